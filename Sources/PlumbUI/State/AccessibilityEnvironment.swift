// What a person may have chosen elsewhere and no desktop here says: the answer is always no.

extension EnvironmentValues {
  /// Whether things should be told apart by more than colour; always false here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether grounds should be opaque; always false here.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the colours of the screen are inverted; always false here.
  public var accessibilityInvertColors: Bool { false }

  /// Whether buttons should be recognisable by more than their text; always false here.
  public var accessibilityShowButtonShapes: Bool { false }

  /// Whether pictures that flash should be dimmed; always false here.
  public var accessibilityDimFlashingLights: Bool { false }

  /// Whether pictures that move should start by themselves; always true here.
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// Whether a screen reader speaks; always false here.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether the interface is used by switches; always false here.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
