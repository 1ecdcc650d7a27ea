public import Foundation
public import PlumbUI

/// The current path.
extension CGContext {
  /// Begins an empty path.
  public func beginPath() { path = Path() }

  /// Starts a new part at a point.
  public func move(to point: CGPoint) { path.move(to: point.applying(ctm)) }

  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point.applying(ctm)) }

  /// Adds lines between points, starting a new part at the first one.
  public func addLines(between points: [CGPoint]) { path.addLines(points.map { $0.applying(ctm) }) }

  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
  }

  /// Adds an arc of a circle, with a line to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: ctm)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect, transform: ctm) }

  /// Adds a closed ellipse.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect, transform: ctm) }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath) { self.path.addPath(Path(path), transform: ctm) }

  /// Adds a line to the start of the current part.
  public func closePath() { path.closeSubpath() }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { path.isEmpty }

  // MARK: Painting

  /// Fills the path and begins an empty one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(isFilled: true, isStroked: false, rule)
  }

  /// Draws the outline of the path and begins an empty one.
  public func strokePath() { paint(isFilled: false, isStroked: true, .winding) }

  /// Paints the path and begins an empty one.
  public func drawPath(using mode: CGPathDrawingMode) {
    paint(
      isFilled: mode != .stroke, isStroked: mode != .fill && mode != .eoFill,
      mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding)
  }

  /// Clips later drawing to the path and begins an empty one.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append((path, fillStyle(rule)))
    beginPath()
  }

  /// Clips later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    state.clips.append((Path(rect).applying(ctm), fillStyle(.winding)))
  }

  private func paint(isFilled: Bool, isStroked: Bool, _ rule: CGPathFillRule) {
    defer { beginPath() }
    guard ctm.isInvertible else { return }
    let path = path.applying(ctm.inverted())
    if isFilled { fill(path, rule) }
    if isStroked { stroke(path) }
  }

  private func fillStyle(_ rule: CGPathFillRule) -> FillStyle {
    FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
  }

  /// Fills a path that is given in the current coordinates.
  package func fill(_ path: Path, _ rule: CGPathFillRule = .winding) {
    draw([.fill(path, fillStyle(rule), .color(state.fillColor.resolved))])
  }

  /// Draws the outline of a path that is given in the current coordinates.
  package func stroke(_ path: Path, style: StrokeStyle? = nil) {
    draw([.stroke(path, style ?? state.stroke, .color(state.strokeColor.resolved))])
  }

  // MARK: Shapes

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect)) }

  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

  /// Draws the outline of a rectangle with a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.stroke
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Draws the outline of an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }

  /// Draws lines from each point with an even index to the next point.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = Path()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      lines.addLines([points[start], points[start + 1]])
    }
    stroke(lines)
  }

  /// Draws an image in a rectangle, with its upper edge at the larger y.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let placed = PlacedImage(image, in: rect, interpolation: state.interpolation.interpolation)
    draw([.transform(turned, [.image(placed)])])
  }
}

/// The painting of a path, with the names of Core Graphics.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
