/// The approximation of curves by lines, with errors too small to see.
///
/// The maximum distance of a line from its curve is `tolerance` pixels, so the error of the
/// coverage of an edge pixel is at most that. The number of lines is computed from the second
/// differences of the control points (a curve of degree n is within n(n-1)/8 · difference / lines²
/// of its lines), so it does not depend on the painted part of the path.
package struct Flattening {
  package typealias Point = SIMD2<Double>

  /// The maximum error in pixels. An edge may have an error of 0.008; with at most 0.004 here, and
  /// two thirds of it on average, most of that remains for the rounding of coverage to bytes.
  package static let tolerance = 0.004

  /// Pixels per point.
  package let scale: Double
  /// The distance of an offset outline from the path in pixels; wide strokes require finer curves.
  package var reach = 0.0

  private var polylines: [Polyline] = []
  private var current = Polyline()

  /// Creates a flattening of paths in points.
  package init(scale: Double, reach: Double = 0) {
    self.scale = scale
    self.reach = reach
  }

  /// Returns the subpaths of a path in pixels; none if any coordinate is not finite.
  package mutating func flatten(_ path: Path) -> [Polyline] {
    polylines = []
    current = Polyline()
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        current.append(pixels(point))
      case .line(let point):
        current.append(pixels(point))
      case .quadCurve(let point, let control):
        addQuadratic(pixels(control), pixels(point))
      case .curve(let point, let control1, let control2):
        addCubic(pixels(control1), pixels(control2), pixels(point))
      case .closeSubpath:
        current.isClosed = true
        finish()
      }
    }
    finish()
    let isFinite = polylines.allSatisfy { $0.points.allSatisfy { ($0.x + $0.y).isFinite } }
    return isFinite ? polylines : []
  }

  /// Ends the current subpath, if there is one.
  private mutating func finish() {
    if !current.points.isEmpty { polylines.append(current) }
    current = Polyline()
  }

  /// Returns a point in pixels, clamped to the limits; NaN if a coordinate is not finite.
  private func pixels(_ point: CGPoint) -> Point {
    let (x, y) = (point.x * scale, point.y * scale)
    guard point.x.isFinite, point.y.isFinite else { return Point(.nan, .nan) }
    return Point(PaintLimits.clamp(x), PaintLimits.clamp(y))
  }

  private mutating func addQuadratic(_ control: Point, _ end: Point) {
    guard let start = current.points.last else { return }
    addCubic(start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
  }

  /// Appends points of the curve at equal steps of its parameter.
  private mutating func addCubic(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let start = current.points.last else { return }
    let lines = lineCount(start, control1, control2, end)
    let (c, b) = ((control1 - start) * 3, (start - control1 * 2 + control2) * 3)
    let a = end - start + (control1 - control2) * 3
    for line in 1..<max(lines, 1) {
      let t = Double(line) / Double(lines)
      current.append(((a * t + b) * t + c) * t + start, isSmooth: true)
    }
    current.append(end)
  }

  /// Returns the number of lines for which the curve and its offset outline are within the
  /// tolerance.
  private func lineCount(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    var lines = (0.75 * bend / Flattening.tolerance).squareRoot()
    if reach > 0 {
      // An offset curve turns by the same angles at a larger radius.
      let turn = abs((p1 - p0).angle(to: p2 - p1)) + abs((p2 - p1).angle(to: p3 - p2))
      lines += turn * (reach / (8 * Flattening.tolerance)).squareRoot()
    }
    guard lines.isFinite else { return 1 }
    return min(max(Int(lines.rounded(.up)), 1), PaintLimits.linesPerCurve)
  }
}
