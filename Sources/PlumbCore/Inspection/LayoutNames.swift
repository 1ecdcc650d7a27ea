/// The names of the layout nodes of a tree as source code has them: the names of the views and
/// modifiers.
@MainActor struct LayoutNames {
  /// The name of a layout node, with the names of the views around it and its label.
  struct NodeName {
    /// The type of the view, or the modifier as in source code.
    var own: String
    /// The views without layout of their own whose content the node is, the outermost first.
    var views: [String] = []
    /// The label of the view.
    var label: String?
  }

  /// The views whose first or only layout node is a certain one, the outermost first.
  private var owners: [ObjectIdentifier: [ViewNode]] = [:]

  /// Finds the views of all layout nodes of a tree.
  init(of tree: ViewTree) {
    var layoutNodes: [LayoutNode] = []
    for node in tree.viewNodes where node.listedType != nil {
      layoutNodes.removeAll(keepingCapacity: true)
      node.appendLayoutNodes(to: &layoutNodes)
      for layoutNode in layoutNodes {
        owners[ObjectIdentifier(layoutNode), default: []].append(node)
      }
    }
  }

  /// Returns the views whose first or only layout node is a certain one, the outermost first.
  func views(of node: LayoutNode) -> [ViewNode] { owners[ObjectIdentifier(node)] ?? [] }

  /// Returns the name of a layout node.
  func name(of node: LayoutNode) -> NodeName {
    var owners = views(of: node)
    let label = owners.compactMap(\.label).last
    func type(of owner: ViewNode) -> String? { owner.listedType.map(ViewTypeName.name(of:)) }
    if let modifier = node.modifierDescription {
      return NodeName(own: modifier, views: owners.compactMap(type), label: label)
    }
    let own = owners.popLast().flatMap(type)
    let usual = node.parent is RootLayoutNode ? "Content" : ViewTypeName.name(ofNode: node)
    return NodeName(own: own ?? usual, views: owners.compactMap(type), label: label)
  }
}
