/// Finds the expressions that made the views of a tree.
///
/// The expressions that a body evaluates are known in order, each with the type of the view that it begins
/// with. Those of one type are in the order in which their views are in the tree, unless one of them contains
/// another; where there are as many of both, each view is that of one expression.
@MainActor struct SourceFinder {
  private let names: LayoutNames
  private let updates: UpdateRecorder

  init(_ tree: ViewTree, _ updates: UpdateRecorder) {
    names = LayoutNames(of: tree)
    self.updates = updates
  }

  /// Returns where the expression of a layout node begins: one place where that is certain, several if it is
  /// one of them.
  func lines(of layoutNode: LayoutNode) -> [SourceLine] {
    guard let view = view(of: layoutNode), let type = view.listedType else { return [] }
    for ancestor in view.ancestors {
      let expressions = expressions(beginningWith: type, in: ancestor)
      if !expressions.isEmpty { return lines(of: expressions, for: view, below: ancestor) }
    }
    return []
  }

  /// Returns the innermost view of a layout node; for one of a modifier, the view that is modified.
  private func view(of layoutNode: LayoutNode) -> ViewNode? {
    guard layoutNode.modifierDescription != nil else { return names.views(of: layoutNode).last }
    let outer = names.views(of: layoutNode)
    var content: LayoutNode? = layoutNode.children.first
    while let node = content {
      let views = names.views(of: node)
      if views.count > outer.count { return views[outer.count] }
      content = node.modifierDescription == nil ? nil : node.children.first
    }
    return nil
  }

  /// Returns the expressions in the body of a view that begin with a type, in order.
  private func expressions(
    beginningWith type: Any.Type, in node: ViewNode
  ) -> [SourceExpression] {
    updates.expressions(of: node).filter { $0.firstType == type && !$0.line.isInEngine }
  }

  /// Returns where the one of some expressions begins that belongs to a view; all where that is not certain.
  private func lines(
    of expressions: [SourceExpression], for view: ViewNode, below scope: ViewNode
  ) -> [SourceLine] {
    guard let type = view.listedType else { return [] }
    var views: [ViewNode] = []
    // An explicit stack instead of recursion: trees are deep. The last ones are visited first.
    var rest = Array(scope.children.reversed())
    while let node = rest.popLast() {
      if node.listedType == type { views.append(node) }
      if self.expressions(beginningWith: type, in: node).isEmpty {
        rest += node.children.reversed()
      }
    }
    if views.count == expressions.count, let index = views.firstIndex(where: { $0 === view }),
      !expressions.contains(where: \.mayContainItsFirstType)
    {
      return [expressions[index].line]
    }
    var seen: Set<SourceLine> = []
    return expressions.map(\.line).filter { seen.insert($0).inserted }
  }
}
