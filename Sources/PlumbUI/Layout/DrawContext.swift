internal import Foundation

/// Collects what nodes show, in painting order.
///
/// Nodes draw relative to their own top left corner; the context knows where that lies.
struct DrawContext {
  /// Pixels per point.
  let scale: CGFloat
  /// The drawing node's top left corner in the window, in points.
  private(set) var origin = CGPoint.zero
  private(set) var commands: [DrawCommand] = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws a child where it is placed.
  mutating func draw(_ node: LayoutNode) {
    guard node.isShown else { return }
    let outer = origin
    origin.x += node.origin.x
    origin.y += node.origin.y
    node.draw(in: &self)
    origin = outer
  }

  mutating func add(_ command: DrawCommand) {
    commands.append(command)
  }

  /// Puts everything a closure draws into one command.
  mutating func group(
    _ contents: (inout DrawContext) -> Void, as command: ([DrawCommand]) -> DrawCommand
  ) {
    let outer = commands
    commands = []
    contents(&self)
    let inner = commands
    commands = outer
    if !inner.isEmpty { commands.append(command(inner)) }
  }

  /// The pixel-aligned rectangle of a node of a size drawn now.
  ///
  /// Edges are rounded, not sizes, so neighbours stay neighbours.
  func frame(of size: CGSize) -> CGRect {
    PixelSnapping.snap(CGRect(origin: origin, size: size), scale: scale)
  }
}
