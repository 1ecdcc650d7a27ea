/// Fixed-point pixel coordinates in units of 1/1 024, whose sums have no rounding errors.
///
/// Therefore partial painting gives the same bytes as full painting: coverage is a sum over edges,
/// and a sum of integers does not depend on the order or on edges clipped at the left.
enum Fixed {
  static let bits = 10
  static let one = 1 << bits
  /// The sum for a fully covered pixel: twice its area.
  static let full = 2 * one * one

  /// Returns the nearest integer.
  static func round(_ value: Double) -> Int { Int(value < 0 ? value - 0.5 : value + 0.5) }
}

/// A line of an outline, from its upper to its lower end, in fixed-point pixels.
struct PathEdge {
  let x0: Int
  let y0: Int
  let x1: Int
  let y1: Int
  /// 1 for a downward edge of the outline, -1 for an upward one.
  let direction: Int
  private let slope: Double

  /// A point in fixed-point pixels.
  struct Point {
    let x: Int
    let y: Int

    /// Creates the nearest point, clamped to a limit; NaN gives the lower limit.
    @inline(__always)
    init(_ point: Polyline.Point, limit: Double) {
      (x, y) = (Point.fixed(point.x, limit), Point.fixed(point.y, limit))
    }

    @inline(__always)
    private static func fixed(_ coordinate: Double, _ limit: Double) -> Int {
      let clamped = coordinate > -limit ? min(coordinate, limit) : -limit
      return Fixed.round(clamped * Double(Fixed.one))
    }
  }

  /// Creates the edge between two points, or `nil` if it is horizontal and therefore has no
  /// coverage.
  init?(from start: Point, to end: Point) {
    guard start.y != end.y else { return nil }
    let runsDown = start.y < end.y
    (x0, y0) = runsDown ? (start.x, start.y) : (end.x, end.y)
    (x1, y1) = runsDown ? (end.x, end.y) : (start.x, start.y)
    direction = runsDown ? 1 : -1
    slope = Double(x1 &- x0) / Double(y1 &- y0)
  }

  /// Returns the position of the edge at a height.
  ///
  /// It is always computed from the ends, so it is the same for every clip.
  func x(at y: Int) -> Int {
    if y <= y0 { return x0 }
    if y >= y1 { return x1 }
    return x(between: y)
  }

  /// Returns the position of the edge at a height between its ends.
  @inline(__always)
  func x(between y: Int) -> Int { x0 &+ Fixed.round(Double(y &- y0) * slope) }
}

/// The edges of an outline, with properties used by the rasterizer.
struct EdgeList {
  /// The edges, in the order of the outline.
  private(set) var edges: [PathEdge] = []
  /// Whether no edges intersect and no point is inside several loops of the same direction, so that
  /// the sum of signed areas is the coverage.
  private(set) var isSimple: Bool
  /// Whether the outline is simple and consists of a few vertical edges, so that most of its rows are
  /// equal.
  private(set) var isUpright: Bool
  /// The rows that contain edges; empty if there are no edges.
  private(set) var rows = 0..<0

  /// Creates the edges of closed polylines.
  init(_ polylines: [Polyline]) {
    self.init(polylines, isSimple: polylines.count == 1 && polylines[0].isConvex)
  }

  /// Creates the edges of closed polylines that are known not to overlap.
  init(simple polylines: [Polyline]) {
    self.init(polylines, isSimple: true)
  }

  private init(_ polylines: [Polyline], isSimple: Bool) {
    self.isSimple = isSimple
    var isUpright = isSimple
    var (top, bottom) = (Int.max, Int.min)
    // The sides of wide strokes and the tips of miters may exceed the limit of paths. It is read once:
    // a constant of another module is a call.
    let limit = 4 * PaintLimits.coordinate
    let capacity = polylines.reduce(0) { $0 + $1.points.count }
    edges = unsafe Array(unsafeUninitializedCapacity: capacity) { edges, count in
      for polyline in polylines {
        guard let last = polyline.points.last else { continue }
        var previous = PathEdge.Point(last, limit: limit)
        for point in polyline.points {
          let next = PathEdge.Point(point, limit: limit)
          if let edge = PathEdge(from: previous, to: next) {
            (top, bottom) = (min(top, edge.y0), max(bottom, edge.y1))
            if edge.x0 != edge.x1 { isUpright = false }
            unsafe edges.initializeElement(at: count, to: edge)
            count += 1
          }
          previous = next
        }
      }
    }
    // Each edge is read once for each group of equal rows.
    self.isUpright = isUpright && edges.count <= 8
    if top < bottom { rows = (top >> Fixed.bits)..<((bottom + Fixed.one - 1) >> Fixed.bits) }
  }
}

extension Polyline {
  /// Whether the closed outline always turns in the same direction, by one rotation in total.
  fileprivate var isConvex: Bool {
    guard points.count > 2 else { return true }
    var isLeft = false
    var isRight = false
    var reversals = 0
    var before = Point.zero
    var previous = points[points.count - 1]
    // The first step is repeated at the end, for the turns at both of its ends.
    for index in 0...points.count {
      let point = points[index == points.count ? 0 : index]
      let step = point - previous
      // Due to rounding, steps between adjacent curves may have length zero and an arbitrary
      // direction.
      if (step * step).sum() < 1e-12 { continue }
      let turn = before.x * step.y - before.y * step.x
      if turn < 0 { isLeft = true } else if turn > 0 { isRight = true }
      if isLeft && isRight { return false }
      // In one rotation, the direction changes from down to up once and back once.
      if before != .zero, isDownward(before) != isDownward(step) { reversals += 1 }
      (before, previous) = (step, point)
    }
    return reversals <= 2
  }

  private func isDownward(_ step: Point) -> Bool { step.y > 0 || (step.y == 0 && step.x > 0) }
}
