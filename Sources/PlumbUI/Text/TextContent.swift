/// How a span of text is set.
struct SpanStyle: Hashable {
  var font = FontKey(size: 17, weight: .regular, isItalic: false)
  /// Room in points behind every character; negative brings them closer.
  var tracking: CGFloat = 0
  /// How far in points the span stands above its line.
  var baselineOffset: CGFloat = 0
  /// Whether every digit is as wide as the widest.
  var hasEvenDigits = false
  /// What is added to the height of a line, in points.
  var leading: CGFloat = 0
  /// What stands in the place of the span's one character; `nil` for letters.
  var attachment: TextAttachment?

  /// The style in another size.
  func scaled(by factor: CGFloat) -> SpanStyle {
    if factor == 1 { return self }
    var style = self
    style.font = font.scaled(by: factor)
    style.tracking *= factor
    style.baselineOffset *= factor
    style.leading *= factor
    style.attachment = attachment?.scaled(by: factor)
    return style
  }
}

/// The room something takes in a line that is no letter, in points.
struct TextAttachment: Hashable {
  /// The character that stands for it in the text.
  static let character: Character = "\u{FFFC}"

  var width: CGFloat
  /// How far it reaches above and below the baseline.
  var ascent: CGFloat
  var descent: CGFloat

  func scaled(by factor: CGFloat) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}

/// A stretch of a text in one style.
struct TextSpan: Hashable {
  var string: String
  var style: SpanStyle
}

/// What a text is made of, apart from the room it gets.
struct TextContent: Equatable {
  /// One span at least.
  var spans = [TextSpan(string: "", style: SpanStyle())]
  var lineLimit: Int?
  /// The number of lines there is room for even if there are fewer.
  var reservedLines = 0
  var truncationMode = TextTruncationMode.tail
  /// The smallest share of its size to which the text shrinks before it is cut short.
  var minimumScale: CGFloat = 1
  /// Room in points between lines.
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var alignmentStrategy = TextAlignmentStrategy.default
  var direction = TextDirection()
  /// Whether letters may come closer before the text is cut short.
  var allowsTightening = false
  /// Pixels per point, to which lines are rounded.
  var scale: CGFloat = 1
}

/// The side to which lines of different length keep.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

/// What leading and trailing mean to the lines of a text.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private enum Kind { case layout, writing }

  private let kind: Kind

  /// The sides of the surroundings.
  public static let layoutBased = TextAlignmentStrategy(kind: .layout)
  /// The sides where the paragraph begins and ends.
  public static let writingDirectionBased = TextAlignmentStrategy(kind: .writing)
  /// As SwiftUI, for a text: the sides of the surroundings.
  public static let `default` = layoutBased
}

/// Where the last line of a text that is cut short shows the ellipsis.
public enum TextTruncationMode: Hashable, Sendable {
  case head, tail, middle
}
