/// Something that changes with the way of a box in or out, as a transition of one's own does.
@MainActor protocol TransitionObserver: AnyObject {
  /// Told after every box of the update has set out.
  func transitionDidStart(_ notice: TransitionEvent)
}

/// The nodes that wait for an evaluation or a collection of boxes.
@MainActor struct UpdateQueue {
  private var stale: [ViewNode] = []
  private var uncollected: [ViewNode] = []

  var isEmpty: Bool { stale.isEmpty && uncollected.isEmpty }

  var hasUncollected: Bool { !uncollected.isEmpty }

  mutating func evaluate(_ node: ViewNode) {
    stale.append(node)
  }

  mutating func collect(_ node: ViewNode) {
    uncollected.append(node)
  }

  /// The stale nodes, parents first: a parent's evaluation often makes its child's unnecessary.
  mutating func takeStale() -> [ViewNode] {
    defer { stale = [] }
    return Self.levels(stale).flatMap(\.self)
  }

  /// The nodes to collect, deepest first: what they find may concern those above.
  mutating func takeUncollected() -> [ViewNode] {
    defer { uncollected = [] }
    return Self.levels(uncollected).reversed().flatMap(\.self)
  }

  /// The nodes of each level, the highest first, and inside a level as they came.
  ///
  /// Compares nothing: a first build has thousands of nodes here, in few levels.
  private static func levels(_ nodes: [ViewNode]) -> [[ViewNode]] {
    guard nodes.count > 1, let deepest = nodes.lazy.map(\.depth).max() else { return [nodes] }
    var levels: [[ViewNode]] = Array(repeating: [], count: deepest + 1)
    for node in nodes { levels[node.depth].append(node) }
    return levels
  }
}
