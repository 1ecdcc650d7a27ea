/// The curve of the top right corner of a rounded rectangle with radius 1; the corner of the
/// rectangle is at the origin.
///
/// A smooth corner consists of a circular arc in the middle and, on both sides, one cubic that
/// starts on the straight edge with curvature zero and is tangent to the arc.
struct CornerCurve {
  /// The smoothing on Apple's platforms: the curve extends about one and a half radii along the
  /// edge.
  static let platformSmoothing = 0.53

  /// The distance beyond the radius to which the curve extends along the edges, in radii; also the
  /// fraction of the quarter circle that the cubics replace. With 0 the curve is only the arc.
  var smoothing: Double

  /// Appends the curve clockwise, from the top edge to the right edge.
  func append(to path: inout Path, transform: CGAffineTransform, startsSubpath: Bool) {
    func placed(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let reach = 1 + smoothing
    // The angle between the straight edge and the tangent at the first point of the arc.
    let startAngle = .pi / 4 * smoothing
    let start = (x: sin(startAngle) - 1, y: 1 - cos(startAngle))
    // The tangent at the first point of the arc intersects the edge here; both inner control points
    // lie on it.
    let innerControl = start.x - (smoothing > 0 ? start.y / tan(startAngle) : 0)
    let outerControl = -reach + (innerControl + reach) * 2 / 3

    let first = placed(-reach, 0)
    if startsSubpath { path.move(to: first) } else { path.addLine(to: first) }
    if smoothing > 0 {
      path.addCurve(
        to: placed(start.x, start.y), control1: placed(outerControl, 0),
        control2: placed(innerControl, 0))
    }
    EllipticArc(center: CGPoint(x: -1, y: 1), radii: CGSize(width: 1, height: 1))
      .append(
        to: &path, from: startAngle - .pi / 2, sweep: .pi / 2 - 2 * startAngle, transform: transform
      )
    if smoothing > 0 {
      path.addCurve(
        to: placed(0, reach), control1: placed(0, -innerControl), control2: placed(0, -outerControl)
      )
    }
  }
}
