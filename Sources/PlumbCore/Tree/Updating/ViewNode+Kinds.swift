/// The node of a view with one layout node and no views inside.
package final class LeafViewNode<Node: LayoutNode>: ViewNode {
  /// The only layout node of the view.
  package let layoutNode: Node

  init(_ layoutNode: Node, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
  }

  package override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }
}

/// The node of a view with one layout node that contains the layout nodes of the views inside.
@_spi(Nodes) open class ContainerViewNode<Node: LayoutNode>: ViewNode {
  /// The only layout node of the view, whose children are those of the views inside.
  package final let layoutNode: Node

  /// Creates a node that owns a layout node.
  @_spi(Nodes) public init(
    _ layoutNode: Node, at place: _ChildCursor.Place, listedAs listedType: Any.Type?
  ) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
  }

  /// Resolves the content of a container that arranges its views along an axis, or along none.
  package final func resolve<Content: View>(_ content: Content, alongAxis axis: Axis?) {
    var inner = environment
    if inner.stackAxis != axis { inner.stackAxis = axis }
    resolveChildren(in: inner) { Content._resolve(content, at: &$0) }
  }

  @_spi(Nodes) final override public func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  @_spi(Nodes) final override public func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  /// As SwiftUI: the views of a container count as one contribution.
  @_spi(Nodes) override open func addPreferences<Key: PreferenceKey>(
    to sum: inout PreferenceSum<Key>
  ) {
    var inner = PreferenceSum<Key>()
    super.addPreferences(to: &inner)
    sum.add(inner)
  }

  /// The layout nodes of the views inside.
  package final var layoutNodesBelow: [LayoutNode] {
    tree.updates.collected { super.appendLayoutNodes(to: &$0) }
  }

  @_spi(Nodes) override open func collectLayoutNodes() {
    // A container that was not placed yet has no transitions, so the path to the root is not
    // walked.
    layoutNode.setChildren(
      layoutNodesBelow, at: layoutNode.isPlaced ? contextBelow(tree.context) : nil)
  }
}

/// The node of views that share an identity and whose layout nodes belong to the container above.
package final class ScopeViewNode: ViewNode {}

extension _ChildCursor {
  /// Returns the leaf node for the next view.
  package mutating func leaf<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> LeafViewNode<Node> {
    let node =
      reusedNode(LeafViewNode<Node>.self) ?? insert(LeafViewNode(make(), at: place, listedAs: type))
    node.configure(node.layoutNode)
    return node
  }

  /// Returns the container node for the next view.
  package mutating func container<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> ContainerViewNode<Node> {
    let node =
      reusedNode(ContainerViewNode<Node>.self)
      ?? insert(ContainerViewNode(make(), at: place, listedAs: type))
    node.configure(node.layoutNode)
    return node
  }

  /// Wraps every layout node of some content.
  package mutating func wrap<Node: UnaryLayoutNode>(
    _ content: (inout _ChildCursor) -> Void, make: @escaping () -> Node,
    change: @escaping (Node, UpdateContext) -> Void
  ) {
    let node = node(ClosureWrapperViewNode<Node>.self) {
      ClosureWrapperViewNode(at: $0, make: make, change: change)
    }
    node.update(change)
    node.resolveChildren(content)
  }
}
