public import Foundation

/// What the environment says about text; one value, so that a text reads it in one go.
struct TextStyle: Equatable {
  var attributes = TextAttributes()
  var typeSize = DynamicTypeSize.large
  var letterCase: Text.Case?
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat = 0
  var alignment = TextAlignment.leading
  var alignmentStrategy = TextAlignmentStrategy.default
  var writingDirection = TextWritingDirectionStrategy.default
  var truncationMode = TextTruncationMode.tail
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
}

private enum TextStyleKey: EnvironmentKey {
  static var defaultValue: TextStyle { TextStyle() }
}

private enum TextMeasurerKey: EnvironmentKey {
  static var defaultValue: (any TextMeasurer)? { nil }
}

extension EnvironmentValues {
  var textStyle: TextStyle {
    get { self[TextStyleKey.self] }
    set { self[TextStyleKey.self] = newValue }
  }

  /// What measures text; the root of every tree sets it.
  var textMeasurer: any TextMeasurer {
    get {
      guard let measurer = self[TextMeasurerKey.self] else {
        preconditionFailure("A text stands in no tree; put its view into a ViewTree first.")
      }
      return measurer
    }
    set { self[TextMeasurerKey.self] = newValue }
  }

  /// The font of texts that have none of their own; `nil` for the body style.
  public var font: Font? {
    get { textStyle.attributes.font }
    set { textStyle.attributes.font = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.typeSize }
    set { textStyle.typeSize = newValue }
  }

  /// The case of the letters of texts; `nil` as they are.
  public var textCase: Text.Case? {
    get { textStyle.letterCase }
    set { textStyle.letterCase = newValue }
  }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }

  /// Room in points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { textStyle.lineSpacing }
    set { textStyle.lineSpacing = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }

  /// Where texts that are cut short show the ellipsis.
  public var truncationMode: Text.TruncationMode {
    get { textStyle.truncationMode }
    set { textStyle.truncationMode = newValue }
  }

  /// The share of its size to which a text shrinks before it is cut short, 0 to 1.
  public var minimumScaleFactor: CGFloat {
    get { textStyle.minimumScaleFactor }
    set { textStyle.minimumScaleFactor = newValue }
  }

  /// Whether letters may come closer before a text is cut short or shrinks: by up to a fiftieth of
  /// their size, where that is enough.
  public var allowsTightening: Bool {
    get { textStyle.allowsTightening }
    set { textStyle.allowsTightening = newValue }
  }
}
