public import Foundation
public import PlumbUI

/// A path that can be changed, as UIKit has it: angles are in radians, and the y axis points downwards.
open class UIBezierPath: BezierPathObject {
  /// Whether areas that an even number of parts enclose are outside.
  open var usesEvenOddFillRule = false

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Creates a rectangle with round corners. As UIKit: the corners are smooth.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a rectangle with some round corners.
  ///
  /// - Parameter cornerRadii: the width counts, in points.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    let radii = RectangleCornerRadii(
      topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
      bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the right.
  ///   - clockwise: whether the arc is drawn clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a line to a point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to its start.
  ///
  /// - Parameters:
  ///   - startAngle: in radians from the right.
  ///   - clockwise: whether the arc is drawn clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The flag of a `Path` refers to a y axis that points upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all elements.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns the path with its elements in reverse order.
  ///
  /// As it has the same inside and the same outline, the path is returned as it is.
  open func reversing() -> UIBezierPath { UIBezierPath(path) }

  /// Returns whether a point is inside of the path.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Sets the lengths of dashes and gaps of the outline.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    setDash(pattern, count: count, phase: phase)
  }

  /// Fills the path in the current context; without one, it has no effect.
  open func fill() { fill(rule) }

  /// Fills the path in the current context, mixed with the drawing below it.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    fill()
    context.restoreGState()
  }

  /// Draws the outline in the current context, mixed with the drawing below it.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    stroke()
    context.restoreGState()
  }

  /// Clips later drawing in the current context to the path; without one, it has no effect.
  open func addClip() { clip(rule) }

  open override func copy() -> Any {
    let copy = super.copy()
    (copy as? UIBezierPath)?.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
