/// The views of a `ForEach`, each with the identity of its element.
///
/// As SwiftUI: an element keeps its views and their state while its id stays, wherever it moves;
/// of several elements with one id only the first is shown.
final class KeyedNode<ID: Hashable>: ViewNode {
  private var scopes: [ID: ScopeNode] = [:]

  func update<Elements: Sequence>(
    _ elements: Elements, id: (Elements.Element) -> ID,
    resolve: (Elements.Element, inout _ChildCursor) -> Void
  ) {
    var next: [ID: ScopeNode] = [:]
    var order: [ScopeNode] = []
    for element in elements {
      let key = id(element)
      guard next[key] == nil else { continue }
      let scope =
        scopes[key]
        ?? ScopeNode(
          at: _ChildCursor.Place(tree: tree, owner: self, environment: environment, moment: moment))
      scope.environment = environment
      scope.moment = moment
      scope.resolveChildren { resolve(element, &$0) }
      next[key] = scope
      order.append(scope)
    }
    scopes = next
    setChildren(order)
  }
}

/// The views of one branch of several; another branch starts afresh.
final class BranchNode: ViewNode {
  private var branch: AnyHashable?

  func update(branch: AnyHashable, resolve: (inout _ChildCursor) -> Void) {
    if branch != self.branch { setChildren([]) }
    self.branch = branch
    resolveChildren(resolve)
  }
}
