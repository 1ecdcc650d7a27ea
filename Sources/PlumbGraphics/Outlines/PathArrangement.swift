/// The arrangement of the lines of two outlines, from which the boundary of a region is computed.
///
/// 1. Lines are cut at their intersections and at ends that are on other lines, and all ends are
///    rounded to a grid; since that may cause new intersections, it is repeated until nothing
///    changes.
/// 2. Lines between the same ends are merged, with the number of times each path contains them.
/// 3. For each line the winding numbers on its two sides are computed along a ray from its middle.
/// 4. Lines with the interior on exactly one side are kept, with the interior on their right; they
///    are connected to loops that turn right where possible, so touching loops remain separate.
struct PathArrangement {
  typealias Point = SIMD2<Double>
  /// The winding numbers of the first and the second path around a point.
  typealias Windings = SIMD2<Int>

  /// A line of an outline.
  private struct Line {
    var from: Point
    var to: Point
    /// The number of times each path contains the line, in its direction.
    var windings: Windings

    var vector: Point { to - from }
    /// Whether the line is closer to the vertical than to the horizontal.
    var isSteep: Bool { abs(vector.y) >= abs(vector.x) }
  }

  /// The ends of a line, as the key for merging.
  private struct Ends: Hashable {
    var from: Point
    var to: Point
  }

  /// The grid in points; too small to see, and large enough for sums of coordinates to be exact.
  private static let grid = 0x1p-20
  /// The maximum number of repetitions of step 1; rounding rarely causes new intersections.
  private static let maximumIterations = 4

  private var lines: [Line] = []

  /// Creates the arrangement of two outlines, whose subpaths count as closed.
  init(_ first: [Polyline], _ second: [Polyline] = []) {
    for (polylines, windings) in [(first, Windings(1, 0)), (second, Windings(0, 1))] {
      for polyline in polylines {
        let next = polyline.points.dropFirst() + polyline.points.prefix(1)
        for (from, to) in zip(polyline.points, next) {
          lines.append(Line(from: from, to: to, windings: windings))
        }
      }
    }
    merge()
    for _ in 0..<Self.maximumIterations where cut() { merge() }
  }

  // MARK: Cutting

  /// Returns a point rounded to the grid.
  private static func rounded(_ point: Point) -> Point {
    (point / grid).rounded(.toNearestOrAwayFromZero) * grid
  }

  /// Step 1: cuts the lines, and returns whether there were any intersections.
  private mutating func cut() -> Bool {
    let order = lines.indices.sorted {
      min(lines[$0].from.y, lines[$0].to.y) < min(lines[$1].from.y, lines[$1].to.y)
    }
    var cuts: [Int: [Point]] = [:]
    for (position, index) in order.enumerated() {
      let bottom = max(lines[index].from.y, lines[index].to.y) + Self.grid
      for other in order[(position + 1)...] {
        if min(lines[other].from.y, lines[other].to.y) > bottom { break }
        for point in Self.intersections(lines[index], lines[other]) {
          for line in [index, other] where point != lines[line].from && point != lines[line].to {
            cuts[line, default: []].append(point)
          }
        }
      }
    }
    guard !cuts.isEmpty else { return false }
    lines = lines.enumerated().flatMap { index, line in
      cuts[index].map { Self.segments(of: line, at: $0) } ?? [line]
    }
    return true
  }

  /// Returns the parts of a line between points on it.
  private static func segments(of line: Line, at points: [Point]) -> [Line] {
    let sorted = points.sorted { ($0 * line.vector).sum() < ($1 * line.vector).sum() }
    var segments: [Line] = []
    var from = line.from
    for point in sorted + [line.to] where point != from {
      segments.append(Line(from: from, to: point, windings: line.windings))
      from = point
    }
    return segments
  }

  /// Returns the points at which two lines intersect or touch, rounded to the grid.
  private static func intersections(_ a: Line, _ b: Line) -> [Point] {
    guard max(a.from.x, a.to.x) + grid >= min(b.from.x, b.to.x),
      max(b.from.x, b.to.x) + grid >= min(a.from.x, a.to.x)
    else { return [] }
    let touching =
      [b.from, b.to].filter { isOn(a, $0) } + [a.from, a.to].filter { isOn(b, $0) }
    if !touching.isEmpty { return touching }
    let (v, w, gap) = (a.vector, b.vector, b.from - a.from)
    let cross = v.x * w.y - v.y * w.x
    guard abs(cross) > 1e-12 * v.length * w.length else { return [] }
    let t = (gap.x * w.y - gap.y * w.x) / cross
    let u = (gap.x * v.y - gap.y * v.x) / cross
    guard t > 0, t < 1, u > 0, u < 1 else { return [] }
    return [rounded(a.from + v * t)]
  }

