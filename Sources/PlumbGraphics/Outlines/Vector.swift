import Foundation

/// Vectors in the plane.
extension SIMD2<Double> {
  /// The Euclidean length.
  @inlinable package var length: Double { (self * self).sum().squareRoot() }

  /// The vector of length 1 in the same direction, or `nil` for the zero vector.
  @inlinable package var unit: SIMD2<Double>? {
    let length = length
    return length > 0 && length.isFinite ? self / length : nil
  }

  /// The vector rotated clockwise by 90°, on a screen whose y axis points downwards.
  @inlinable package var right: SIMD2<Double> { SIMD2(-y, x) }

  /// Returns the angle in radians to another vector; positive if it is to the right.
  @inlinable package func angle(to other: SIMD2<Double>) -> Double {
    atan2(x * other.y - y * other.x, (self * other).sum())
  }

  /// Returns the vector rotated by an angle in radians, clockwise on the screen.
  @inlinable package func rotated(by angle: Double) -> SIMD2<Double> {
    let (sine, cosine) = (sin(angle), cos(angle))
    return SIMD2(x * cosine - y * sine, x * sine + y * cosine)
  }
}
