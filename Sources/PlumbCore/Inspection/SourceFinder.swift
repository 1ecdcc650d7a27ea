/// Finds the expressions that made the views of a tree.
///
/// The expressions that a body evaluates are known in order, each with the type of the view that it begins
/// with. Expressions of one type are in the order of their views in the tree, unless one of them is in an
/// overlay or a background of another; if there are as many expressions as views, each view belongs to one
/// expression.
@MainActor struct SourceFinder {
  private let names: LayoutNames
  private let updates: UpdateRecorder

  init(_ tree: ViewTree, _ updates: UpdateRecorder) {
    names = LayoutNames(of: tree)
    self.updates = updates
  }

  /// Returns the places at which the expression of a layout node may begin: one place if it is certain.
  func lines(of layoutNode: LayoutNode) -> [SourceLine] {
    guard let view = view(of: layoutNode), let type = view.listedType else { return [] }
    for ancestor in view.ancestors {
      let expressions = expressions(beginningWith: type, in: ancestor)
      if !expressions.isEmpty { return lines(of: expressions, for: view, below: ancestor) }
    }
    return []
  }

  /// Returns the innermost view of a layout node; for the node of a modifier, the view that is modified.
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
    updates.expressions(of: node).filter { $0.type == type && !$0.line.isInEngine }
  }

  /// Returns the place of the expression that belongs to a view; the places of all expressions if it is not
  /// certain.
  private func lines(
    of expressions: [SourceExpression], for view: ViewNode, below scope: ViewNode
  ) -> [SourceLine] {
    guard let type = view.listedType else { return [] }
    let views = self.views(of: type, below: scope)
    if views.count == expressions.count, !areNested(views, below: scope),
      let index = views.firstIndex(where: { $0 === view })
    {
      return [expressions[index].line]
    }
    var seen: Set<SourceLine> = []
    return expressions.map(\.line).filter { seen.insert($0).inserted }
  }

  /// Returns the views of a type that a body has made, in order.
  private func views(of type: Any.Type, below scope: ViewNode) -> [ViewNode] {
    var views: [ViewNode] = []
    var nodes = scope.descendants
    while let node = nodes.next() {
      if node.listedType == type { views.append(node) }
      if !expressions(beginningWith: type, in: node).isEmpty { nodes.skipDescendants() }
    }
    return views
  }

  /// Returns whether one of some views may be in an overlay or a background of another: the expression of the
  /// inner view ends before the outer one's does, so their order is not certain.
  private func areNested(_ views: [ViewNode], below scope: ViewNode) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    return views.contains { view in
      view.ancestors.prefix { $0 !== scope }.contains {
        $0 is DecorationViewNode && !seen.insert(ObjectIdentifier($0)).inserted
      }
    }
  }
}
