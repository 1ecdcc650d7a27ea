extension CommandBounds {
  /// Returns whether a stroke can change pixels in a rectangle: one of its lines and curves is near it.
  ///
  /// The bounds of the line around a field contain everything that changes in the field, which the line itself
  /// is far from.
  func reaches(_ rect: PixelRect, path: Path, stroked style: StrokeStyle) -> Bool {
    let inner = scale * transform.maximumScale
    let reach = style.reach(along: path, scale: Double(inner))
    let area = StrokeReach(rect, reach: reach * Double(style.lineWidth) / 2 * Double(inner))
    // Points beyond the limits are moved; as NaN, they are near everything.
    func pixels(_ point: CGPoint) -> StrokeReach.Point {
      let limit = PaintLimits.coordinate
      guard abs(point.x * inner) < limit, abs(point.y * inner) < limit else {
        return StrokeReach.Point(.nan, .nan)
      }
      let point = point.applying(transform)
      return StrokeReach.Point(Double(point.x * scale), Double(point.y * scale))
    }
    var (start, current) = (StrokeReach.Point.zero, StrokeReach.Point.zero)
    for element in path.elements {
      let from = current
      let isNear: Bool
      switch element {
      case .move(let point):
        current = pixels(point)
        start = current
        isNear = area.isNear(current, current, current, current)
      case .line(let point):
        current = pixels(point)
        isNear = area.isNear(from, from, current, current)
      case .quadCurve(let point, let control):
        current = pixels(point)
        let middle = pixels(control)
        isNear = area.isNear(from, middle, middle, current)
      case .curve(let point, let control1, let control2):
        current = pixels(point)
        isNear = area.isNear(from, pixels(control1), pixels(control2), current)
      case .closeSubpath:
        current = start
        isNear = area.isNear(from, from, start, start)
      }
      if isNear { return true }
    }
    return false
  }
}

/// A rectangle and the distance within which the parts of a path change its pixels.
private struct StrokeReach {
  typealias Point = SIMD2<Double>

  private let center: Point
  private let half: Point
  private let reach: Double

  /// Creates a rectangle with the greatest distance from a path to the pixels of its stroke.
  init(_ rect: PixelRect, reach: Double) {
    half = Point(Double(rect.width), Double(rect.height)) / 2
    center = Point(Double(rect.x), Double(rect.y)) + half
    // A pixel more, and a tenth of the reach, is further than tangents and edges are rounded.
    self.reach = 1.1 * reach + 1
  }

  /// Returns whether the hull of the points of a line or a curve is near the rectangle, or `true` if a
  /// coordinate is NaN.
  func isNear(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    if isApart(along: Point(1, 0), a, b, c, d) || isApart(along: Point(0, 1), a, b, c, d) {
      return false
    }
    // The hull of a corner is on one side of the line between its ends.
    let chord = d - a
    let length = (chord * chord).sum().squareRoot()
    return !(length > 0 && isApart(along: Point(-chord.y, chord.x) / length, a, b, c, d))
  }

  /// Returns whether points are further from the rectangle than the reach, measured in one direction.
  private func isApart(
    along direction: Point, _ a: Point, _ b: Point, _ c: Point, _ d: Point
  ) -> Bool {
    func distance(_ point: Point) -> Double { ((point - center) * direction).sum() }
    let (first, second, third, fourth) = (distance(a), distance(b), distance(c), distance(d))
    let extent = abs(direction.x) * half.x + abs(direction.y) * half.y + reach
    return first > extent && second > extent && third > extent && fourth > extent
      || first < -extent && second < -extent && third < -extent && fourth < -extent
  }
}

extension StrokeStyle {
  /// Returns the greatest distance of a stroke from a path, in halves of the line width: square caps and miters
  /// extend farthest.
  fileprivate func reach(along path: Path, scale: Double) -> Double {
    let corner = lineCap == .square ? 2.0.squareRoot() : 1
    guard lineJoin == .miter, miterLimit > 1 else { return corner }
    // The distance of the tip of a miter is 1 / cos(turn / 2).
    let cosine = ((1 + path.leastTurnCosine(scale: scale)) / 2).squareRoot()
    return max(corner, cosine > 0.5 ? min(1 / cosine, Double(miterLimit)) : Double(miterLimit))
  }
}

extension Path {
  /// Returns the cosine of the sharpest turn where two lines or curves meet, from 1 for a smooth path to -1, also
  /// where it is not known.
  fileprivate func leastTurnCosine(scale: Double) -> Double {
    typealias Point = SIMD2<Double>
    var least = 1.0
    var (start, current) = (Point.zero, Point.zero)
    // The directions in which a subpath begins and in which its last element ends.
    var (first, last): (Point?, Point?)
    func vector(_ point: CGPoint) -> Point { Point(Double(point.x), Double(point.y)) }
    func turn(to direction: Point?) {
      if let last, let direction { least = min(least, (last * direction).sum()) }
    }
    func add(_ control1: Point, _ control2: Point, _ end: Point) {
      let origin = current
      // A stroke omits lines of almost no length, and the lines of a curve do not follow a tangent that is very
      // short beside it: the turns there are other ones.
      let (outgoing, arriving) = (control1 - origin, end - control2)
      let length = outgoing.length + (control2 - control1).length + arriving.length
      let shortest = max(1e-3 / scale, length / 32)
      for tangent in [outgoing, arriving] where tangent != .zero && tangent.length < shortest {
        least = -1
      }
      // Control points may be where the curve begins or ends.
      guard let out = (control1 - origin).unit ?? (control2 - origin).unit ?? (end - origin).unit
      else { return }
      turn(to: out)
      if first == nil { first = out }
      let incoming = (end - control2).unit ?? (end - control1).unit ?? (end - origin).unit ?? out
      // A small curve may become a single line, which turns at its ends.
      least = min(least, (out * incoming).sum())
      (last, current) = (incoming, end)
    }
    for element in elements {
      switch element {
      case .move(let point):
        start = vector(point)
        (current, first, last) = (start, nil, nil)
      case .line(let point):
        let end = vector(point)
        add(end, end, end)
      case .quadCurve(let point, let control):
        add(vector(control), vector(control), vector(point))
      case .curve(let point, let control1, let control2):
        add(vector(control1), vector(control2), vector(point))
      case .closeSubpath:
        add(start, start, start)
        turn(to: first)
        (first, last) = (nil, nil)
      }
    }
    return least.isNaN ? -1 : least
  }
}
