package import Foundation

/// The layout nodes of a tree, for measurements that change single nodes without any view.
@MainActor package struct LayoutNodeProbe {
  private let leaves: [LayoutNode]

  /// Collects the layout nodes of a tree; the leaves are in tree order.
  package init(_ tree: ViewTree) {
    leaves = tree.rootLayoutNode.selfAndDescendants.filter(\.children.isEmpty)
  }

  /// Changes the size of the fixed frame around a leaf, in points.
  package func resizeLeaf(_ index: Int, to size: CGSize) {
    (leaves[index].parent as? FixedFrameLayoutNode)?.update(Proposal(size), alignment: .center)
  }

  /// Invalidates the cached sizes of every leaf.
  package func invalidateLeaves() { for leaf in leaves { leaf.invalidate() } }
}
