/// What the environment says about text; one value, so that a text reads it in one go.
struct TextStyle: Equatable {
  var font: Font?
  var weight: Font.Weight?
  var typeSize = DynamicTypeSize.large
  var lineLimit: Int?
  var alignment = TextAlignment.leading
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
    get { textStyle.font }
    set { textStyle.font = newValue }
  }

  public var dynamicTypeSize: DynamicTypeSize {
    get { textStyle.typeSize }
    set { textStyle.typeSize = newValue }
  }

  /// The largest number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { textStyle.lineLimit }
    set { textStyle.lineLimit = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { textStyle.alignment }
    set { textStyle.alignment = newValue }
  }
}
