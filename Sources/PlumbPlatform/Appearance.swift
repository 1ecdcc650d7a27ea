/// The user's preferences for the appearance and motion of programs. A preference that is unknown
/// or not set is `nil`.
public struct Appearance: Hashable, Sendable {
  /// The light or dark colour scheme.
  public var colorScheme: ColorScheme?
  /// The contrast between elements.
  public var contrast: ColorSchemeContrast?
  /// Whether every animation ends immediately.
  public var reducesMotion: Bool?
  /// The size of text. Desktops set a scale factor; this is the step nearest to it.
  public var typeSize: DynamicTypeSize?

  /// The time for which the caret of a text is shown or hidden, in seconds; infinite if it does not blink.
  public var caretBlinkInterval: Double?
  /// The time after the last key for which the caret blinks, in seconds.
  public var caretBlinkDuration: Double?

  /// Creates preferences.
  public init(
    colorScheme: ColorScheme? = nil, contrast: ColorSchemeContrast? = nil,
    reducesMotion: Bool? = nil, typeSize: DynamicTypeSize? = nil,
    caretBlinkInterval: Double? = nil, caretBlinkDuration: Double? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
    self.typeSize = typeSize
    self.caretBlinkInterval = caretBlinkInterval
    self.caretBlinkDuration = caretBlinkDuration
  }

  /// Returns these preferences, with `nil` replaced by the preferences of another value.
  package func completed(by other: Appearance) -> Appearance {
    Appearance(
      colorScheme: colorScheme ?? other.colorScheme, contrast: contrast ?? other.contrast,
      reducesMotion: reducesMotion ?? other.reducesMotion, typeSize: typeSize ?? other.typeSize,
      caretBlinkInterval: caretBlinkInterval ?? other.caretBlinkInterval,
      caretBlinkDuration: caretBlinkDuration ?? other.caretBlinkDuration)
  }
}
