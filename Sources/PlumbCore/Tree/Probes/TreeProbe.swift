/// The references between the nodes of a tree, for tests.
extension ViewTree {
  /// A description of a node that does not refer to its parent, or that counts as removed although it
  /// is in the tree; `nil` if there is none.
  ///
  /// References to parents do not keep them alive: each must lead to the node that holds the child,
  /// or be `nil` from the moment in which the child is taken out.
  package var misplacedNode: String? {
    if let rootNode, let found = Self.misplacedViewNode(in: rootNode) { return found }
    return Self.misplacedLayoutNode(in: rootLayoutNode)
  }

  private static func misplacedViewNode(in root: ViewNode) -> String? {
    var rest = [root]
    while let node = rest.popLast() {
      for child in node.children {
        guard child.parent === node, child.isMounted, child.depth == node.depth + 1 else {
          return "A view node at a depth of \(child.depth) is not in the tree of its parent."
        }
        rest.append(child)
      }
    }
    return nil
  }

  private static func misplacedLayoutNode(in root: LayoutNode) -> String? {
    var rest = [root]
    while let node = rest.popLast() {
      for child in node.children {
        guard child.parent === node, child.isAttached else {
          return "A layout node is not in the tree of its parent."
        }
        rest.append(child)
      }
    }
    return nil
  }
}
