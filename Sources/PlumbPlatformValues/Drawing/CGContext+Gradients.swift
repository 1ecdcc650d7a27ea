public import Foundation
internal import PlumbUI

extension CGContext {
  /// Fills the clip with a gradient along a line. Without options, only what lies between lines across its ends.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let line = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (line.dx * line.dx + line.dy * line.dy).squareRoot()
    guard let reach = reach(from: start), length.isFinite else { return }
    guard length > 0 else {
      // Nothing lies between the ends.
      if options.contains(.drawsAfterEndLocation) {
        fill(Path(square(around: start, reach)), with: .color(gradient.color(at: 1)))
      }
      return
    }
    let along = CGVector(dx: line.dx / length, dy: line.dy / length)
    func point(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * side,
        y: start.y + along.dy * distance + along.dx * side)
    }
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? max(reach, length) : length
    var area = Path()
    area.addLines([
      point(first, -reach), point(last, -reach), point(last, reach), point(first, reach),
    ])
    area.closeSubpath()
    fill(area, with: .gradient(gradient.ramp, .linear(from: start, to: end)))
  }

  /// Fills the clip with a gradient between two circles. Without options, only what lies between them.
  ///
  /// Circles with different centres are drawn as 256 circles from the one to the other, and the options count only if
  /// one contains the other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite,
      let reach = reach(from: startCenter)
    else { return }
    let start = Circle(center: startCenter, radius: startRadius)
    let end = Circle(center: endCenter, radius: endRadius)
    let (fillsStart, fillsEnd) = (
      options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation)
    )
    let square = square(around: startCenter, reach)
    if startCenter == endCenter {
      guard startRadius != endRadius else { return }
      let (inner, outer) = startRadius < endRadius ? (start, end) : (end, start)
      let (fillsInner, fillsOuter) =
        inner == start ? (fillsStart, fillsEnd) : (fillsEnd, fillsStart)
      var area = fillsOuter ? Path(square) : outer.path
      if !fillsInner { area.addPath(inner.path) }
      fill(
        area, .evenOdd,
        with: .gradient(
          gradient.ramp,
          .radial(
            center: startCenter, unit: CGSize(width: 1, height: 1), start: startRadius,
            end: endRadius)))
      return
    }
    if end.contains(start) {
      if fillsEnd { fill(Path(square), with: .color(gradient.color(at: 1))) }
      saveGState()
      if !fillsStart { clip(outside: start, in: square) }
      draw(gradient, through: (0...255).reversed(), from: start, to: end)
      restoreGState()
    } else {
      if start.contains(end), fillsStart {
        fill(Path(square), with: .color(gradient.color(at: 0)))
      }
      saveGState()
      if start.contains(end), !fillsEnd { clip(outside: end, in: square) }
      draw(gradient, through: 0...255, from: start, to: end)
      restoreGState()
    }
  }

  private func draw(
    _ gradient: CGGradient, through steps: some Sequence<Int>, from start: Circle, to end: Circle
  ) {
    for step in steps {
      let place = Double(step) / 255
      fill(start.mixed(with: end, place).path, with: .color(gradient.color(at: place)))
    }
  }

  private func clip(outside circle: Circle, in square: CGRect) {
    beginPath()
    addRect(square)
    addEllipse(in: circle.rect)
    clip(using: .evenOdd)
  }

  private func fill(_ area: Path, _ rule: CGPathFillRule = .winding, with shading: Shading) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    draw([.fill(area, style, shading)])
  }

  /// Returns a distance from a point beyond which there is nothing of the bitmap; `nil` if nothing can be drawn.
  private func reach(from point: CGPoint) -> CGFloat? {
    guard ctm.isInvertible else { return nil }
    let inverse = ctm.inverted()
    let corners: [(x: CGFloat, y: CGFloat)] = [
      (0, 0), (size.width, 0), (0, size.height), (size.width, size.height),
    ]
    let distances = corners.map { corner in
      let place = CGPoint(x: corner.x, y: corner.y).applying(inverse)
      let (x, y) = (place.x - point.x, place.y - point.y)
      return (x * x + y * y).squareRoot()
    }
    return distances.max().flatMap { $0.isFinite ? $0 + 1 : nil }
  }

  private func square(around point: CGPoint, _ reach: CGFloat) -> CGRect {
    CGRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// An end of a radial gradient.
private struct Circle: Equatable {
  var center: CGPoint
  var radius: CGFloat

  var rect: CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  var path: Path { Path(ellipseIn: rect) }

  func contains(_ other: Circle) -> Bool {
    let (x, y) = (other.center.x - center.x, other.center.y - center.y)
    return (x * x + y * y).squareRoot() <= radius - other.radius
  }

  /// Returns the circle between this one, at 0, and another one, at 1.
  func mixed(with other: Circle, _ place: Double) -> Circle {
    func mixed(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * place }
    return Circle(
      center: CGPoint(x: mixed(center.x, other.center.x), y: mixed(center.y, other.center.y)),
      radius: mixed(radius, other.radius))
  }
}
