public import Foundation

// The environment values that layout depends on and that only need geometry types.

extension EnvironmentValues {
  /// The number of pixels per point.
  @EnvironmentEntry public var displayScale: CGFloat = 1

  /// The width of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Whether the user has turned on reduced motion.
  @EnvironmentEntry public internal(set) var accessibilityReduceMotion: Bool = false

  /// Whether controls respond to input.
  // A disabled presentation could not be dismissed.
  @EnvironmentEntry(until: .presentation) public var isEnabled: Bool = true
}
