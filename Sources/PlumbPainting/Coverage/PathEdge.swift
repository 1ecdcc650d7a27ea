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

  /// Creates the edge between two points, or `nil` if it is horizontal and therefore has no
  /// coverage.
  init?(from start: Polyline.Point, to end: Polyline.Point) {
    let (startX, startY) = (PathEdge.fixed(start.x), PathEdge.fixed(start.y))
    let (endX, endY) = (PathEdge.fixed(end.x), PathEdge.fixed(end.y))
    guard startY != endY else { return nil }
    let runsDown = startY < endY
    (x0, y0) = runsDown ? (startX, startY) : (endX, endY)
    (x1, y1) = runsDown ? (endX, endY) : (startX, startY)
    direction = runsDown ? 1 : -1
    slope = Double(x1 - x0) / Double(y1 - y0)
  }

  /// Returns the position of the edge at a height.
  ///
  /// It is always computed from the ends, so it is the same for every clip.
  func x(at y: Int) -> Int {
    if y <= y0 { return x0 }
    if y >= y1 { return x1 }
    return x0 + Fixed.round(Double(y - y0) * slope)
  }

  /// Returns a coordinate in fixed-point pixels, clamped to a limit; NaN gives the lower limit.
  private static func fixed(_ coordinate: Double) -> Int {
    // The sides of wide strokes and the tips of miters may exceed the limit of paths.
    let limit = 4 * PaintLimits.coordinate
    let clamped = coordinate > -limit ? min(coordinate, limit) : -limit
    return Fixed.round(clamped * Double(Fixed.one))
  }
}

/// The edges of an outline, with properties used by the rasterizer.
struct EdgeList {
  /// The edges, in the order of the outline.
  private(set) var edges: [PathEdge] = []
  /// Whether no row can have more than two edges next to each other and no edges intersect.
  private(set) var isConvex: Bool

  /// The rows that contain edges; empty if there are no edges.
  private(set) var rows = 0..<0

  init(_ polylines: [Polyline]) {
    isConvex = polylines.count == 1 && polylines[0].isConvex
    edges.reserveCapacity(polylines.reduce(0) { $0 + $1.points.count })
    for polyline in polylines {
      guard var previous = polyline.points.last else { continue }
      for point in polyline.points {
        if let edge = PathEdge(from: previous, to: point) { edges.append(edge) }
        previous = point
      }
    }
    if let top = edges.map(\.y0).min(), let bottom = edges.map(\.y1).max() {
      rows = (top >> Fixed.bits)..<((bottom + Fixed.one - 1) >> Fixed.bits)
    }
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
      let point = points[index % points.count]
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
