public import Foundation
public import PlumbUI

/// A path that can be changed, as AppKit has it: angles are in degrees, and the y axis of its arcs points upwards.
open class NSBezierPath: BezierPathObject {
  /// The rule by which the inside is determined.
  public enum WindingRule: UInt, Sendable {
    case nonZero, evenOdd
  }

  /// The shape of the ends of an outline.
  public typealias LineCapStyle = CGLineCap
  /// The shape of the corners of an outline.
  public typealias LineJoinStyle = CGLineJoin

  /// The rule by which the inside is determined.
  open var windingRule = WindingRule.nonZero

  private var rule: CGPathFillRule { windingRule == .evenOdd ? .evenOdd : .winding }

  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      Path(
        roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular))
  }

  /// Adds a line to a point.
  open func line(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Starts a new part at a distance from the current point.
  open func relativeMove(to point: CGPoint) {
    move(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }

  /// Adds a line to a distance from the current point.
  open func relativeLine(to point: CGPoint) {
    line(to: CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y))
  }

  /// Adds the elements of another path.
  open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }

  /// Adds a closed rectangle.
  open func appendRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds a closed ellipse.
  open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds a closed rectangle with round corners.
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    let size = CGSize(width: xRadius, height: yRadius)
    path.addRoundedRect(in: rect, cornerSize: size, style: .circular)
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// - Parameters:
  ///   - startAngle: in degrees from the right, counterclockwise where the y axis points upwards.
  ///   - clockwise: whether the arc is drawn clockwise where the y axis points upwards.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle),
      endAngle: .degrees(endAngle), clockwise: clockwise)
  }

  /// Adds an arc of a circle that is tangent to two lines, with a line to its start.
  open func appendArc(from point1: CGPoint, to point2: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: point1, tangent2End: point2, radius: radius)
  }

  /// Transforms all elements.
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }

  /// Returns whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: windingRule == .evenOdd)
  }

  /// The number of elements.
  open var elementCount: Int { path.elements.count }

  /// Sets the lengths of dashes and gaps of the outline.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    setDash(pattern, count: count, phase: phase)
  }

  /// Fills the path in the current context; without one, it has no effect.
  open func fill() { fill(rule) }

  /// Clips later drawing in the current context to the path; without one, it has no effect.
  open func addClip() { clip(rule) }

  /// Fills a rectangle of the current context.
  public class func fill(_ rect: CGRect) { CGContext.current?.fill(rect) }

  /// Draws the outline of a rectangle of the current context.
  public class func stroke(_ rect: CGRect) { CGContext.current?.stroke(rect) }

  open override func copy() -> Any {
    let copy = super.copy()
    (copy as? NSBezierPath)?.windingRule = windingRule
    return copy
  }
}

extension CGRect {
  /// Fills the rectangle in the current context.
  public func fill() { CGContext.current?.fill(self) }

  /// Draws the inner outline of the rectangle in the current context, one point wide.
  public func frame() { CGContext.current?.stroke(insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips later drawing in the current context to the rectangle.
  public func clip() { CGContext.current?.clip(to: self) }
}
