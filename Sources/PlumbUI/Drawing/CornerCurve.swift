/// The top right corner of a rounded rectangle of radius 1, with the corner itself at the origin.
///
/// A smooth corner is an arc of the circle in the middle and, on both sides, one cubic that begins
/// on the straight edge with no curvature and meets the arc with its direction. `smoothing` is how
/// much farther than the radius the corner reaches along the edges, and also the part of the
/// quarter turn that the two cubics take over from the arc. At 0 nothing but the arc is left.
struct CornerCurve {
  /// The corner reaches about one and a half radii along the edge, as on Apple's platforms.
  static let platformSmoothing = 0.53

  var smoothing: Double

  /// Appends the corner clockwise, from the top edge to the right one.
  func append(to path: inout Path, transform: CGAffineTransform, startsSubpath: Bool) {
    func placed(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    let reach = 1 + smoothing
    // How far the arc's first point has turned from the straight edge.
    let turned = .pi / 4 * smoothing
    let start = (x: sin(turned) - 1, y: 1 - cos(turned))
    // The tangent at the arc's first point crosses the edge here; both inner controls lie on it.
    let crossing = start.x - (smoothing > 0 ? start.y / tan(turned) : 0)
    let early = -reach + (crossing + reach) * 2 / 3

    let first = placed(-reach, 0)
    if startsSubpath { path.move(to: first) } else { path.addLine(to: first) }
    if smoothing > 0 {
      path.addCurve(
        to: placed(start.x, start.y), control1: placed(early, 0), control2: placed(crossing, 0))
    }
    EllipticArc(center: CGPoint(x: -1, y: 1), radii: CGSize(width: 1, height: 1))
      .append(
        to: &path, from: turned - .pi / 2, sweep: .pi / 2 - 2 * turned, transform: transform)
    if smoothing > 0 {
      path.addCurve(
        to: placed(0, reach), control1: placed(0, -crossing), control2: placed(0, -early))
    }
  }
}