  /// Returns whether a point is on a line, between its ends.
  private static func isOn(_ line: Line, _ point: Point) -> Bool {
    let (vector, offset) = (line.vector, point - line.from)
    let along = (vector * offset).sum()
    guard along > 0, along < (vector * vector).sum() else { return false }
    return abs(vector.x * offset.y - vector.y * offset.x) <= grid * vector.length
  }

  /// Step 2: merges the lines between the same ends.
  private mutating func merge() {
    var merged: [Line] = []
    var positions: [Ends: Int] = [:]
    for line in lines {
      let (from, to) = (Self.rounded(line.from), Self.rounded(line.to))
      if from == to { continue }
      if let position = positions[Ends(from: from, to: to)] {
        merged[position].windings &+= line.windings
      } else if let position = positions[Ends(from: to, to: from)] {
        merged[position].windings &-= line.windings
      } else {
        positions[Ends(from: from, to: to)] = merged.count
        merged.append(Line(from: from, to: to, windings: line.windings))
      }
    }
    lines = merged.filter { $0.windings != Windings(0, 0) }
  }

  // MARK: Regions

  /// Returns the outlines of a region, with the interior on the right of each line.
  ///
  /// - Parameter isInside: Returns whether points with given winding numbers are in the region.
  func outlines(of isInside: (Windings) -> Bool) -> [Polyline] {
    var kept: [Line] = []
    for (index, line) in lines.enumerated() {
      let (lower, higher) = windings(beside: index)
      let (before, after) = (isInside(lower), isInside(higher))
      guard before != after else { continue }
      // A steep line with the interior on its left points down, a flat one with the interior below
      // it points right.
      let runsForward = line.isSteep ? before : after
      let isForward = line.isSteep ? line.vector.y > 0 : line.vector.x > 0
      kept.append(
        isForward == runsForward
          ? line : Line(from: line.to, to: line.from, windings: line.windings))
    }
    return Self.loops(of: kept)
  }

  /// Step 3: returns the winding numbers on the left and right of a steep line, or above and below
  /// a flat one.
  private func windings(beside index: Int) -> (lower: Windings, higher: Windings) {
    let line = lines[index]
    let middle = (line.from + line.to) / 2
    // The coordinate along the ray, and the one across it.
    let (along, across) = line.isSteep ? (0, 1) : (1, 0)
    var beyond = Windings(0, 0)
    for (other, candidate) in lines.enumerated() where other != index {
      let isFromBefore = candidate.from[across] <= middle[across]
      guard isFromBefore != (candidate.to[across] <= middle[across]) else { continue }
      let fraction = (middle[across] - candidate.from[across]) / candidate.vector[across]
      guard candidate.from[along] + candidate.vector[along] * fraction > middle[along] else {
        continue
      }
      beyond &+= Self.windingChange(candidate, isForward: isFromBefore, isSteep: line.isSteep)
    }
    let own = Self.windingChange(
      line, isForward: line.vector[across] > 0, isSteep: line.isSteep)
    return (beyond &+ own, beyond)
  }

  /// Returns the change of the winding numbers at a line; a downward ray counts lines to the left
  /// as a ray to the right counts downward lines.
  private static func windingChange(_ line: Line, isForward: Bool, isSteep: Bool) -> Windings {
    isForward == isSteep ? line.windings : Windings(0, 0) &- line.windings
  }

  /// Step 4: connects lines to loops.
  private static func loops(of lines: [Line]) -> [Polyline] {
    var leaving: [Point: [Int]] = [:]
    for (index, line) in lines.enumerated() { leaving[line.from, default: []].append(index) }
    var isUsed = [Bool](repeating: false, count: lines.count)
    var loops: [Polyline] = []
    for start in lines.indices where !isUsed[start] {
      var points: [Point] = []
      var next: Int? = start
      while let index = next {
        isUsed[index] = true
        points.append(lines[index].from)
        let arriving = lines[index].vector
        next = (leaving[lines[index].to] ?? []).filter { !isUsed[$0] }.max {
          arriving.angle(to: lines[$0].vector) < arriving.angle(to: lines[$1].vector)
        }
      }
      let corners = corners(of: points)
      if corners.count > 2 {
        loops.append(Polyline(points: corners, isSmooth: [], isClosed: true))
      }
    }
    return loops
  }

  /// Returns the points of a loop without points on a straight line between their neighbours.
  private static func corners(of points: [Point]) -> [Point] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      return !isOn(Line(from: before, to: after, windings: .zero), points[index])
    }.map { points[$0] }
  }
}
