internal import Foundation
internal import PlumbUI

/// A text with attributes that is measured and drawn.
// The values of the attributes are only read, on the main thread while the caller waits.
struct DrawnText: @unchecked Sendable {
  private let parts: [(text: String, attributes: [NSAttributedString.Key: Any])]

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    parts = [(text, attributes ?? [:])]
  }

  init(_ text: NSAttributedString) {
    var parts: [(String, [NSAttributedString.Key: Any])] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      parts.append((text.attributedSubstring(from: range).string, attributes))
    }
    self.parts = parts
  }

  private var paragraph: NSParagraphStyle {
    parts.lazy.compactMap { $0.attributes[.paragraphStyle] as? NSParagraphStyle }.first ?? .default
  }

  private var alignment: TextAlignment {
    switch paragraph.alignment {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }

  /// The text as a view.
  @MainActor private var view: some View {
    parts.map { Self.text($0.text, $0.attributes) }.reduce(Text(verbatim: ""), +)
      .multilineTextAlignment(alignment)
      .lineSpacing(max(paragraph.lineSpacing, 0))
      .environment(\.layoutDirection, .leftToRight)
  }

  private static func text(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    let color = (attributes[.foregroundColor] as? ColorObject)?.storedColor ?? .black
    let font = (attributes[.font] as? FontObject)?.font ?? .system(size: 12)
    var result = Text(verbatim: text).font(font).foregroundColor(color)
    if let kern = number(attributes[.kern] ?? attributes[.tracking]) {
      result = result.kerning(kern)
    }
    if let offset = number(attributes[.baselineOffset]) { result = result.baselineOffset(offset) }
    if let style = number(attributes[.underlineStyle]), style != 0 { result = result.underline() }
    if let style = number(attributes[.strikethroughStyle]), style != 0 {
      result = result.strikethrough()
    }
    return result
  }

  /// Returns the number in a value of an attribute.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// Returns the size of the text within a width in points; `nil` for one without a limit.
  func size(width: CGFloat? = nil) -> CGSize {
    MainThread.run { DrawnView(view).size(for: ProposedViewSize(width: width, height: nil)) }
  }

  /// Draws the text from the upper left corner of a rectangle of the current context, wrapped at its width.
  func draw(in rect: CGRect) {
    guard let context = CGContext.current, rect.width > 0, rect.height > 0 else { return }
    let scale = context.scale
    let alignment = Alignment(horizontal: alignment.horizontal, vertical: .top)
    let commands = MainThread.run {
      DrawnView(view.frame(width: rect.width, height: rect.height, alignment: alignment))
        .commands(size: rect.size, scale: scale)
    }
    context.draw(commands, uprightIn: rect)
  }

  /// Draws the text in one line, with a corner of it at a point: the upper left one if the y axis points downwards, and
  /// otherwise the lower left one.
  func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size()))
  }
}

extension TextAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
