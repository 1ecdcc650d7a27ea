internal import Foundation

/// A recorder of draw commands, in painting order.
///
/// Nodes draw relative to their own top left corner; the context holds the position of that corner
/// in the window. Layout may produce positions and sizes that are NaN or infinite. They are
/// sanitized here: a node with a NaN position is not drawn, a NaN length counts as 0, and
/// coordinates are limited to a billion points.
@_spi(Nodes) public struct DrawContext {
  /// Pixels per point.
  package let scale: CGFloat
  /// The top left corner of the node being drawn, in the window, in points.
  package private(set) var origin = CGPoint.zero
  /// The top left corner of the enclosing geometry group, in the window, in points.
  private var groupOrigin = CGPoint.zero
  private(set) var commands: [DrawCommand] = []
  /// The part of the window in which drawing is visible, in points; `nil` if that is unknown, as
  /// inside an effect.
  private var visiblePart: CGRect?

  /// Creates an empty context.
  ///
  /// - Parameters:
  ///   - scale: pixels per point.
  ///   - visiblePart: the part outside of which nothing need be drawn, in points.
  init(scale: CGFloat, visiblePart: CGRect? = nil) {
    self.scale = scale
    self.visiblePart = visiblePart
  }

  /// Draws a child at its presented frame.
  ///
  /// - Parameter evenIfHidden: whether the child is drawn although its parent does not show it, because it is
  ///   moving out of sight.
  package mutating func draw(
    _ node: LayoutNode, movedBy offset: CGSize = .zero, evenIfHidden: Bool = false
  ) {
    guard node.isShown || evenIfHidden else { return }
    let (outer, outerGroup) = (origin, groupOrigin)
    defer { (origin, groupOrigin) = (outer, outerGroup) }
    let frame = node.presentedFrame
    origin.x += frame.origin.x + offset.width
    origin.y += frame.origin.y + offset.height
    if let transition = node.transition {
      draw(node, in: frame.size, transition)
    } else if !isOutOfSight(node, in: frame.size) {
      drawContents(of: node)
    }
  }

  private func isOutOfSight(_ node: LayoutNode, in size: CGSize) -> Bool {
    guard let visiblePart else { return false }
    let distance = CGRect(origin: origin, size: size).distance(to: visiblePart)
    return distance > 0 && node.isDrawn(within: distance)
  }

  /// Returns whether a part of a rectangle in the coordinates of the node being drawn may be
  /// visible; `nil` if that is unknown for every rectangle.
  var visibility: ((CGRect) -> Bool)? {
    visiblePart.map { visiblePart in
      let origin = origin
      return { !($0.offsetBy(dx: origin.x, dy: origin.y).distance(to: visiblePart) > 0) }
    }
  }

  private mutating func drawContents(of node: LayoutNode) {
    if origin.x.isNaN || origin.y.isNaN { return }
    origin = CGPoint(x: Self.bounded(origin.x), y: Self.bounded(origin.y))
    if node.isGeometryGroup { groupOrigin = origin }
    node.draw(in: &self)
  }

  /// Returns the coordinate, limited to the range that can be drawn.
  private static func bounded(_ coordinate: CGFloat) -> CGFloat {
    min(max(coordinate, -1e9), 1e9)
  }

  /// Draws a node during its insertion or removal transition.
  ///
  /// As SwiftUI: a removed node stays at its old position, even if its surroundings move.
  private mutating func draw(_ node: LayoutNode, in size: CGSize, _ transition: TransitionState) {
    if let place = transition.removalOrigin {
      origin = CGPoint(x: groupOrigin.x + place.x, y: groupOrigin.y + place.y)
    }
    let offset = transition.offset(of: size, isRightToLeft: node.isRightToLeft)
    origin.x += offset.width
    origin.y += offset.height
    let contents = take { $0.drawContents(of: node) }
    if contents.isEmpty { return }
    commands += transition.appearance(
      of: contents, in: CGRect(origin: origin, size: size), isRightToLeft: node.isRightToLeft)
  }

  /// Appends a command.
  package mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Records the commands of a closure and appends them as one command.
  package mutating func group(
    _ contents: (inout DrawContext) -> Void, as command: ([DrawCommand]) -> DrawCommand
  ) {
    let inner = take(contents)
    if !inner.isEmpty { commands.append(command(inner)) }
  }

  /// Returns the commands recorded by a closure without appending them.
  mutating func take(_ contents: (inout DrawContext) -> Void) -> [DrawCommand] {
    let outer = (commands, visiblePart)
    (commands, visiblePart) = ([], nil)
    contents(&self)
    defer { (commands, visiblePart) = outer }
    return commands
  }

  /// Records the commands of a closure and appends them clipped to a rectangle, in points.
  package mutating func clipped(to rect: CGRect, _ contents: (inout DrawContext) -> Void) {
    let visible = visiblePart.map { $0.intersection(rect) } ?? rect
    group(
      { context in
        // An empty intersection has no position, so nothing is known about the visible part.
        context.visiblePart = visible.isNull ? nil : visible
        contents(&context)
      }, as: { .clip(Path(rect), FillStyle(), $0) })
  }

  /// Records the commands of a closure and appends them transformed. The transform is in the
  /// coordinates of the node being drawn.
  mutating func transformed(
    by transform: CGAffineTransform, _ contents: (inout DrawContext) -> Void
  ) {
    let inWindow = transform.about(origin)
    group(contents, as: { .transform(inWindow, $0) })
  }

  /// Records the commands of a closure and appends them in perspective.
  ///
  /// - Parameters:
  ///   - projection: The projection, in the coordinates of the node being drawn.
  ///   - frame: The part of the contents whose enlargement determines the details, in the same
  ///     coordinates.
  mutating func projected(
    by projection: ProjectionTransform, of frame: CGRect,
    _ contents: (inout DrawContext) -> Void
  ) {
    let inWindow = PlacedProjection(projection, of: frame, about: origin)
    guard inWindow.transform.isFinite else { return }
    group(contents, as: { .projection(inWindow, $0) })
  }

  /// Returns the pixel-aligned frame of the node being drawn, for a size in points.
  package func frame(of size: CGSize) -> CGRect { frame(of: CGRect(origin: .zero, size: size)) }

  /// Returns the pixel-aligned frame of a rectangle in the coordinates of the node being drawn.
  ///
  /// Edges are rounded, not sizes, so that adjacent frames stay adjacent.
  package func frame(of rect: CGRect) -> CGRect {
    func length(_ length: CGFloat, from start: CGFloat) -> CGFloat {
      let end = start + length
      if end.isNaN { return 0 }
      return Self.bounded(end) == end ? length : Self.bounded(end) - start
    }
    let corner = CGPoint(x: origin.x + rect.origin.x, y: origin.y + rect.origin.y)
    let size = CGSize(
      width: length(rect.size.width, from: corner.x),
      height: length(rect.size.height, from: corner.y))
    return PixelSnapping.snap(CGRect(origin: corner, size: size), scale: scale)
  }
}
