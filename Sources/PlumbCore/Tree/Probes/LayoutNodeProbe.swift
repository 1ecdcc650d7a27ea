package import Foundation

/// The layout nodes of a tree, for measurements that change single nodes without any view.
@MainActor package struct LayoutNodeProbe {
  /// The number of layout nodes, including the root.
  package private(set) var count = 0
  private var leaves: [LayoutNode] = []

  /// Collects the layout nodes of a tree; the leaves are in tree order.
  package init(_ tree: ViewTree) {
    for node in tree.rootLayoutNode.selfAndDescendants {
      count += 1
      if node.children.isEmpty { leaves.append(node) }
    }
  }

  /// The number of layout nodes without children.
  package var leafCount: Int { leaves.count }

  /// Changes the size of the fixed frame around a leaf, in points.
  package func resizeLeaf(_ index: Int, to size: CGSize) {
    (leaves[index].parent as? FixedFrameLayoutNode)?
      .update(width: size.width, height: size.height, alignment: .center)
  }

  /// Invalidates the cached sizes of every leaf.
  package func invalidateLeaves() { for leaf in leaves { leaf.invalidate() } }
}
