/// A clipper that cuts lines at the boundary of a region.
struct LineClipper {
  typealias Point = Polyline.Point

  /// The edges of the region.
  private var edges: [(from: Point, to: Point)] = []
  /// Whether the even-odd rule determines the inside, instead of the non-zero rule.
  private let isEvenOdd: Bool

  /// Creates a clipper for a region bounded by closed polylines.
  init(_ region: [Polyline], isEvenOdd: Bool) {
    self.isEvenOdd = isEvenOdd
    for polyline in region {
      guard var before = polyline.points.last else { continue }
      for point in polyline.points {
        edges.append((before, point))
        before = point
      }
    }
  }

  /// Returns the parts of lines inside or outside of the region, in order.
  ///
  /// Complexity: O(*n* · *m*) for *n* lines and *m* edges of the region.
  func part(of polylines: [Polyline], isInside: Bool) -> [Polyline] {
    polylines.flatMap { polyline -> [Polyline] in
      var parts: [Polyline] = []
      var part = Polyline()
      let points = polyline.points + (polyline.isClosed ? Array(polyline.points.prefix(1)) : [])
      for (from, to) in zip(points, points.dropFirst()) {
        for (start, end) in segments(from, to) {
          if contains((start + end) / 2) == isInside {
            if part.points.last != start {
              if part.points.count > 1 { parts.append(part) }
              part = Polyline(points: [start], isSmooth: [], isClosed: false)
            }
            part.points.append(end)
          }
        }
      }
      if part.points.count > 1 { parts.append(part) }
      return parts
    }
  }

  /// Returns the segments of a line between its intersections with the edges of the region.
  private func segments(_ from: Point, _ to: Point) -> [(Point, Point)] {
    let vector = to - from
    var fractions: [Double] = []
    for edge in edges {
      let (other, gap) = (edge.to - edge.from, edge.from - from)
      let cross = vector.x * other.y - vector.y * other.x
      if cross == 0 { continue }
      let fraction = (gap.x * other.y - gap.y * other.x) / cross
      let otherFraction = (gap.x * vector.y - gap.y * vector.x) / cross
      if fraction > 0, fraction < 1, otherFraction >= 0, otherFraction <= 1 {
        fractions.append(fraction)
      }
    }
    let ends = fractions.sorted().map { from + vector * $0 } + [to]
    return zip([from] + ends, ends).filter { $0 != $1 }
  }

  /// Returns whether a point is inside the region.
  private func contains(_ point: Point) -> Bool {
    var winding = 0
    for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return isEvenOdd ? winding & 1 != 0 : winding != 0
  }
}
