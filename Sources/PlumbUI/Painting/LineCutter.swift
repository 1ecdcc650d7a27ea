/// Cuts lines where they enter or leave a region.
struct LineClipper {
  typealias Point = Polyline.Point

  /// The lines round the region.
  private var edges: [(from: Point, to: Point)] = []
  private let isEvenOdd: Bool

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

  /// The part of some lines that lies inside the region, or outside of it, in their order.
  func part(of polylines: [Polyline], isInside: Bool) -> [Polyline] {
    polylines.flatMap { polyline -> [Polyline] in
      var parts: [Polyline] = []
      var part = Polyline()
      let points = polyline.points + (polyline.isClosed ? Array(polyline.points.prefix(1)) : [])
      for (from, to) in zip(points, points.dropFirst()) {
        for (start, end) in pieces(from, to) {
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

  /// A line in pieces, none of which crosses the region's edge.
  private func pieces(_ from: Point, _ to: Point) -> [(Point, Point)] {
    let vector = to - from
    var shares: [Double] = []
    for edge in edges {
      let (other, gap) = (edge.to - edge.from, edge.from - from)
      let cross = vector.x * other.y - vector.y * other.x
      if cross == 0 { continue }
      let share = (gap.x * other.y - gap.y * other.x) / cross
      let place = (gap.x * vector.y - gap.y * vector.x) / cross
      if share > 0, share < 1, place >= 0, place <= 1 { shares.append(share) }
    }
    let ends = shares.sorted().map { from + vector * $0 } + [to]
    return zip([from] + ends, ends).filter { $0 != $1 }
  }

  /// Whether a point lies inside the region.
  private func contains(_ point: Point) -> Bool {
    var winding = 0
    for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
      if x > point.x { winding += to.y > from.y ? 1 : -1 }
    }
    return isEvenOdd ? winding & 1 != 0 : winding != 0
  }
}
