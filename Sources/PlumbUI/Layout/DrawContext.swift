internal import Foundation

/// Collects what nodes show, in painting order.
///
/// Nodes draw relative to their own top left corner; the context knows where that lies.
struct DrawContext {
  /// Pixels per point.
  let scale: CGFloat
  /// The drawing node's top left corner in the window, in points.
  private(set) var origin = CGPoint.zero
  /// How far what is drawn now shows from where it is placed, as what it stands in is on its way.
  private var drift = CGSize.zero
  private(set) var commands: [DrawCommand] = []

  init(scale: CGFloat) {
    self.scale = scale
  }

  /// Draws a child where it is placed.
  mutating func draw(_ node: LayoutNode, movedBy offset: CGSize = .zero) {
    guard node.isShown else { return }
    let (outer, outerDrift) = (origin, drift)
    let frame = node.presentedFrame
    origin.x += frame.origin.x + offset.width
    origin.y += frame.origin.y + offset.height
    drift.width += frame.origin.x - node.origin.x
    drift.height += frame.origin.y - node.origin.y
    if let passage = node.passage {
      draw(node, in: frame.size, passage)
    } else {
      node.draw(in: &self)
    }
    (origin, drift) = (outer, outerDrift)
  }

  /// Draws a node that comes or goes.
  ///
  /// As SwiftUI: it takes no part in the movement of what it stands in; what comes does so at its
  /// final place, what goes at its old one.
  private mutating func draw(_ node: LayoutNode, in size: CGSize, _ passage: Passage) {
    origin =
      passage.restingPlace ?? CGPoint(x: origin.x - drift.width, y: origin.y - drift.height)
    drift = .zero
    let offset = passage.offset(of: size, isRightToLeft: node.isRightToLeft)
    origin.x += offset.width
    origin.y += offset.height
    let outer = commands
    commands = []
    node.draw(in: &self)
    commands = outer + passage.appearance(of: commands, in: CGRect(origin: origin, size: size))
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
