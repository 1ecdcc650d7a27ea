package import Foundation

/// A position in a view tree at which views are shown and laid out one after the other, without a
/// window; for tests that compare many views.
@MainActor package final class ViewProbe {
  private let tree: ViewTree
  private let scope: ScopeViewNode

  /// Creates an empty position in a tree, with the environment of the tree.
  package init(in tree: ViewTree) {
    self.tree = tree
    scope = ScopeViewNode(
      at: _ChildCursor.Place(
        tree: tree, owner: nil, environment: tree.environment, context: tree.context))
  }

  /// Shows a view; nodes that it shares with the previous one are updated.
  package func show(_ view: some View) {
    scope.context = tree.context
    scope.resolveChildren { AnyView._resolve(AnyView(view), at: &$0) }
    tree.update()
  }

  /// Removes the view from the tree.
  package func remove() {
    scope.unmount()
  }

  private var layoutNode: LayoutNode? {
    var layoutNodes: [LayoutNode] = []
    scope.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first
  }

  /// Measures and places the view at a proposal in points, `nil` for an unspecified length.
  ///
  /// - Returns: the size of the view, or zero if it has no layout node.
  package func layOut(width: CGFloat?, height: CGFloat?) -> CGSize {
    guard let layoutNode else { return .zero }
    let proposal = Proposal(width: ProposedLength(width), height: ProposedLength(height))
    let size = layoutNode.sizeThatFits(proposal)
    layoutNode.place(at: .zero, proposal: proposal, in: tree.context)
    return size
  }

  /// Returns the frames of the leaves of the view in its coordinates, in painting order.
  ///
  /// Leaves are views without views inside, such as colours, texts and spacers, and the views of a custom
  /// layout; an empty container is none.
  package func leafFrames<Leaf: Layout>(of leafLayout: Leaf.Type) -> [CGRect] {
    var frames: [CGRect] = []
    if let layoutNode {
      let leaves = Set(
        scope.descendants.compactMap { ($0 as? any LeafNode).map { ObjectIdentifier($0.leaf) } })
      Self.collect(layoutNode, at: .zero, into: &frames) {
        $0 is ContainerLayoutNode<LayoutRule<Leaf>> || leaves.contains(ObjectIdentifier($0))
      }
    }
    return frames
  }

  /// Returns the drawing commands of the view at a scale of 1.
  package func drawCommands() -> [DrawCommand] {
    var context = DrawContext(scale: 1)
    if let layoutNode { context.draw(layoutNode) }
    return context.commands
  }

  /// A sentence for each cached size of the view that is different when it is computed again.
  package var auditFindings: [String] {
    layoutNode.map { LayoutAudit.findings(below: $0).map(\.description) } ?? []
  }

  /// The layout nodes of the view, parents first.
  package var boundsProbes: [BoundsProbe] { layoutNode.map { BoundsProbe.all($0) } ?? [] }

  private static func collect(
    _ node: LayoutNode, at outer: CGPoint, into frames: inout [CGRect],
    where isLeaf: (LayoutNode) -> Bool
  ) {
    guard node.isShown else { return }
    let origin = CGPoint(x: outer.x + node.origin.x, y: outer.y + node.origin.y)
    if node.children.isEmpty, isLeaf(node) {
      frames.append(CGRect(origin: origin, size: node.size))
    }
    let inner = CGPoint(
      x: origin.x + node.contentOffset.width, y: origin.y + node.contentOffset.height)
    for child in node.children { collect(child, at: inner, into: &frames, where: isLeaf) }
  }
}

/// The node of a view without views inside.
@MainActor private protocol LeafNode: ViewNode {
  /// The only layout node of the view.
  var leaf: LayoutNode { get }
}

extension LeafViewNode: LeafNode {
  fileprivate var leaf: LayoutNode { layoutNode }
}
