/// A cubic Bézier curve by its four points.
struct CubicCurve {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic that draws the same curve as a quadratic one.
  init(from start: CGPoint, control: CGPoint, to end: CGPoint) {
    self.init(
      start, CubicCurve.mix(start, control, 2.0 / 3), CubicCurve.mix(end, control, 2.0 / 3), end)
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint { split(at: t).0.end }

  /// The parts before and after a parameter from 0 to 1.
  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    let a = CubicCurve.mix(start, control1, t)
    let b = CubicCurve.mix(control1, control2, t)
    let c = CubicCurve.mix(control2, end, t)
    let (ab, bc) = (CubicCurve.mix(a, b, t), CubicCurve.mix(b, c, t))
    let middle = CubicCurve.mix(ab, bc, t)
    return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
  }

  /// The parameters between 0 and 1 where one coordinate of a curve turns round.
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
      // Adding what has the same sign keeps the smaller root exact.
      let sum = -(linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
      roots = sum == 0 ? [0] : [sum / quadratic, constant / sum]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
  }
}
