/// A view with one box and no views inside.
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

/// A view with one box that holds the boxes of the views inside.
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

  /// The boxes of the views inside.
  final var layoutNodesBelow: [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    super.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes
  }

  override func collectLayoutNodes() {
    // Nothing comes or goes in a box that was never seen; the way up to the root is spared.
    layoutNode.setChildren(
      layoutNodesBelow, at: layoutNode.isPlaced ? contextBelow(tree.context) : nil)
  }
}

/// Views that share an identity and leave their boxes to the container above.
final class ScopeNode: ViewNode {}

/// A modifier with a box of its own round each box of its content.
///
/// As SwiftUI: a modifier on a group changes every member.
class WrapperNode<Node: UnaryNode>: ViewNode {
  private var wrappers: [Node] = []
  private let make: () -> Node
  private var change: (Node, UpdateContext) -> Void

  init(
    at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil,
    make: @escaping () -> Node, change: @escaping (Node, UpdateContext) -> Void
  ) {
    self.make = make
    self.change = change
    super.init(at: place, listedAs: listedType)
  }

  /// Applies a change to all boxes, those to come included.
  final func update(_ change: @escaping (Node, UpdateContext) -> Void) {
    self.change = change
    wrappers.forEach(apply)
  }

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
    var known: [ObjectIdentifier: Node] = [:]
    for wrapper in wrappers { known[ObjectIdentifier(wrapper.content)] = wrapper }
    let before = wrappers
    wrappers = contents.map { content in
      if let wrapper = known[ObjectIdentifier(content)] { return wrapper }
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
  /// The leaf of the next view.
  mutating func leaf<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> LeafNode<Node> {
    let node = node(LeafNode<Node>.self) { LeafNode(make(), at: $0, listedAs: type) }
    node.configure(node.layoutNode)
    return node
  }

  /// The container of the next view.
  mutating func container<Node: LayoutNode>(
    listedAs type: Any.Type?, _ make: () -> Node
  ) -> ContainerViewNode<Node> {
    let node = node(ContainerViewNode<Node>.self) {
      ContainerViewNode(make(), at: $0, listedAs: type)
    }
    node.configure(node.layoutNode)
    return node
  }

  /// Wraps every box of some content.
  mutating func wrap<Node: UnaryNode>(
    _ content: (inout _ChildCursor) -> Void, make: @escaping () -> Node,
    change: @escaping (Node, UpdateContext) -> Void
  ) {
    let node = node(WrapperNode<Node>.self) { WrapperNode(at: $0, make: make, change: change) }
    node.update(change)
    node.resolveChildren(content)
  }
}
