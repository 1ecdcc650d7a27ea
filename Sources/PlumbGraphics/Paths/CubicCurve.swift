/// A cubic Bézier curve.
struct CubicCurve {
  /// The start point.
  var start: CGPoint
  /// The first control point.
  var control1: CGPoint
  /// The second control point.
  var control2: CGPoint
  /// The end point.
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Creates the cubic equal to a quadratic curve.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start, CubicCurve.mix(start, control, 2.0 / 3), CubicCurve.mix(end, control, 2.0 / 3), end)
  }

  /// Returns the point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// Returns the parts before and after a parameter from 0 to 1.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = CubicCurve.mix(start, control1, t)
    let b = CubicCurve.mix(control1, control2, t)
    let c = CubicCurve.mix(control2, end, t)
    let (ab, bc) = (CubicCurve.mix(a, b, t), CubicCurve.mix(b, c, t))
    let middle = CubicCurve.mix(ab, bc, t)
    return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
  }

  /// Returns the parameters between 0 and 1 at which one coordinate of a curve has an extremum.
  static func extrema(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    // The derivative, divided by three, is quadratic·t² + 2·linear·t + constant.
    let quadratic = d - 3 * c + 3 * b - a
    let linear = c - 2 * b + a
    let constant = b - a
    var roots: [CGFloat] = []
    if abs(quadratic) <= 1e-12 * (abs(linear) + abs(constant)) {
      if linear != 0 { roots = [-constant / (2 * linear)] }
    } else {
      let discriminant = linear * linear - quadratic * constant
      guard discriminant >= 0 else { return [] }
      // A sum of terms of the same sign avoids cancellation in the smaller root.
      let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = sum == 0 ? [0] : [sum / quadratic, constant / sum]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the interpolation between two points.
  private static func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }
}
