public import Foundation

// The environment values that layout depends on and that only need geometry types.

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsEnabledKey: BoundedEnvironmentKey {
  static var defaultValue: Bool { true }
  // A disabled presentation could not be dismissed.
  static var boundaries: EnvironmentBoundaries { .presentation }
}

extension EnvironmentValues {
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The width of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the user has turned on reduced motion.
  public internal(set) var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether controls respond to input.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The axis of the nearest stack, which determines the direction of spacers and dividers.
  package var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
