/// The nodes above and below a node.
extension LayoutNode {
  /// The node and its ancestors, from the node to the root.
  package final var selfAndAncestors: UnfoldFirstSequence<LayoutNode> {
    sequence(first: self) { $0.parent }
  }

  /// The ancestors of the node, from its parent to the root.
  final var ancestors: DropFirstSequence<UnfoldFirstSequence<LayoutNode>> {
    selfAndAncestors.dropFirst()
  }

  /// Returns the nearest ancestor of a type; `nil` if there is none.
  final func ancestor<Node: LayoutNode>(of type: Node.Type) -> Node? {
    for case let node as Node in ancestors { return node }
    return nil
  }

  /// The node and its descendants in preorder: each before its descendants, siblings in order.
  final var selfAndDescendants: UnfoldSequence<LayoutNode, [LayoutNode]> {
    // An explicit stack instead of recursion: trees are deep. The next node is the last one.
    sequence(state: [self]) { rest in
      guard let node = rest.popLast() else { return nil }
      rest += node.children.reversed()
      return node
    }
  }

  /// The number of nodes in this subtree, itself included.
  final var layoutNodeCount: Int {
    if cachedLayoutNodeCount > 0 { return Int(cachedLayoutNodeCount) }
    let layoutNodeCount = children.reduce(1) { $0 + $1.layoutNodeCount }
    cachedLayoutNodeCount = Int32(clamping: layoutNodeCount)
    wasQueried = true
    return layoutNodeCount
  }
}

/// Changes of the children.
extension LayoutNode {
  /// Replaces the children; does nothing if they are identical.
  ///
  /// - Parameter context: the context in which children are inserted and removed with their
  ///   transitions; `nil` for an immediate change.
  package final func setChildren(_ nodes: [LayoutNode], at context: UpdateContext? = nil) {
    if nodes.count == children.count, zip(nodes, children).allSatisfy({ $0 === $1 }) { return }
    if let context, context.transaction.animation != nil, isPlaced {
      let old = Set(children.map { ObjectIdentifier($0) })
      let new = Set(nodes.map { ObjectIdentifier($0) })
      for node in nodes where !old.contains(ObjectIdentifier(node)) {
        node.startTransition(removedFrom: nil, at: context)
      }
      for child in children where child.isShown && !new.contains(ObjectIdentifier(child)) {
        child.startTransition(removedFrom: self, at: context)
      }
    }
    for child in children where child.isChild(of: self) {
      child.parent = nil
      if child.transition?.owner == nil { child.setAttached(false) }
    }
    adopt(nodes)
    invalidate()
  }

  /// Sets the children with their parent and index, and attaches them to the tree.
  private func adopt(_ nodes: [LayoutNode]) {
    childrenWillChange()
    storedChildren = nodes
    for (index, child) in nodes.enumerated() {
      if !child.isChild(of: self) { child.parentDidChange() }
      child.parent = self
      child.storedIndex = Int32(clamping: index)
      child.setAttached(true)
      if child.isObserved, !isObserved { setObserved() }
    }
    if isRecorded, let recorder { for child in nodes { child.startRecording(with: recorder) } }
  }

  /// Whether the node may have moved, shown or hidden a descendant other than by placing it at
  /// another origin.
  final var mayMoveWithoutPlacing: Bool {
    changeRecord.hasOtherChildren || drawingReach == nil
  }

  /// Marks the node and its ancestors as observed. It remains so when the observation ends.
  final func setObserved() {
    for node in selfAndAncestors where !node.isObserved { node.isObserved = true }
  }

  /// Sets the visible children of a container that owns further nodes. Does not invalidate the
  /// ancestors.
  package final func showChildren(_ nodes: [LayoutNode]) {
    for child in children where child.isChild(of: self) {
      child.parent = nil
      child.storedIsShown = false
    }
    adopt(nodes)
    for child in nodes { child.storedIsShown = true }
  }
}
