/// Limits that bound the time and memory for extreme geometry; lengths are in pixels.
///
/// They depend only on the command, so they are the same for partial and for full painting.
enum PaintLimits {
  /// The maximum magnitude of coordinates, about a thousand screens; larger ones are clamped.
  static let coordinate = 16_777_216.0
  /// The maximum number of lines per curve; sufficient for a circle as large as `coordinate`.
  static let linesPerCurve = 512
  /// The maximum number of dashes and gaps in one subpath; beyond it the stroke is solid.
  static let dashes = 10_000
  /// The maximum offset of a shadow from its source, in each direction.
  static let shadowOffset = 2_048.0
  /// The maximum standard deviation of a blur.
  static let blurDeviation = 128.0
  /// The maximum distance from the canvas at which contents contribute to shadows and blurs on it.
  static let effectMargin = 4_096

  /// Returns the coordinate clamped to the limit; NaN is returned unchanged.
  static func clamp(_ value: Double) -> Double {
    value < -coordinate ? -coordinate : (value > coordinate ? coordinate : value)
  }
}
