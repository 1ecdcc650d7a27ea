/// An action of a view that is due after a layout: for its appearance, or for the change of a value.
struct ViewAction {
  /// The node of the modifier with the action.
  let node: ViewNode
  /// The number of the node; see `AppearanceObservers.nextNumber()`.
  let number: Int
  /// The layout node that appeared; `nil` for the change of a value.
  var layoutNode: LayoutNode?
  let perform: @MainActor () -> Void

  /// A modifier of a group has an action for each layout node of the members.
  fileprivate var id: ObjectIdentifier { layoutNode.map(ObjectIdentifier.init) ?? nodeID }
  fileprivate var nodeID: ObjectIdentifier { ObjectIdentifier(node) }
}

extension [ViewAction] {
  /// The actions, with descendants before their ancestors, and otherwise in the order in which
  /// their nodes were created.
  ///
  /// As SwiftUI: of several modifiers of a view, the first one written is the innermost.
  @MainActor var descendantsFirst: [ViewAction] {
    guard count > 1 else { return self }
    let ancestry = ActionAncestry(of: self)
    var roots: [ViewAction] = []
    var inner: [ObjectIdentifier: [ViewAction]] = [:]
    for action in sorted(by: { $0.number < $1.number }) {
      if let ancestor = ancestry.ancestor(of: action) {
        inner[ancestor, default: []].append(action)
      } else {
        roots.append(action)
      }
    }
    // The reverse order is easier: ancestors first, the last ones first.
    var reversed: [ViewAction] = []
    while let next = roots.popLast() {
      reversed.append(next)
      roots += inner.removeValue(forKey: next.id) ?? []
    }
    return reversed.reversed()
  }
}

/// The ancestry of actions, some of which are around others.
@MainActor private struct ActionAncestry {
  /// The nodes of changed values, which have no layout nodes of their own.
  private var changed: Set<ObjectIdentifier> = []
  /// A layout node that appeared, by the node of the modifier.
  private var appearing: [ObjectIdentifier: ObjectIdentifier] = [:]
  private var appeared: Set<ObjectIdentifier> = []

  init(of actions: [ViewAction]) {
    for action in actions {
      if action.layoutNode == nil {
        changed.insert(action.id)
      } else {
        appearing[action.nodeID] = action.id
        appeared.insert(action.id)
      }
    }
  }

  /// Returns the identifier of the innermost action around another one.
  func ancestor(of action: ViewAction) -> ObjectIdentifier? {
    if changed.isEmpty { return layoutAncestor(of: action.layoutNode) }
    for node in action.node.ancestors {
      let id = ObjectIdentifier(node)
      if changed.contains(id) { return id }
      guard let outer = appearing[id] else { continue }
      // The layout node identifies the member of a group; an empty view has none.
      if let layoutNode = action.layoutNode { return layoutAncestor(of: layoutNode) }
      return layoutAncestor(of: firstLayoutNode(of: action.node)) ?? outer
    }
    return layoutAncestor(of: action.layoutNode)
  }

  private func firstLayoutNode(of node: ViewNode) -> LayoutNode? {
    var layoutNodes: [LayoutNode] = []
    node.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first
  }

  private func layoutAncestor(of layoutNode: LayoutNode?) -> ObjectIdentifier? {
    layoutNode?.ancestors.lazy.map { ObjectIdentifier($0) }.first { appeared.contains($0) }
  }
}
