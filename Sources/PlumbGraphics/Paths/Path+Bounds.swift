extension Path {
  /// The smallest rectangle that contains all points of the outline, excluding control points.
  ///
  /// It is null for an empty path.
  public var boundingRect: CGRect {
    var bounds = PointBounds()
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        bounds.include(point)
      case .line(let point):
        current = point
        bounds.include(point)
      case .quadCurve(let point, let control):
        let cubic = CubicCurve(from: current, control: control, to: point)
        bounds.include(cubic)
        current = point
      case .curve(let point, let control1, let control2):
        bounds.include(CubicCurve(current, control1, control2, point))
        current = point
      case .closeSubpath:
        current = start
      }
    }
    return bounds.rect
  }
}

/// The bounding rectangle of a growing set of points.
private struct PointBounds {
  var left = CGFloat.infinity
  var top = CGFloat.infinity
  var right = -CGFloat.infinity
  var bottom = -CGFloat.infinity

  /// The bounding rectangle; null without points.
  var rect: CGRect {
    left <= right && top <= bottom
      ? CGRect(x: left, y: top, width: right - left, height: bottom - top) : .null
  }

  /// Extends the bounds by a point.
  mutating func include(_ point: CGPoint) {
    left = min(left, point.x)
    right = max(right, point.x)
    top = min(top, point.y)
    bottom = max(bottom, point.y)
  }

  /// Extends the bounds by the end and the extrema of a curve; its start is already included.
  mutating func include(_ curve: CubicCurve) {
    include(curve.end)
    let xs = CubicCurve.extrema(
      curve.start.x, curve.control1.x, curve.control2.x, curve.end.x)
    let ys = CubicCurve.extrema(
      curve.start.y, curve.control1.y, curve.control2.y, curve.end.y)
    for t in xs + ys { include(curve.point(at: t)) }
  }
}
