/// The nodes above a node.
extension ViewNode {
  /// The node and its ancestors, from the node to the root.
  final var selfAndAncestors: UnfoldFirstSequence<ViewNode> {
    sequence(first: self) { $0.parent }
  }

  /// The ancestors of the node, from its parent to the root.
  final var ancestors: DropFirstSequence<UnfoldFirstSequence<ViewNode>> {
    selfAndAncestors.dropFirst()
  }
}

extension KeyHandler where Self: ViewNode {
  func isInside(_ front: AnyObject) -> Bool { selfAndAncestors.contains { $0 === front } }
}
