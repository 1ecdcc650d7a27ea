/// How a person wants programs to look and move. What is not known, or not decided, is `nil`.
public struct Appearance: Hashable, Sendable {
  public var colorScheme: ColorScheme?
  public var contrast: ColorSchemeContrast?
  /// Whether every movement is to end at once.
  public var reducesMotion: Bool?
  /// The size of text. Desktops give a factor, of which this is the nearest step.
  public var typeSize: DynamicTypeSize?

  public init(
    colorScheme: ColorScheme? = nil, contrast: ColorSchemeContrast? = nil,
    reducesMotion: Bool? = nil, typeSize: DynamicTypeSize? = nil
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.reducesMotion = reducesMotion
    self.typeSize = typeSize
  }

  /// The same, with what is `nil` taken from another one.
  func completed(by other: Appearance) -> Appearance {
    Appearance(
      colorScheme: colorScheme ?? other.colorScheme, contrast: contrast ?? other.contrast,
      reducesMotion: reducesMotion ?? other.reducesMotion, typeSize: typeSize ?? other.typeSize)
  }
}
