// Settings that no Linux desktop provides; their values are constant.

extension EnvironmentValues {
  /// Whether the interface should not rely on colour alone; always false on this platform.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether backgrounds should be opaque; always false on this platform.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the colours of the screen are inverted; always false on this platform.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons should be recognisable by more than their text; always false on this platform.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether images that flash should be dimmed; always false on this platform.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether animated images should play automatically; always true on this platform.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether a screen reader is active; always false on this platform.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the interface is controlled by switches; always false on this platform.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
