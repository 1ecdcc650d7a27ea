/// Strokes with closed forms.
extension StrokeOutline {
  /// Returns the outline of a solid stroke of a circle or of an upright rectangle with mitered
  /// corners, as an outer and an inner loop that do not intersect; `nil` for other strokes.
  ///
  /// - Parameter scale: The pixels per point.
  package func simpleOutlines(of path: Path, scale: Double) -> [Polyline]? {
    guard style.dash.isEmpty, halfWidth > 0, style.lineWidth.isFinite else { return nil }
    if let circle = path.circle?.scaled(by: scale), circle.isWithinLimits {
      return ring(circle)
    }
    // The tip of a right angle is at a distance of the square root of two half widths.
    guard style.lineJoin == .miter, style.miterLimit > 1.4143, let rect = path.uprightRect else {
      return nil
    }
    let (low, high) = (
      Point(Double(rect.minX), Double(rect.minY)) * scale,
      Point(Double(rect.maxX), Double(rect.maxY)) * scale
    )
    return frame(low, high)
  }

  /// Returns a ring, or a disc if the width exceeds the diameter; `nil` if the ring is too thin for
  /// polygons.
  private func ring(_ circle: Circle) -> [Polyline]? {
    guard halfWidth > 4 * Flattening.tolerance else { return nil }
    let outer = Circle(center: circle.center, radius: circle.radius + halfWidth)
    let inner = Circle(center: circle.center, radius: circle.radius - halfWidth)
    return inner.radius > 0
      ? [outer.polygon(), inner.polygon(isReversed: true)] : [outer.polygon()]
  }

  /// Returns the loops around and inside of a rectangle; `nil` if it has no area or is too large.
  private func frame(_ low: Point, _ high: Point) -> [Polyline]? {
    let limit = PaintLimits.coordinate
    guard low.x > -limit, low.y > -limit, high.x < limit, high.y < limit, low.x < high.x,
      low.y < high.y
    else { return nil }
    let outer = loop(low - halfWidth, high + halfWidth, isReversed: false)
    let (left, right) = (low + halfWidth, high - halfWidth)
    let hasInside = left.x < right.x && left.y < right.y
    return hasInside ? [outer, loop(left, right, isReversed: true)] : [outer]
  }

  private func loop(_ low: Point, _ high: Point, isReversed: Bool) -> Polyline {
    let (right, left) = (Point(high.x, low.y), Point(low.x, high.y))
    return Polyline(
      points: isReversed ? [low, left, high, right] : [low, right, high, left], isSmooth: [],
      isClosed: true)
  }
}
