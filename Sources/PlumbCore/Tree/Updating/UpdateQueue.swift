/// The view nodes that need an evaluation or a collection of layout nodes.
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

  /// Removes and returns the stale nodes, parents first: evaluating a parent often makes evaluating
  /// its child unnecessary.
  mutating func takeStale() -> [ViewNode] {
    defer { stale = [] }
    return Self.levels(stale).flatMap(\.self)
  }

  /// Removes and returns the nodes to collect, deepest first: collecting a node may affect its
  /// ancestors.
  mutating func takeUncollected() -> [ViewNode] {
    defer { uncollected = [] }
    return Self.levels(uncollected).reversed().flatMap(\.self)
  }

  /// Returns the nodes of each level, the highest level first, and within a level in insertion
  /// order.
  ///
  /// Avoids sorting by comparison: a first build has thousands of nodes here, in few levels.
  private static func levels(_ nodes: [ViewNode]) -> [[ViewNode]] {
    guard nodes.count > 1, let maximumDepth = nodes.lazy.map(\.depth).max() else { return [nodes] }
    var levels: [[ViewNode]] = Array(repeating: [], count: maximumDepth + 1)
    for node in nodes { levels[node.depth].append(node) }
    return levels
  }
}
