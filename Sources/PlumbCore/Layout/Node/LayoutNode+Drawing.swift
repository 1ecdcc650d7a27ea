internal import Foundation

/// The passes after layout, as nodes perform them that override nothing: drawing and hit testing.
extension LayoutNode {
  /// The children that are shown, with those in their removal transitions behind the others.
  final var childrenBackToFront: [LayoutNode] {
    exitingChildren.isEmpty ? children : exitingChildren.map(\.node) + children
  }

  /// Draws the children where they are shown.
  final func drawChildren(in context: inout DrawContext) {
    for child in backToFront { context.draw(child, movedBy: contentOffset) }
  }

  /// Returns the front-most node below this one that is hit at a point in the coordinates of this
  /// node.
  final func hitTestChildren(_ point: CGPoint) -> LayoutNode? {
    for child in backToFront.reversed() where child.isShown && child.parent === self {
      let frame = child.presentedFrame
      let inside = CGPoint(
        x: point.x - frame.origin.x - contentOffset.width,
        y: point.y - frame.origin.y - contentOffset.height)
      if let hit = child.hitTest(inside) { return hit }
    }
    return nil
  }
}
