internal import Foundation

/// A circle, whose outline and stroke have closed forms.
package struct Circle {
  package typealias Point = Polyline.Point

  /// The centre.
  package var center: Point
  /// The radius.
  package var radius: Double

  /// Whether no coordinate of the circle is limited.
  package var isWithinLimits: Bool {
    abs(center.x) + radius < PaintLimits.coordinate
      && abs(center.y) + radius
        < PaintLimits.coordinate
  }

  /// Returns the circle scaled from points to pixels.
  package func scaled(by scale: Double) -> Circle {
    Circle(center: center * scale, radius: radius * scale)
  }

  /// Returns a polygon with a distance of at most `Flattening.tolerance` from the circle; its
  /// corners are outside of the circle and the middles of its sides inside.
  ///
  /// - Parameter isReversed: Whether the polygon is counter-clockwise on the screen.
  package func polygon(isReversed: Bool = false) -> Polyline {
    // The distance of a chord from its arc is r (1 - cos(step / 2)), half of it on each side.
    let tolerance = Flattening.tolerance
    let widest = 2 * acos(max(1 - 2 * tolerance / max(radius, 2 * tolerance), 0.5))
    let limit = 2 * PaintLimits.linesPerCurve
    let count = min(max(Int((.pi / 2 / widest).rounded(.up)), 2), limit)
    let step = .pi / 2 / Double(count)
    // The corners are as far outside of the circle as the middles of the sides are inside.
    let outward = 2 * radius / (1 + cos(step / 2))
    let turn = Point(cos(step), isReversed ? -sin(step) : sin(step))
    var points: [Point] = []
    points.reserveCapacity(4 * count)
    var arm = Point(outward, 0)
    for _ in 0..<count {
      points.append(center + arm)
      arm = Point(arm.x * turn.x - arm.y * turn.y, arm.x * turn.y + arm.y * turn.x)
    }
    for index in count..<4 * count {
      let (x, y) = (points[index - count].x - center.x, points[index - count].y - center.y)
      points.append(center + (isReversed ? Point(y, -x) : Point(-y, x)))
    }
    return Polyline(points: points, isSmooth: [], isClosed: true)
  }
}

extension Path {
  /// The circle that this path outlines with the curves of `addEllipse(in:)`, possibly rotated;
  /// `nil` for other paths.
  package var circle: Circle? {
    guard elements.count == 10, case .closeSubpath = elements[9],
      case .move(let start) = elements[0], case .curve(let opposite, _, _) = elements[4]
    else { return nil }
    let center = (Circle.Point(start) + Circle.Point(opposite)) / 2
    var arm = Circle.Point(start) - center
    let radius = arm.length
    let tolerance = 1e-9 * (radius + abs(center.x) + abs(center.y))
    guard radius > 0, radius.isFinite else { return nil }
    guard case .curve(let second, _, _) = elements[1] else { return nil }
    let isRight = (arm.right * (Circle.Point(second) - center)).sum() > 0
    let (cosine, sine) = (0.5.squareRoot(), isRight ? 0.5.squareRoot() : -0.5.squareRoot())
    let reach = (isRight ? 1 : -1) * 4.0 / 3 * tan(.pi / 16)
    func isNear(_ point: CGPoint, _ other: Circle.Point) -> Bool {
      let distance = Circle.Point(point) - center - other
      return abs(distance.x) <= tolerance && abs(distance.y) <= tolerance
    }
    for element in elements[1...8] {
      guard case .curve(let end, let control1, let control2) = element else { return nil }
      let next = Circle.Point(
        arm.x * cosine - arm.y * sine, arm.x * sine + arm.y * cosine)
      guard isNear(end, next), isNear(control1, arm + arm.right * reach),
        isNear(control2, next - next.right * reach)
      else { return nil }
      arm = next
    }
    return Circle(center: center, radius: radius)
  }
}

extension SIMD2<Double> {
  /// Creates the vector to a point.
  fileprivate init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }
}
