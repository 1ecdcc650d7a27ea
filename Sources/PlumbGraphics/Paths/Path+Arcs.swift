extension Path {
  /// Appends an arc of a circle, connected to the current point by a straight line.
  ///
  /// As SwiftUI: the flag refers to a y axis that points upwards; on the screen, `true` is
  /// counter-clockwise and `false` clockwise. Angles that differ by a full rotation or more give
  /// one whole circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    let difference = endAngle.radians - startAngle.radians
    guard difference.isFinite else { return }
    var sweep = difference
    if abs(difference) >= turn {
      sweep = clockwise ? -turn : turn
    } else if clockwise, difference > 0 {
      sweep -= turn
    } else if !clockwise, difference < 0 {
      sweep += turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(sweep),
      transform: transform)
  }

  /// Appends an arc with a sweep angle, connected to the current point by a straight line.
  ///
  /// A positive angle is clockwise on the screen; more than a full rotation counts as one rotation.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let start = startAngle.radians
    guard start.isFinite, delta.radians.isFinite else { return }
    let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
    let arc = EllipticArc(center: center, radii: CGSize(width: radius, height: radius))
    let first = arc.point(at: start).applying(transform)
    if let current = currentPoint {
      if current != first { addLine(to: first) }
    } else {
      move(to: first)
    }
    arc.append(to: &self, from: start, sweep: sweep, transform: transform)
  }

  /// Appends an arc tangent to two lines, connected to the current point by a straight line.
  ///
  /// The first line is from the current point to `tangent1End`, the second from there to
  /// `tangent2End`. If no circle is tangent to both, a straight line to `tangent1End` is appended.
  public mutating func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    // The current point is already transformed; the arguments are not.
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let incoming = CGPoint(x: current.x - corner.x, y: current.y - corner.y)
    let outgoing = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
    let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
    let angle = atan2(abs(cross), dot)
    guard radius > 0, radius.isFinite, angle > 1e-9, angle < .pi - 1e-9 else {
      return addLine(to: corner.applying(transform))
    }
    let reach = radius / tan(angle / 2) / hypot(incoming.x, incoming.y)
    let touch = CGPoint(x: corner.x + incoming.x * reach, y: corner.y + incoming.y * reach)
    // The centre is on that side of the first line on which the second line lies.
    let side: CGFloat = cross > 0 ? -1 : 1
    let away = radius / hypot(incoming.x, incoming.y) * side
    let center = CGPoint(x: touch.x + incoming.y * away, y: touch.y - incoming.x * away)
    addRelativeArc(
      center: center, radius: radius,
      startAngle: .radians(atan2(touch.y - center.y, touch.x - center.x)),
      delta: .radians(side * (.pi - angle)), transform: transform)
  }
}

/// An approximation of an elliptical arc by cubic curves.
///
/// A curve spans at most an eighth of a rotation. There its error is four millionths of the radius;
/// for a quarter it would be 64 times as large, which is visible in the coverage of a circle of 50
/// pixels.
struct EllipticArc {
  var center: CGPoint
  var radii: CGSize

  /// Returns the point of the ellipse at an angle in radians, clockwise on the screen from the
  /// right.
  func point(at angle: Double) -> CGPoint {
    CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
  }

  /// Appends the curves of the arc.
  ///
  /// - Precondition: The current point of the path is the first point of the arc.
  func append(
    to path: inout Path, from start: Double, sweep: Double,
    transform: CGAffineTransform = .identity
  ) {
    guard sweep != 0 else { return }
    let segmentCount = max(1, Int((abs(sweep) / (.pi / 4) - 1e-9).rounded(.up)))
    let step = sweep / Double(segmentCount)
    let reach = 4.0 / 3 * tan(step / 4)
    for segment in 0..<segmentCount {
      let (a, b) = (start + step * Double(segment), start + step * Double(segment + 1))
      let (p, q) = (point(at: a), point(at: b))
      let control1 = CGPoint(
        x: p.x - reach * radii.width * sin(a), y: p.y + reach * radii.height * cos(a))
      let control2 = CGPoint(
        x: q.x + reach * radii.width * sin(b), y: q.y - reach * radii.height * cos(b))
      path.addCurve(
        to: q.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }
}
