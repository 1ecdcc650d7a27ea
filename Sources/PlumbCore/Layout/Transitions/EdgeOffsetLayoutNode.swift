internal import Foundation

/// A node whose content is displaced towards an edge by a multiple of its own size.
@_spi(Nodes) @usableFromInline final class EdgeOffsetLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".transition" }

  private var edge = Edge.top
  private var distance = AnimatedProperty(0.0)

  /// Sets the edge and the distance, in multiples of the content's size.
  func update(edge: Edge, distance: Double, at context: UpdateContext) {
    self.edge = edge
    self.distance.set(distance, at: context, of: self)
  }

  override var contentOffset: CGSize {
    let direction = edge.direction(isRightToLeft: isRightToLeft)
    let size = presentedFrame.size
    return CGSize(
      width: direction.width * size.width * distance.current,
      height: direction.height * size.height * distance.current)
  }
}

extension Edge {
  /// Returns the direction of the edge as a unit vector.
  func direction(isRightToLeft: Bool) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: isRightToLeft ? 1 : -1, height: 0)
    case .trailing: CGSize(width: isRightToLeft ? -1 : 1, height: 0)
    }
  }
}
