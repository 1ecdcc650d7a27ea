import Foundation

/// What outlines need of vectors in the plane.
extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }

  /// The vector of length 1 in the same direction, if it has one.
  var unit: SIMD2<Double>? {
    let length = length
    return length > 0 && length.isFinite ? self / length : nil
  }

  /// The vector turned by a quarter to the right, as seen on a screen whose y grows downwards.
  var right: SIMD2<Double> { SIMD2(-y, x) }

  /// The angle in radians to another vector; positive if that lies to the right.
  func angle(to other: SIMD2<Double>) -> Double {
    atan2(x * other.y - y * other.x, (self * other).sum())
  }

  func rotated(by angle: Double) -> SIMD2<Double> {
    let (sine, cosine) = (sin(angle), cos(angle))
    return SIMD2(x * cosine - y * sine, x * sine + y * cosine)
  }
}
