/// Turns curves into lines that stay close enough to them not to be seen.
///
/// A line's largest distance from its curve is at most `tolerance` pixels, so the coverage of an
/// edge pixel is wrong by no more than that. The number of lines follows from the second
/// differences of the control points (a curve of degree n is within n(n-1)/8 · difference / lines²
/// of its lines), so it does not depend on what part of the path is painted.
struct Flattening {
  typealias Point = SIMD2<Double>

  /// Pixels. Errors of 0.004 at most and two thirds of it on average leave most of the 0.008 that
  /// an edge may miss to the rounding of coverage to bytes.
  static let tolerance = 0.004

  /// Pixels per point.
  let scale: Double
  /// How far in pixels from the path an outline will run; wide strokes need finer curves.
  var reach = 0.0

  private var polylines: [Polyline] = []
  private var current = Polyline()

  init(scale: Double, reach: Double = 0) {
    self.scale = scale
    self.reach = reach
  }

  /// The subpaths of a path in pixels; none if any coordinate is not finite.
  mutating func flatten(_ path: Path) -> [Polyline] {
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

  /// Ends the subpath, if there is one.
  private mutating func finish() {
    if !current.points.isEmpty { polylines.append(current) }
    current = Polyline()
  }

  /// A point in pixels within the limits; not a number if a coordinate is not finite.
  private func pixels(_ point: CGPoint) -> Point {
    let (x, y) = (point.x * scale, point.y * scale)
    guard point.x.isFinite, point.y.isFinite else { return Point(.nan, .nan) }
    return Point(PaintLimits.clamp(x), PaintLimits.clamp(y))
  }

  private mutating func addQuadratic(_ control: Point, _ end: Point) {
    guard let start = current.points.last else { return }
    addCubic(start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
  }

  /// Appends points of the curve at even steps of its parameter.
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

  /// How many lines keep the curve, and a stroke's side along it, within the tolerance.
  private func lineCount(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Int {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    var lines = (0.75 * bend / Flattening.tolerance).squareRoot()
    if reach > 0 {
      // An offset curve bends with the same angles at a larger radius.
      let turn = abs((p1 - p0).angle(to: p2 - p1)) + abs((p2 - p1).angle(to: p3 - p2))
      lines += turn * (reach / (8 * Flattening.tolerance)).squareRoot()
    }
    guard lines.isFinite else { return 1 }
    return min(max(Int(lines.rounded(.up)), 1), PaintLimits.linesPerCurve)
  }
}
