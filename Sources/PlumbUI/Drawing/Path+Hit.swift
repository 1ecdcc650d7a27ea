internal import Foundation

extension Path {
  /// Whether a point lies on the outline as a style draws it, corners and ends taken as round and
  /// the gaps of dashes as part of the line.
  func isHit(at point: CGPoint, along style: StrokeStyle) -> Bool {
    let reach = style.lineWidth / 2
    guard reach > 0, reach.isFinite, point.x.isFinite, point.y.isFinite else { return false }
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func isNear(_ curve: CubicCurve) -> Bool {
      var before = curve.start
      for step in 1...32 {
        let next = curve.point(at: CGFloat(step) / 32)
        if point.distance(toLineFrom: before, to: next) <= reach { return true }
        before = next
      }
      return false
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let next): (start, current) = (next, next)
      case .line(let next):
        current = next
        if point.distance(toLineFrom: from, to: next) <= reach { return true }
      case .quadCurve(let next, let control):
        current = next
        if isNear(CubicCurve(from: from, control: control, to: next)) { return true }
      case .curve(let next, let control1, let control2):
        current = next
        if isNear(CubicCurve(from, control1, control2, next)) { return true }
      case .closeSubpath:
        current = start
        if point.distance(toLineFrom: from, to: start) <= reach { return true }
      }
    }
    return false
  }
}

extension CGPoint {
  /// The distance to the nearest point between two points.
  fileprivate func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let along = square > 0 ? ((self.x - start.x) * x + (self.y - start.y) * y) / square : 0
    let share = min(max(along, 0), 1)
    return hypot(self.x - start.x - share * x, self.y - start.y - share * y)
  }
}
