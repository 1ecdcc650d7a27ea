/// The nodes above and below a node.
extension ViewNode {
  /// The node and its ancestors, from the node to the root.
  package final var selfAndAncestors: UnfoldFirstSequence<ViewNode> {
    sequence(first: self) { $0.parent }
  }

  /// The ancestors of the node, from its parent to the root.
  package final var ancestors: DropFirstSequence<UnfoldFirstSequence<ViewNode>> {
    selfAndAncestors.dropFirst()
  }

  /// Returns the nearest ancestor of a type; `nil` if there is none.
  package final func ancestor<Node: ViewNode>(of type: Node.Type) -> Node? {
    var node = parent
    while let outer = node {
      if let found = outer as? Node { return found }
      node = outer.parent
    }
    return nil
  }

  /// The node and its descendants, in preorder.
  package final var selfAndDescendants: PreorderViewNodes { PreorderViewNodes(rest: [self]) }

  /// The descendants of the node, in preorder.
  package final var descendants: PreorderViewNodes { PreorderViewNodes(rest: [], below: self) }

  /// The nodes that follow the node and its descendants in the subtree of an ancestor, in preorder.
  package final func followingNodes(in root: ViewNode) -> PreorderViewNodes {
    // The siblings of outer nodes come after those of inner ones, so they are at the bottom.
    var levels: [[ViewNode]] = []
    var inner: ViewNode = self
    for outer in ancestors {
      levels.append(outer.children.drop { $0 !== inner }.dropFirst().reversed())
      if outer === root { break }
      inner = outer
    }
    return PreorderViewNodes(rest: levels.reversed().flatMap(\.self))
  }

  /// Returns the first descendant of a type, in preorder; `nil` if there is none.
  final func firstDescendant<Node>(of type: Node.Type) -> Node? {
    for case let node as Node in descendants { return node }
    return nil
  }

  /// Returns the descendants of a type in preorder, without those below another descendant of the type.
  package final func outermostDescendants<Node>(of type: Node.Type) -> [Node] {
    var nodes = descendants
    var found: [Node] = []
    while let node = nodes.nextOutermost(of: type) { found.append(node) }
    return found
  }

  /// The same for a class of nodes, the cast to which is cheaper.
  package final func outermostDescendants<Node: ViewNode>(of type: Node.Type) -> [Node] {
    var nodes = descendants
    var found: [Node] = []
    while let node = nodes.next() {
      guard let node = node as? Node else { continue }
      nodes.skipDescendants()
      found.append(node)
    }
    return found
  }

  /// Returns the first result for the node and its descendants, in preorder, without the views that
  /// are never shown.
  package final func firstShown<Result>(where find: (ViewNode) -> Result?) -> Result? {
    var nodes = selfAndDescendants
    while let node = nodes.next() {
      if node is NonVisualViewNode {
        nodes.skipDescendants()
      } else if let result = find(node) {
        return result
      }
    }
    return nil
  }
}

extension ViewTree {
  /// The nodes of the tree, in preorder.
  var viewNodes: PreorderViewNodes { PreorderViewNodes(rest: rootNode.map { [$0] } ?? []) }
}

/// View nodes in preorder: each node before its descendants, siblings in order.
@MainActor package struct PreorderViewNodes: @MainActor Sequence, @MainActor IteratorProtocol {
  // An explicit stack instead of recursion: trees are deep. The next node is the last one.
  private var rest: [ViewNode]
  /// The node whose descendants come next, which may still be skipped.
  private var current: ViewNode?

  fileprivate init(rest: [ViewNode], below current: ViewNode? = nil) {
    self.rest = rest
    self.current = current
  }

  package mutating func next() -> ViewNode? {
    if let current { rest += current.children.reversed() }
    current = rest.popLast()
    return current
  }

  /// Skips the descendants of the last node that was returned.
  package mutating func skipDescendants() { current = nil }

  /// Returns the next node of a type, and skips its descendants.
  package mutating func nextOutermost<Node>(of type: Node.Type) -> Node? {
    while let node = next() {
      guard let found = node as? Node else { continue }
      skipDescendants()
      return found
    }
    return nil
  }
}

extension KeyHandler where Self: ViewNode {
  package func isInside(_ front: AnyObject) -> Bool { selfAndAncestors.contains { $0 === front } }
}
