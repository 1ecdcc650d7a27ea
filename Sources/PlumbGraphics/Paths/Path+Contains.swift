extension Path {
  /// Returns whether a point is inside the path; open subpaths count as closed.
  ///
  /// - Parameter eoFill: Whether to use the even-odd rule instead of the non-zero rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var ray = RayCrossings(origin: point)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let next):
        ray.cross(from: current, to: start)
        (current, start) = (next, next)
      case .line(let next):
        ray.cross(from: current, to: next)
        current = next
      case .quadCurve(let next, let control):
        ray.cross(CubicCurve(from: current, control: control, to: next))
        current = next
      case .curve(let next, let control1, let control2):
        ray.cross(CubicCurve(current, control1, control2, next))
        current = next
      case .closeSubpath:
        ray.cross(from: current, to: start)
        current = start
      }
    }
    ray.cross(from: current, to: start)
    return eoFill ? ray.winding & 1 != 0 : ray.winding != 0
  }
}

/// A counter of the crossings of an outline with the ray from a point to the right.
private struct RayCrossings {
  /// The start of the ray.
  let origin: CGPoint
  /// The number of downward crossings minus the number of upward crossings.
  private(set) var winding = 0

  init(origin: CGPoint) {
    self.origin = origin
  }

  /// Counts the crossing of a straight line.
  mutating func cross(from a: CGPoint, to b: CGPoint) {
    let direction = crossing(a, b)
    guard direction != 0 else { return }
    let x = a.x + (origin.y - a.y) / (b.y - a.y) * (b.x - a.x)
    if x > origin.x { winding += direction }
  }

  /// Counts the crossings of a curve: it is bisected until its control points determine the side.
  ///
  /// Each bisection doubles the precision, so 48 of them exhaust the precision of the coordinates.
  mutating func cross(_ curve: CubicCurve, depth: Int = 48) {
    let xs = [curve.start.x, curve.control1.x, curve.control2.x, curve.end.x]
    let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    if ys.allSatisfy({ $0 > origin.y }) || ys.allSatisfy({ $0 <= origin.y }) { return }
    if xs.allSatisfy({ $0 <= origin.x }) { return }
    if xs.allSatisfy({ $0 > origin.x }) {
      winding += crossing(curve.start, curve.end)
    } else if depth == 0 || !(xs + ys).allSatisfy(\.isFinite) {
      cross(from: curve.start, to: curve.end)
    } else {
      let (first, second) = curve.split(at: 0.5)
      cross(first, depth: depth - 1)
      cross(second, depth: depth - 1)
    }
  }

  /// Returns 1 if a segment crosses the height of the origin downwards, -1 upwards, otherwise 0.
  private func crossing(_ a: CGPoint, _ b: CGPoint) -> Int {
    (b.y > origin.y ? 1 : 0) - (a.y > origin.y ? 1 : 0)
  }
}
