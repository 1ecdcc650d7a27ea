public import Foundation
internal import PlumbUI

/// The clipboard: texts for all programs, and images and colours for this one.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  /// The clipboard of the desktop.
  public static let general = UIPasteboard()

  /// The number of changes that this program has made.
  public private(set) var changeCount = 0
  /// The values besides texts that were copied last.
  private var copied: (image: UIImage?, color: UIColor?) = (nil, nil)

  nonisolated private override init() {
    super.init()
  }

  private func copy(_ text: String?, image: UIImage? = nil, color: UIColor? = nil) {
    changeCount += 1
    Desktop.clipboardText = text
    copied = (image, color)
  }

  /// The text; `nil` for none.
  public var string: String? {
    get { Desktop.clipboardText }
    set { copy(newValue) }
  }

  /// The text as the only one of a list; `nil` for none. Of several texts, each becomes a line.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { copy(newValue?.joined(separator: "\n")) }
  }

  /// The text as an address; `nil` for none.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)).flatMap { $0.scheme == nil ? nil : $0 } }
    set { copy(newValue?.absoluteString) }
  }

  /// The image that this program has copied; `nil` for none, and after a text was copied anywhere.
  public var image: UIImage? {
    get { hasStrings ? nil : copied.image }
    set { copy(nil, image: newValue) }
  }

  /// The colour that this program has copied; `nil` for none, and after a text was copied anywhere.
  public var color: UIColor? {
    get { hasStrings ? nil : copied.color }
    set { copy(nil, color: newValue) }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { string?.isEmpty == false }
  /// Whether the text is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  public var hasColors: Bool { color != nil }
  /// The number of items.
  public var numberOfItems: Int { hasStrings || hasImages || hasColors ? 1 : 0 }

  /// Copies the text of the first item; values of other kinds have no effect.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    copy(items.first.flatMap { $0.values.lazy.compactMap { $0 as? String }.first })
  }

  /// Copies a text; `pasteboardType` has no effect.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    copy(value as? String ?? (value as? URL)?.absoluteString)
  }

  /// A setting of a copy, without effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date at which the copy is removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the copy stays on this machine.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Posted on a phone when the clipboard changes; never posted here.
  nonisolated public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
}
