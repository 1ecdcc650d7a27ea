internal import Foundation

/// Nodes that are out of sight are not drawn.
///
/// A drawing may exceed the frame of its node, as by an offset, a shadow or a wide stroke. So a node
/// is left out only where it is known that nothing in its subtree draws as far as the visible part.
extension LayoutNode {
  /// Returns whether the node and its descendants are known to draw nothing farther from the node's
  /// frame than a distance, in points.
  final func isDrawn(within distance: CGFloat) -> Bool {
    guard frameAnimation?.isMoving != true, transition == nil, exitingChildren.isEmpty,
      let reach = drawingReach, reach <= distance
    else { return false }
    for index in children.indices {
      let isNear = children.withChild(at: index) { child in
        let overflow = max(
          max(-child.origin.x, -child.origin.y), child.origin.x + child.size.width - size.width,
          child.origin.y + child.size.height - size.height, 0)
        return !child.isShown || child.isDrawn(within: distance - overflow)
      }
      guard isNear else { return false }
    }
    return true
  }
}

extension CGRect {
  /// Returns the distance to another rectangle along the axis on which they are farthest apart, in
  /// points; not positive where they meet, and NaN if a coordinate is.
  func distance(to other: CGRect) -> CGFloat {
    let horizontal = Swift.max(other.minX - maxX, minX - other.maxX)
    let vertical = Swift.max(other.minY - maxY, minY - other.maxY)
    return horizontal.isNaN || vertical.isNaN ? .nan : Swift.max(horizontal, vertical)
  }
}
