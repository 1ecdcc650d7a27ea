internal import Foundation

/// A box whose content shows some of its own lengths away, towards an edge.
final class EdgeOffsetNode: UnaryNode {
  private var edge = Edge.top
  private var distance = AnimatedProperty(0.0)

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
  /// The way to the edge from the middle, as a vector of length 1.
  func direction(isRightToLeft: Bool) -> CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: isRightToLeft ? 1 : -1, height: 0)
    case .trailing: CGSize(width: isRightToLeft ? -1 : 1, height: 0)
    }
  }
}
