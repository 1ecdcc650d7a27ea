package import Foundation

/// The boxes of a tree, leaves in order, for measurements that change single ones without any view.
@MainActor package struct LayoutNodeProbe {
  /// How many boxes there are, the window's own included.
  package private(set) var count = 0
  private var leaves: [LayoutNode] = []

  package init(_ tree: ViewTree) {
    collect(tree.rootLayoutNode)
  }

  private mutating func collect(_ node: LayoutNode) {
    count += 1
    if node.children.isEmpty { leaves.append(node) }
    for child in node.children { collect(child) }
  }

  /// How many boxes have none inside.
  package var leafCount: Int { leaves.count }

  /// Gives the box of fixed size round a leaf another one.
  package func resizeLeaf(_ index: Int, to size: CGSize) {
    (leaves[index].parent as? FixedFrameNode)?
      .update(width: size.width, height: size.height, alignment: .center)
  }

  /// Has every leaf forget.
  package func invalidateLeaves() { for leaf in leaves { leaf.invalidate() } }
}
