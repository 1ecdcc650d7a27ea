public import Foundation

/// A formatter of lists, such as `one, two, and three`.
///
/// As Foundation on Apple's platforms, which has no such class on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of the elements; `nil` for their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of an array, or `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  /// Returns the text of a list; `nil` if the formatter of the elements has no text for one of them.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append("\(item)")
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return Self.joined(texts, locale ?? .autoupdatingCurrent)
  }

  /// Returns the text of a list in the current language.
  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, .autoupdatingCurrent)
  }

  private class func joined(_ strings: [String], _ locale: Locale) -> String {
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    return style.locale(locale).format(strings)
  }
}
