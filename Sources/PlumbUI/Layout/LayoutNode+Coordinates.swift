internal import Foundation

/// Where nodes are placed, in the coordinates of others. Movements on their way do not count, but
/// offsets and transforms do.
extension LayoutNode {
  /// The node's bounds in the coordinates of a node above, or of the root for `nil`; what is turned,
  /// in the smallest upright rectangle round it.
  final func placedFrame(in ancestor: LayoutNode?) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while node !== ancestor, let outer = node.parent {
      frame.origin.x += node.origin.x + outer.contentOffset.width
      frame.origin.y += node.origin.y + outer.contentOffset.height
      if let transform = outer.contentTransform { frame = frame.applying(transform) }
      node = outer
    }
    return frame
  }

  /// What leads from the node's coordinates to the root's.
  final var rootTransform: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let outer = node.parent {
      transform.tx += node.origin.x + outer.contentOffset.width
      transform.ty += node.origin.y + outer.contentOffset.height
      if let change = outer.contentTransform { transform = transform.concatenating(change) }
      node = outer
    }
    return transform
  }

  /// What leads from the node's coordinates to another node's.
  final func transform(seenFrom other: LayoutNode) -> CGAffineTransform {
    rootTransform.concatenating(other.rootTransform.inverted())
  }

  /// The nearest node at or above this one whose coordinates have a name.
  final func coordinateSpace(named name: AnyHashable) -> LayoutNode? {
    var next: LayoutNode? = self
    while let node = next, !node.isCoordinateSpace(named: name) { next = node.parent }
    return next
  }

  /// The node's bounds in some coordinates.
  ///
  /// A name no view above has stands for the root.
  final func placedFrame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: size)
    case .global: placedFrame(in: nil)
    case .named(let name): placedFrame(in: coordinateSpace(named: name))
    }
  }
}

extension LayoutNode {
  /// A point of the window in the coordinates the node shows in; `nil` where no point of the node
  /// shows, as when it is scaled to nothing.
  func ownPoint(of point: CGPoint) -> CGPoint? {
    guard let parent else { return point }
    guard var inside = parent.ownPoint(of: point) else { return nil }
    if let transform = parent.contentTransform {
      guard transform.isInvertible else { return nil }
      inside = inside.applying(transform.inverted())
    }
    let corner = presentedFrame.origin
    return CGPoint(
      x: inside.x - corner.x - parent.contentOffset.width,
      y: inside.y - corner.y - parent.contentOffset.height)
  }
}

/// A box whose coordinates have a name.
final class CoordinateSpaceNode: UnaryNode {
  private var name: AnyHashable?

  func update(name: AnyHashable) {
    self.name = name
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}
