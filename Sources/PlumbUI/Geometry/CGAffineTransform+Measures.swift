extension CGAffineTransform {
  /// How many times larger areas become; negative where the transform mirrors.
  var determinant: CGFloat { a * d - b * c }

  /// Whether every point comes from exactly one.
  var isInvertible: Bool { determinant.isFinite && determinant != 0 }

  /// The factor by which the transform makes lengths longer at most: its larger singular value.
  var stretch: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let rest = max(sum * sum - 4 * determinant * determinant, 0)
    return ((sum + rest.squareRoot()) / 2).squareRoot()
  }

  /// The factor, if the transform makes everything larger or smaller alike and turns nothing.
  var uniformScale: CGFloat? { b == 0 && c == 0 && a == d && a > 0 ? a : nil }

  /// The transform as it acts in coordinates whose origin lies at a point of the old ones.
  func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
