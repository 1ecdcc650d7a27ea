internal import Foundation

/// A cursor over the existing child nodes of a node while views resolve into it; this is where
/// reconciliation happens.
///
/// A view requests the next node of its kind. The node at the cursor is reused if it is of that
/// kind, and replaced otherwise; nodes left over at the end are unmounted.
@MainActor public struct _ChildCursor {
  /// The parent, environment and update context of a new node.
  @_spi(Nodes) public struct Place {
    let tree: ViewTree
    let owner: ViewNode?
    /// The values that the view of the new node reads.
    package let environment: EnvironmentValues
    let context: UpdateContext

    package init(
      tree: ViewTree, owner: ViewNode?, environment: EnvironmentValues, context: UpdateContext
    ) {
      self.tree = tree
      self.owner = owner
      self.environment = environment
      self.context = context
    }
  }

  /// The environment of the next view.
  package var environment: EnvironmentValues
  /// The time and the animation of the changes to the next view.
  package let context: UpdateContext
  /// The rules of the container around for the next view.
  package internal(set) var policy: ContentPolicy
  private let owner: ViewNode
  private(set) var nodes: CompactArray<ViewNode>
  private var position = 0
  private var isChanged = false

  init(
    owner: ViewNode, nodes: CompactArray<ViewNode>, environment: EnvironmentValues,
    context: UpdateContext, policy: ContentPolicy
  ) {
    self.context = context
    self.policy = policy
    self.owner = owner
    self.nodes = nodes
    self.environment = environment
  }

  /// The date of the change, for texts that show the time.
  var now: Date { owner.tree.now }

  /// Returns the node for the next view, which is created if the existing node is of another kind.
  package mutating func node<Node: ViewNode>(_ kind: Node.Type, make: (Place) -> Node) -> Node {
    reusedNode(kind) ?? insert(make(place))
  }

  /// Whether there is an existing node for the next view, of whatever kind. Generic code checks this first where the
  /// type of the kind is looked up at run time.
  var isAtNode: Bool { position < nodes.count }

  /// Returns the existing node for the next view if it is of a kind, and moves on.
  mutating func reusedNode<Node: ViewNode>(_ kind: Node.Type) -> Node? {
    guard position < nodes.count, let node = nodes[position] as? Node else { return nil }
    node.environment = environment
    node.context = context
    node.policy = policy
    node.elementsDidChange()
    position += 1
    return node
  }

  /// Sets the node for the next view, and moves on.
  mutating func insert<Node: ViewNode>(_ node: Node) -> Node {
    node.policy = policy
    node.takeRestoration(from: owner, at: position)
    if position < nodes.count {
      nodes[position].unmount()
      nodes[position] = node
    } else {
      nodes.append(node)
    }
    isChanged = true
    position += 1
    return node
  }

  /// The place of a new node for the next view.
  var place: Place {
    Place(tree: owner.tree, owner: owner, environment: environment, context: context)
  }

  /// Passes over the node for the next view if nothing has changed for it. Returns whether it does.
  ///
  /// A function of its own, because nested views are built by recursion and the stack is limited.
  @inline(never)
  mutating func keepsNode<Node: ViewNode>(
    _ kind: Node.Type, where isCurrent: (Node) -> Bool
  ) -> Bool {
    guard position < nodes.count, let node = nodes[position] as? Node, !node.isStale,
      node.policy == policy, isCurrent(node),
      node.environment.isKnownEqual(to: environment)
    else { return false }
    node.context = context
    position += 1
    return true
  }

  /// Resolves views in a changed environment.
  package mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ resolve: (inout _ChildCursor) -> Void
  ) {
    let outer = environment
    change(&environment)
    resolve(&self)
    environment = outer
  }

  /// Unmounts the nodes left over, and returns whether the nodes differ from the previous ones.
  mutating func finish() -> Bool {
    guard position < nodes.count else { return isChanged }
    for node in nodes[position...] { node.unmount() }
    nodes.removeAll(from: position)
    return true
  }
}
