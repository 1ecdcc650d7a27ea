internal import Foundation

/// Where nodes show in the window.
extension LayoutNode {
  /// Where the node shows in the root's coordinates, in points.
  final var frameInRoot: CGRect { CGRect(origin: originInRoot, size: presentedFrame.size) }

  final var originInRoot: CGPoint { origin(in: \.presentedFrame.origin) }

  /// Where the node will show when what is on its way has arrived.
  final var placedOriginInRoot: CGPoint { origin(in: \.origin) }

  private func origin(in place: (LayoutNode) -> CGPoint) -> CGPoint {
    var point = CGPoint.zero
    var node = self
    while true {
      if let rest = node.passage?.restingPlace, let owner = node.passage?.owner {
        point.x += rest.x
        point.y += rest.y
        guard let group = owner.geometryGroup else { return point }
        node = group
        continue
      }
      let origin = place(node)
      point.x += origin.x
      point.y += origin.y
      guard let parent = node.parent else { return point }
      point.x += parent.contentOffset.width
      point.y += parent.contentOffset.height
      node = parent
    }
  }

  /// The nearest node from this one up with which everything inside moves.
  private var geometryGroup: LayoutNode? {
    var next: LayoutNode? = self
    while let node = next, !node.isGeometryGroup { next = node.parent }
    return next
  }

  /// Whether the node and everything above it is shown.
  final var isShownInTree: Bool {
    var next: LayoutNode? = self
    while let node = next {
      if !node.isShown { return false }
      next = node.parent
    }
    return true
  }
}

/// Where nodes are placed, in the coordinates of others. Movements on their way do not count, but
/// offsets do.
extension LayoutNode {
  /// The node's bounds in the coordinates of a node above, or of the root for `nil`.
  final func placedFrame(in ancestor: LayoutNode?) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    var node = self
    while node !== ancestor, let outer = node.parent {
      frame.origin.x += node.origin.x + outer.contentOffset.width
      frame.origin.y += node.origin.y + outer.contentOffset.height
      node = outer
    }
    return frame
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

/// A box whose coordinates have a name.
final class CoordinateSpaceNode: UnaryNode {
  private var name: AnyHashable?

  func update(name: AnyHashable) {
    self.name = name
  }

  override func isCoordinateSpace(named name: AnyHashable) -> Bool { name == self.name }
}
