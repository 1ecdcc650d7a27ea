/// The node of a view with one layout node and no views inside.
final class LeafNode<Node: LayoutNode>: ViewNode {
  let layoutNode: Node

  init(_ layoutNode: Node, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }
}

/// The node of a view with one layout node that contains the layout nodes of the views inside.
class ContainerViewNode<Node: LayoutNode>: ViewNode {
  final let layoutNode: Node

  init(_ layoutNode: Node, at place: _ChildCursor.Place, listedAs listedType: Any.Type?) {
    self.layoutNode = layoutNode
    super.init(at: place, listedAs: listedType)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  /// As SwiftUI: the views of a container count as one contribution.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    var inner = PreferenceSum<Key>()
    super.addPreferences(to: &inner)
    sum.add(inner)
  }

  /// The layout nodes of the views inside.
  final var layoutNodesBelow: [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    super.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes
  }

  override func collectLayoutNodes() {
    // A container that was not placed yet has no transitions, so the path to the root is not
    // walked.
    layoutNode.setChildren(
      layoutNodesBelow, at: layoutNode.isPlaced ? contextBelow(tree.context) : nil)
  }
}

/// The node of views that share an identity and whose layout nodes belong to the container above.
final class ScopeNode: ViewNode {}

/// The node of a modifier that wraps each layout node of its content in a layout node of its own.
///
/// As SwiftUI: a modifier on a group applies to every member.
class WrapperNode<Node: UnaryNode>: ViewNode {
  /// In the order of the content's layout nodes.
  private var wrappers: [Node] = []
  /// Makes a wrapper for a new layout node of the content.
  private let make: () -> Node
  /// The latest change, which is also applied to wrappers made later.
  private var change: (Node, UpdateContext) -> Void

  init(
    at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil,
    make: @escaping () -> Node, change: @escaping (Node, UpdateContext) -> Void
  ) {
    self.make = make
    self.change = change
    super.init(at: place, listedAs: listedType)
  }

  /// Applies a change to all wrappers, including those created later.
  final func update(_ change: @escaping (Node, UpdateContext) -> Void) {
    self.change = change
    wrappers.forEach(apply)
  }

  /// Applies the environment and the latest change to a wrapper.
  private func apply(to layoutNode: Node) {
    configure(layoutNode)
    change(layoutNode, context)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(contentsOf: wrappers)
  }

  override func layoutNodesBelowDidChange() {
    setNeedsCollection()
  }

  override func collectLayoutNodes() {
    var contents: [LayoutNode] = []
    super.appendLayoutNodes(to: &contents)
    var wrappersByContent: [ObjectIdentifier: Node] = [:]
    for wrapper in wrappers { wrappersByContent[ObjectIdentifier(wrapper.content)] = wrapper }
    let before = wrappers
    wrappers = contents.map { content in
      if let wrapper = wrappersByContent[ObjectIdentifier(content)] { return wrapper }
      let wrapper = make()
      wrapper.setChildren([content])
      apply(to: wrapper)
      return wrapper
    }
    let isSame = before.count == wrappers.count && zip(before, wrappers).allSatisfy { $0 === $1 }
    if !isSame { parent?.layoutNodesBelowDidChange() }
  }
}

extension _ChildCursor {
  /// Returns the leaf node for the next view.
  mutating func leaf<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> LeafNode<Node> {
    let node = node(LeafNode<Node>.self) { LeafNode(make(), at: $0, listedAs: type) }
    node.configure(node.layoutNode)
    return node
  }

  /// Returns the container node for the next view.
  mutating func container<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> ContainerViewNode<Node> {
    let node = node(ContainerViewNode<Node>.self) {
      ContainerViewNode(make(), at: $0, listedAs: type)
    }
    node.configure(node.layoutNode)
    return node
  }

  /// Wraps every layout node of some content.
  mutating func wrap<Node: UnaryNode>(
    _ content: (inout _ChildCursor) -> Void, make: @escaping () -> Node,
    change: @escaping (Node, UpdateContext) -> Void
  ) {
    let node = node(WrapperNode<Node>.self) { WrapperNode(at: $0, make: make, change: change) }
    node.update(change)
    node.resolveChildren(content)
  }
}
