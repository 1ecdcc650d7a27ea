internal import Foundation

/// Collects what nodes show, in painting order.
///
/// Nodes draw relative to their own top left corner; the context knows where that lies. Layout may
/// come to places and sizes that are no numbers or have no end; here is where they end: what has no
/// place is not drawn, a length that is no number is none, and nothing reaches further than a
/// billion points.
struct DrawContext {
  /// Pixels per point.
  let scale: CGFloat
  /// The drawing node's top left corner in the window, in points.
  private(set) var origin = CGPoint.zero
  /// The top left corner of the geometry group that is drawn, in the window.
  private var groupOrigin = CGPoint.zero
  private(set) var commands: [DrawCommand] = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws a child where it is placed.
  mutating func draw(_ node: LayoutNode, movedBy offset: CGSize = .zero) {
    guard node.isShown else { return }
    let (outer, outerGroup) = (origin, groupOrigin)
    defer { (origin, groupOrigin) = (outer, outerGroup) }
    let frame = node.presentedFrame
    origin.x += frame.origin.x + offset.width
    origin.y += frame.origin.y + offset.height
    if let transition = node.transition {
      draw(node, in: frame.size, transition)
    } else {
      drawContents(of: node)
    }
  }

  private mutating func drawContents(of node: LayoutNode) {
    if origin.x.isNaN || origin.y.isNaN { return }
    origin = CGPoint(x: Self.bounded(origin.x), y: Self.bounded(origin.y))
    if node.isGeometryGroup { groupOrigin = origin }
    node.draw(in: &self)
  }

  /// The coordinate, or the furthest one that is drawn.
  private static func bounded(_ coordinate: CGFloat) -> CGFloat {
    min(max(coordinate, -1e9), 1e9)
  }

  /// Draws a node that comes or goes.
  ///
  /// As SwiftUI: what goes stays at its old place, whatever moves round it.
  private mutating func draw(_ node: LayoutNode, in size: CGSize, _ transition: TransitionState) {
    if let place = transition.restingPlace {
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

  mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Puts everything a closure draws into one command.
  mutating func group(
    _ contents: (inout DrawContext) -> Void, as command: ([DrawCommand]) -> DrawCommand
  ) {
    let inner = take(contents)
    if !inner.isEmpty { commands.append(command(inner)) }
  }

  /// What a closure draws, taken out of the list.
  mutating func take(_ contents: (inout DrawContext) -> Void) -> [DrawCommand] {
    let outer = commands
    commands = []
    contents(&self)
    defer { commands = outer }
    return commands
  }

  /// Draws through a transform given in the drawing node's coordinates.
  mutating func transformed(
    by transform: CGAffineTransform, _ contents: (inout DrawContext) -> Void
  ) {
    let inWindow = transform.about(origin)
    group(contents, as: { .transform(inWindow, $0) })
  }

  /// The pixel-aligned rectangle of a node of a size drawn now.
  ///
  /// Edges are rounded, not sizes, so neighbours stay neighbours.
  func frame(of size: CGSize) -> CGRect {
    func length(_ length: CGFloat, from start: CGFloat) -> CGFloat {
      let end = start + length
      if end.isNaN { return 0 }
      return Self.bounded(end) == end ? length : Self.bounded(end) - start
    }
    let size = CGSize(
      width: length(size.width, from: origin.x), height: length(size.height, from: origin.y))
    return PixelSnapping.snap(CGRect(origin: origin, size: size), scale: scale)
  }
}
