internal import Foundation

/// Nodes that are out of sight are not drawn.
///
/// A drawing may exceed the frame of its node, as by an offset, a shadow or a wide stroke. So a node
/// is left out only where it is known that nothing in its subtree draws as far as the visible part.
extension LayoutNode {
  /// The distance by which the node and its descendants may draw beyond the node's frame, in
  /// points; infinite if it is not known.
  ///
  /// A finite reach is cached. It is cached for all shown descendants then, so that a change finds
  /// the ancestors that depend on it.
  final var subtreeReach: CGFloat {
    if hasCachedReach { return cachedReach }
    let reach = computeSubtreeReach()
    if reach < .infinity {
      cachedReach = reach
      hasCachedReach = true
    }
    return reach
  }

  /// Returns whether the node and its descendants are known to draw nothing farther from the node's
  /// frame than a distance, in points.
  final func isDrawn(within distance: CGFloat) -> Bool { subtreeReach <= distance }

  private func computeSubtreeReach() -> CGFloat {
    LayoutCounters.countReach()
    guard frameAnimation?.isMoving != true, transition == nil, exitingChildren.isEmpty,
      var reach = drawingReach
    else { return .infinity }
    for index in children.indices {
      let childReach = children.withChild(at: index) { child in
        child.isShown ? child.subtreeReach + child.overflow(of: size) : 0
      }
      // A NaN compares as false.
      guard childReach < .infinity else { return .infinity }
      reach = max(reach, childReach)
    }
    return reach
  }

  /// Returns the distance by which the frame of the node exceeds a parent of a size, in points.
  private func overflow(of parent: CGSize) -> CGFloat {
    let (x, y) = (origin.x, origin.y)
    if x.isNaN || y.isNaN || size.width.isNaN || size.height.isNaN { return .infinity }
    return max(-x, -y, x + size.width - parent.width, y + size.height - parent.height, 0)
  }

  /// Discards the reach after a change of the node's frame or of its drawing.
  package final func drawingDidChange() {
    guard hasCachedReach else { return }
    hasCachedReach = false
    var node = self
    while let parent = node.parent {
      parent.drawingDidChange(ofChildAt: node.index)
      guard parent.hasCachedReach else { return }
      parent.hasCachedReach = false
      node = parent
    }
  }
}

extension CGRect {
  /// Returns the distance to another rectangle along the axis on which they are farthest apart, in
  /// points; not positive if they meet, and NaN if a coordinate is.
  func distance(to other: CGRect) -> CGFloat {
    let horizontal = Swift.max(other.minX - maxX, minX - other.maxX)
    let vertical = Swift.max(other.minY - maxY, minY - other.maxY)
    return horizontal.isNaN || vertical.isNaN ? .nan : Swift.max(horizontal, vertical)
  }
}
