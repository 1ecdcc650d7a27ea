public import Foundation

/// The text properties of the environment. They form one value, so that a text reads a single key.
package struct TextStyle: Equatable {
  /// The attributes of runs that have none of their own.
  package var attributes = TextAttributes()
  var typeSize = DynamicTypeSize.large
  var letterCase: Text.Case?
  /// The maximum number of lines; `nil` for no limit.
  package var lineLimit: Int?
  /// The number of lines for which space is reserved.
  package var reservedLines = 0
  var lineSpacing: CGFloat = 0
  /// The alignment of the lines.
  package var alignment = TextAlignment.leading
  /// The alignment of the texts of fields; `nil` for the alignment of texts.
  package var fieldAlignment: TextAlignment?
  /// Whether the alignment follows the layout direction or the direction of each paragraph.
  package var alignmentStrategy = TextAlignmentStrategy.default
  var writingDirection = TextWritingDirectionStrategy.default
  var truncationMode = TextTruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  /// The renderer of the texts; `nil` for none.
  var renderer: AnyTextRenderer?
}

extension EnvironmentValues {
  /// The text properties.
  @EnvironmentEntry package var textStyle: TextStyle = TextStyle()

  /// The font of texts without a font of their own; `nil` for the body style.
  public var font: Font? {
    get { textStyle.attributes.font }
    set { textStyle.attributes.font = newValue }
  }

  /// The dynamic type size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.typeSize }
    set { textStyle.typeSize = newValue }
  }

  /// The letter case of texts; `nil` to leave it unchanged.
  public var textCase: Text.Case? {
    get { textStyle.letterCase }
    set { textStyle.letterCase = newValue }
  }

  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }

  /// The space between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set {
      textStyle.alignment = newValue
      textStyle.fieldAlignment = nil
    }
  }

  /// The position of the ellipsis in truncated lines.
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncationMode }
    set { textStyle.truncationMode = newValue }
  }

  /// The factor, 0 to 1, to which a text may shrink before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }

  /// Whether the spacing of characters may be reduced, by up to a fiftieth of the font size, if
  /// that prevents a text from being truncated or shrunk.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }
}
