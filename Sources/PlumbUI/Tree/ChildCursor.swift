internal import Foundation

/// Walks over the nodes a place already has while views resolve into it: the whole of reconciling.
///
/// A view asks for the next node of its kind. The one that is there is reused when it is of that
/// kind, and replaced otherwise; what is left over at the end goes.
@MainActor public struct _ChildCursor {
  /// Where a new node goes.
  struct Place {
    let tree: ViewTree
    let owner: ViewNode?
    let environment: EnvironmentValues
    let context: UpdateContext
  }

  /// The environment of the next view.
  var environment: EnvironmentValues
  /// When and how the next view changes.
  let context: UpdateContext
  /// Whether rows are made only when a container asks for them.
  let isLazy: Bool
  private let owner: ViewNode
  private var nodes: [ViewNode]
  private var position = 0
  private var isChanged = false

  init(
    owner: ViewNode, nodes: [ViewNode], environment: EnvironmentValues, context: UpdateContext,
    isLazy: Bool
  ) {
    self.context = context
    self.isLazy = isLazy
    self.owner = owner
    self.nodes = nodes
    self.environment = environment
  }

  /// The date of the change, for texts that tell of the time.
  var now: Date { owner.tree.now }

  /// The node for the next view.
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

  /// Lets go of the nodes no view asked for.
  consuming func finish() -> (nodes: [ViewNode], isChanged: Bool) {
    for node in nodes[position...] { node.unmount() }
    isChanged = isChanged || position < nodes.count
    nodes.removeSubrange(position...)
    return (nodes, isChanged)
  }
}
