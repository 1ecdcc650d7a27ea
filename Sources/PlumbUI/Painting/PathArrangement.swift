/// The lines of two outlines, cut wherever they meet, and what of them bounds a region.
///
/// 1. Lines are cut at their crossings and at ends that lie on others, and all ends are rounded to a
///    grid; that may bring new crossings, so it is repeated until nothing changes.
/// 2. Lines between the same ends become one, with the number of times each path runs along it.
/// 3. For each line the loops round its two sides are counted along a ray from its middle.
/// 4. Where one side is inside and the other is not, the line is kept, the inside on its right; the
///    lines are joined to loops that turn right wherever they can, so loops that touch stay apart.
struct PathArrangement {
  typealias Point = SIMD2<Double>
  /// How many loops of the first and the second path go round a point.
  typealias Windings = SIMD2<Int>

  /// A piece of an outline.
  private struct Line {
    var from: Point
    var to: Point
    /// How often each path runs along it, from its first end to its second.
    var windings: Windings

    var vector: Point { to - from }
    /// Whether it runs rather down than across.
    var isSteep: Bool { abs(vector.y) >= abs(vector.x) }
  }

  private struct Ends: Hashable {
    var from: Point
    var to: Point
  }

  /// Points; small enough not to be seen, large enough for sums of coordinates to be exact.
  private static let grid = 0x1p-20
  /// Rounding ends hardly ever brings new crossings, and never many.
  private static let roundLimit = 4

  private var lines: [Line] = []

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
    for _ in 0..<Self.roundLimit where cut() { merge() }
  }

  // MARK: Cutting

  private static func rounded(_ point: Point) -> Point {
    (point / grid).rounded(.toNearestOrAwayFromZero) * grid
  }

  /// Step 1: cuts the lines; says whether there was anything to cut.
  private mutating func cut() -> Bool {
    let order = lines.indices.sorted {
      min(lines[$0].from.y, lines[$0].to.y) < min(lines[$1].from.y, lines[$1].to.y)
    }
    var cuts: [Int: [Point]] = [:]
    for (place, index) in order.enumerated() {
      let bottom = max(lines[index].from.y, lines[index].to.y) + Self.grid
      for other in order[(place + 1)...] {
        if min(lines[other].from.y, lines[other].to.y) > bottom { break }
        for point in Self.meetings(lines[index], lines[other]) {
          for line in [index, other] where point != lines[line].from && point != lines[line].to {
            cuts[line, default: []].append(point)
          }
        }
      }
    }
    guard !cuts.isEmpty else { return false }
    lines = lines.enumerated().flatMap { index, line in
      cuts[index].map { Self.pieces(of: line, at: $0) } ?? [line]
    }
    return true
  }

  private static func pieces(of line: Line, at points: [Point]) -> [Line] {
    let sorted = points.sorted { ($0 * line.vector).sum() < ($1 * line.vector).sum() }
    var pieces: [Line] = []
    var from = line.from
    for point in sorted + [line.to] where point != from {
      pieces.append(Line(from: from, to: point, windings: line.windings))
      from = point
    }
    return pieces
  }

  /// Where two lines cross or touch, rounded to the grid.
  private static func meetings(_ a: Line, _ b: Line) -> [Point] {
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

  /// Whether a point lies between the ends of a line.
  private static func isOn(_ line: Line, _ point: Point) -> Bool {
    let (vector, offset) = (line.vector, point - line.from)
    let along = (vector * offset).sum()
    guard along > 0, along < (vector * vector).sum() else { return false }
    return abs(vector.x * offset.y - vector.y * offset.x) <= grid * vector.length
  }

  /// Step 2: makes one of the lines between the same ends.
  private mutating func merge() {
    var merged: [Line] = []
    var places: [Ends: Int] = [:]
    for line in lines {
      let (from, to) = (Self.rounded(line.from), Self.rounded(line.to))
      if from == to { continue }
      if let place = places[Ends(from: from, to: to)] {
        merged[place].windings &+= line.windings
      } else if let place = places[Ends(from: to, to: from)] {
        merged[place].windings &-= line.windings
      } else {
        places[Ends(from: from, to: to)] = merged.count
        merged.append(Line(from: from, to: to, windings: line.windings))
      }
    }
    lines = merged.filter { $0.windings != Windings(0, 0) }
  }

  // MARK: Regions

  /// The outlines of a region, the inside on the right of each line.
  ///
  /// - Parameter isInside: whether points with so many loops round them belong to the region.
  func outlines(of isInside: (Windings) -> Bool) -> [Polyline] {
    var kept: [Line] = []
    for (index, line) in lines.enumerated() {
      let (lower, higher) = windings(beside: index)
      let (before, after) = (isInside(lower), isInside(higher))
      guard before != after else { continue }
      // A steep line with the inside on its left, or a flat one with it below, runs down or right.
      let runsForward = line.isSteep ? before : after
      let isForward = line.isSteep ? line.vector.y > 0 : line.vector.x > 0
      kept.append(
        isForward == runsForward
          ? line : Line(from: line.to, to: line.from, windings: line.windings))
    }
    return Self.loops(of: kept)
  }

  /// Step 3: the loops on the left and right of a steep line, above and below a flat one.
  private func windings(beside index: Int) -> (lower: Windings, higher: Windings) {
    let line = lines[index]
    let middle = (line.from + line.to) / 2
    // The coordinate the ray runs along, and the one it crosses lines at.
    let (along, across) = line.isSteep ? (0, 1) : (1, 0)
    var beyond = Windings(0, 0)
    for (other, candidate) in lines.enumerated() where other != index {
      let isFromBefore = candidate.from[across] <= middle[across]
      guard isFromBefore != (candidate.to[across] <= middle[across]) else { continue }
      let share = (middle[across] - candidate.from[across]) / candidate.vector[across]
      guard candidate.from[along] + candidate.vector[along] * share > middle[along] else {
        continue
      }
      beyond &+= Self.crossing(candidate, isForward: isFromBefore, isSteep: line.isSteep)
    }
    let own = Self.crossing(
      line, isForward: line.vector[across] > 0, isSteep: line.isSteep)
    return (beyond &+ own, beyond)
  }

  /// What crossing a line adds; a ray downwards counts lines to the left, as one to the right counts
  /// lines downwards.
  private static func crossing(_ line: Line, isForward: Bool, isSteep: Bool) -> Windings {
    isForward == isSteep ? line.windings : Windings(0, 0) &- line.windings
  }

  /// Step 4: joins lines to loops.
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

  /// The points of a loop without those on a straight way.
  private static func corners(of points: [Point]) -> [Point] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      return !isOn(Line(from: before, to: after, windings: .zero), points[index])
    }.map { points[$0] }
  }
}
