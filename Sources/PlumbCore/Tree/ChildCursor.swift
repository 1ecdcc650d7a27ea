internal import Foundation

/// A cursor over the existing child nodes of a node while views resolve into it; this is where
/// reconciliation happens.
///
/// A view requests the next node of its kind. The node at the cursor is reused if it is of that
/// kind, and replaced otherwise; nodes left over at the end are unmounted.
@MainActor public struct _ChildCursor {
  /// The parent, environment and update context of a new node.
  struct Place {
    let tree: ViewTree
    let owner: ViewNode?
    let environment: EnvironmentValues
    let context: UpdateContext
  }

  /// The environment of the next view.
  var environment: EnvironmentValues
  /// The time and the animation of the changes to the next view.
  let context: UpdateContext
  /// Whether rows are made only when a container requests them.
  let isLazy: Bool
  private let owner: ViewNode
  private var nodes: CompactArray<ViewNode>
  private var position = 0
  private var isChanged = false

  init(
    owner: ViewNode, nodes: CompactArray<ViewNode>, environment: EnvironmentValues,
    context: UpdateContext,
    isLazy: Bool
  ) {
    self.context = context
    self.isLazy = isLazy
    self.owner = owner
    self.nodes = nodes
    self.environment = environment
  }

  /// The date of the change, for texts that show the time.
  var now: Date { owner.tree.now }

  /// Returns the node for the next view, which is created if the existing node is of another kind.
  mutating func node<Node: ViewNode>(_ kind: Node.Type, make: (Place) -> Node) -> Node {
    defer { position += 1 }
    if position < nodes.count {
      if let node = nodes[position] as? Node {
        node.environment = environment
        node.context = context
        node.isLazy = isLazy
        return node
      }
      nodes[position].unmount()
    }
    let node = make(
      Place(tree: owner.tree, owner: owner, environment: environment, context: context))
    node.isLazy = isLazy
    node.takeRestoration(from: owner, at: position)
    if position < nodes.count { nodes[position] = node } else { nodes.append(node) }
    isChanged = true
    return node
  }

  /// Resolves views in a changed environment.
  mutating func withEnvironment(
    _ change: (inout EnvironmentValues) -> Void, _ resolve: (inout _ChildCursor) -> Void
  ) {
    let outer = environment
    change(&environment)
    resolve(&self)
    environment = outer
  }

  /// Unmounts the nodes left over, and returns the children and whether they differ from the
  /// previous ones.
  consuming func finish() -> (nodes: CompactArray<ViewNode>, isChanged: Bool) {
    guard position < nodes.count else { return (nodes, isChanged) }
    for node in nodes[position...] { node.unmount() }
    nodes.removeAll(from: position)
    return (nodes, true)
  }
}
