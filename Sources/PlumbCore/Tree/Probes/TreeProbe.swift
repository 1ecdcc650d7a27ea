/// The references between the nodes of a tree, for tests.
extension ViewTree {
  /// A description of a node that does not refer to its parent, or that counts as removed although it
  /// is in the tree; `nil` if there is none.
  ///
  /// References to parents do not keep them alive: each must lead to the node that holds the child,
  /// or be `nil` once the child is removed.
  package var misplacedNode: String? {
    for node in viewNodes {
      for child in node.children
      where child.parent !== node || !child.isMounted || child.depth != node.depth + 1 {
        return "A view node at a depth of \(child.depth) is not in the tree of its parent."
      }
    }
    for node in rootLayoutNode.selfAndDescendants {
      for child in node.children where child.parent !== node || !child.isAttached {
        return "A layout node is not in the tree of its parent."
      }
    }
    return nil
  }
}
