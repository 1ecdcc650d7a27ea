extension CGAffineTransform {
  /// The factor by which areas change; negative if the transform mirrors.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether the transform has an inverse.
  package var isInvertible: Bool { determinant.isFinite && determinant != 0 }

  /// The largest factor by which the transform stretches a length: its larger singular value.
  package var maximumScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let rest = max(sum * sum - 4 * determinant * determinant, 0)
    return ((sum + rest.squareRoot()) / 2).squareRoot()
  }

  /// The factor of a transform that only scales uniformly and moves; `nil` for other transforms.
  package var uniformScale: CGFloat? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }

  /// Returns the transform applied in coordinates whose origin is the given point.
  package func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
