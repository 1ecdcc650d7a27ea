/// What keeps odd geometry from costing time or memory without end; lengths in pixels.
///
/// They depend on nothing but the command, so a partial paint meets the same limits as a whole one.
enum PaintLimits {
  /// Coordinates are clamped to this distance from the origin, about a thousand screens.
  static let coordinate = 16_777_216.0
  /// The most lines one curve becomes; a circle as wide as the limit above is still drawn.
  static let linesPerCurve = 512
  /// The most pieces the dashes of one subpath may have; beyond, the line is solid.
  static let dashes = 10_000
  /// How far a shadow may lie from what throws it, each way.
  static let shadowOffset = 2_048.0
  /// The widest standard deviation of a blur.
  static let blurDeviation = 128.0
  /// How far outside the picture things still throw a shadow or blur into it.
  static let effectMargin = 4_096

  /// The coordinate within the limits; not a number stays as it is.
  static func clamp(_ value: Double) -> Double {
    value < -coordinate ? -coordinate : (value > coordinate ? coordinate : value)
  }
}
