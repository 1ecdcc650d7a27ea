/// Limits that bound the time and memory for extreme geometry; lengths are in pixels.
///
/// They depend only on the command, so they are the same for partial and for full painting.
package enum PaintLimits {
  /// The maximum magnitude of coordinates, about a thousand screens; larger ones are clamped.
  @inlinable package static var coordinate: Double { 16_777_216.0 }
  /// The maximum number of lines per curve; sufficient for a circle as large as `coordinate`.
  @inlinable package static var linesPerCurve: Int { 512 }
  /// The maximum number of dashes and gaps in one subpath; beyond it the stroke is solid.
  @inlinable package static var dashes: Int { 10_000 }
  /// The maximum offset of a shadow from its source, in each direction.
  @inlinable package static var shadowOffset: Double { 2_048.0 }
  /// The maximum standard deviation of a blur.
  @inlinable package static var blurDeviation: Double { 128.0 }
  /// The maximum distance from the canvas at which contents contribute to shadows and blurs on it.
  @inlinable package static var effectMargin: Int { 4_096 }

  /// Returns the coordinate clamped to the limit; NaN is returned unchanged.
  @inlinable package static func clamp(_ value: Double) -> Double {
    value < -coordinate ? -coordinate : (value > coordinate ? coordinate : value)
  }
}
