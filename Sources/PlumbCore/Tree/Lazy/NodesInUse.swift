/// The nodes that must not be released although they are out of sight, with their ancestors: nodes that
/// receive a press, that show other views elsewhere, whose position is kept by a scroll view, or that show a
/// running animation.
@MainActor struct NodesInUse {
  private var held: Set<ObjectIdentifier> = []
  private var animated: Set<ObjectIdentifier> = []

  /// The nodes in use in a tree.
  ///
  /// - Parameter container: a node below the scroll views that keep a position.
  init(in tree: ViewTree, around container: ViewNode) {
    for layoutNode in tree.pointer.pressedLayoutNodes { Self.add(layoutNode, to: &held) }
    for node in tree.presentations.presenters { Self.add(node, to: &held) }
    for case let scroll as ScrollViewNode in container.ancestors {
      if let layoutNode = scroll.position.anchoredLayoutNode { Self.add(layoutNode, to: &held) }
    }
    for object in tree.clock.scheduler.animatedObjects { Self.add(object, to: &animated) }
  }

  /// Returns whether an item must be kept for as long as it is in use.
  func holds(_ item: ViewNode) -> Bool { Self.contains(item, in: held) }

  /// Returns whether a view in an item is being animated.
  func animates(_ item: ViewNode) -> Bool { Self.contains(item, in: animated) }

  private static func contains(_ item: ViewNode, in nodes: Set<ObjectIdentifier>) -> Bool {
    if nodes.isEmpty { return false }
    if nodes.contains(ObjectIdentifier(item)) { return true }
    var layoutNodes: [LayoutNode] = []
    item.appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.contains { nodes.contains(ObjectIdentifier($0)) }
  }

  private static func add(_ subject: any AnimationOwner, to nodes: inout Set<ObjectIdentifier>) {
    if var layoutNode = subject as? LayoutNode {
      // A node in its removal transition has left its parent, which still shows it.
      while nodes.insert(ObjectIdentifier(layoutNode)).inserted,
        let next = layoutNode.parent ?? layoutNode.transition?.owner
      {
        layoutNode = next
      }
    } else if let node = subject as? ViewNode {
      for node in node.selfAndAncestors {
        guard nodes.insert(ObjectIdentifier(node)).inserted else { return }
      }
    }
  }
}
