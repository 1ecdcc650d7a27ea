/// The style of a span of text.
package struct SpanStyle: Hashable {
  package var font = FontKey(size: 17, weight: .regular, isItalic: false)
  /// The space after every character in points; negative values move characters closer together.
  package var tracking: CGFloat = 0
  /// The distance of the span's baseline above the line's baseline, in points.
  package var baselineOffset: CGFloat = 0
  /// Whether every digit has the width of the widest digit.
  package var hasMonospacedDigits = false
  /// The points added to the height of a line.
  package var leading: CGFloat = 0
  /// The attachment shown instead of the span's single character; `nil` for text.
  package var attachment: TextAttachment?

  package init(
    font: FontKey = FontKey(size: 17, weight: .regular, isItalic: false),
    tracking: CGFloat = 0,
    baselineOffset: CGFloat = 0,
    hasMonospacedDigits: Bool = false,
    leading: CGFloat = 0,
    attachment: TextAttachment? = nil
  ) {
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.hasMonospacedDigits = hasMonospacedDigits
    self.leading = leading
    self.attachment = attachment
  }

  /// Returns the style with all lengths multiplied by a factor.
  package func scaled(by factor: CGFloat) -> SpanStyle {
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

/// The size in points of a part of a line that is not text, such as an image.
package struct TextAttachment: Hashable {
  /// The character that represents an attachment in the text.
  package static let character: Character = "\u{FFFC}"

  package var width: CGFloat
  /// The extent above and below the baseline.
  package var ascent: CGFloat
  package var descent: CGFloat

  package init(
    width: CGFloat,
    ascent: CGFloat,
    descent: CGFloat
  ) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }

  package func scaled(by factor: CGFloat) -> TextAttachment {
    TextAttachment(width: width * factor, ascent: ascent * factor, descent: descent * factor)
  }
}

/// A part of a text in one style.
package struct TextSpan: Hashable {
  package var string: String
  package var style: SpanStyle

  package init(
    string: String,
    style: SpanStyle
  ) {
    self.string = string
    self.style = style
  }
}

/// The content and the parameters of a text, without the available size.
package struct TextContent: Equatable {
  /// The spans; at least one.
  package var spans = [TextSpan(string: "", style: SpanStyle())]
  package var lineLimit: Int?
  /// The number of lines whose height is reserved even if there are fewer.
  package var reservedLines = 0
  package var truncationMode = TextTruncationMode.tail
  /// The smallest factor by which the text is scaled before it is truncated.
  package var minimumScale: CGFloat = 1
  /// The space between lines in points.
  package var lineSpacing: CGFloat = 0
  package var alignment = TextAlignment.leading
  package var alignmentStrategy = TextAlignmentStrategy.default
  package var direction = TextDirection()
  /// Whether characters may move closer together before the text is truncated.
  package var allowsTightening = false
  /// The pixels per point, to which lines are rounded.
  package var scale: CGFloat = 1

  package init(
    spans: [TextSpan] = [TextSpan(string: "", style: SpanStyle())],
    lineLimit: Int? = nil,
    reservedLines: Int = 0,
    truncationMode: TextTruncationMode = TextTruncationMode.tail,
    minimumScale: CGFloat = 1,
    lineSpacing: CGFloat = 0,
    alignment: TextAlignment = TextAlignment.leading,
    alignmentStrategy: TextAlignmentStrategy = TextAlignmentStrategy.default,
    direction: TextDirection = TextDirection(),
    allowsTightening: Bool = false,
    scale: CGFloat = 1
  ) {
    self.spans = spans
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncationMode = truncationMode
    self.minimumScale = minimumScale
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.alignmentStrategy = alignmentStrategy
    self.direction = direction
    self.allowsTightening = allowsTightening
    self.scale = scale
  }
}

/// The horizontal alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Alignment with the leading edge, the centre or the trailing edge.
  case leading, center, trailing
}

/// The meaning of leading and trailing for the lines of a text.
public struct TextAlignmentStrategy: Hashable, Sendable {
  private enum Kind { case layout, writing }

  private let kind: Kind

  /// Leading and trailing follow the layout direction of the environment.
  public static let layoutBased = TextAlignmentStrategy(kind: .layout)
  /// Leading and trailing follow the writing direction of the paragraph.
  public static let writingDirectionBased = TextAlignmentStrategy(kind: .writing)
  /// As SwiftUI: the layout direction of the environment.
  public static let `default` = layoutBased
}

/// The position of the ellipsis in the last line of a truncated text.
public enum TextTruncationMode: Hashable, Sendable {
  /// An ellipsis at the start, at the end or in the middle of the line.
  case head, tail, middle
}
