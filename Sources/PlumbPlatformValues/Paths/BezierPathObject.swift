public import Foundation
public import PlumbUI

/// A path that can be changed: the superclass of `UIBezierPath` and `NSBezierPath`.
open class BezierPathObject: NSObject {
  /// The content.
  package final var path: Path

  /// The width of the outline, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the outline.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of the outline.
  open var lineJoinStyle = CGLineJoin.miter
  /// The largest ratio of the length of a corner to the width.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps; empty for a solid outline.
  package final var dash: [CGFloat] = []
  /// The offset into the pattern at the start.
  package final var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public required override init() {
    path = Path()
    super.init()
  }

  /// Creates a path with a content.
  package convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init(Path(rect))
  }

  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init(Path(ellipseIn: rect))
  }

  /// Creates a path with the content of a path of Core Graphics.
  public convenience init(cgPath: CGPath) {
    self.init(Path(cgPath))
  }

  /// The content as a path of Core Graphics.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The point at which the next element starts; (0, 0) for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains the path.
  open var bounds: CGRect { path.boundingRect }

  /// Starts a new part at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line to the start of the current part.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = Path() }

  /// Returns a copy.
  open override func copy() -> Any {
    let copy = Self()
    copy.path = path
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.dash = dash
    copy.dashPhase = dashPhase
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BezierPathObject else { return false }
    return other.path == path && other.strokeStyle == strokeStyle
  }

  open override var hash: Int { path.hashValue }

  /// The style of the outline.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
  }

  /// Draws the outline in the current context; without one, it has no effect.
  open func stroke() { CGContext.current?.stroke(path, style: strokeStyle) }

  /// Writes the lengths of dashes and gaps.
  package func setDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0)))
    dashPhase = phase
  }

  /// Fills the path in the current context; without one, it has no effect.
  package func fill(_ rule: CGPathFillRule) { CGContext.current?.fill(path, rule) }

  /// Clips later drawing in the current context to the path; without one, it has no effect.
  package func clip(_ rule: CGPathFillRule) {
    guard let context = CGContext.current else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: rule)
  }
}

extension Path {
  /// Creates a path with the content of a path of UIKit or AppKit.
  public init(_ path: BezierPathObject) {
    self = path.path
  }
}
