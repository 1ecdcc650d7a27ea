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
    return Self.sorted(stale) { depth, _ in depth }
  }

  /// Removes and returns the nodes to collect, deepest first: collecting a node may affect its
  /// ancestors.
  mutating func takeUncollected() -> [ViewNode] {
    defer { uncollected = [] }
    return Self.sorted(uncollected) { depth, maximum in maximum - depth }
  }

  /// Returns the nodes by rank, and within a rank in insertion order.
  ///
  /// Avoids sorting by comparison: a first build has thousands of nodes here, in few levels.
  ///
  /// - Parameter rank: returns the rank of a depth, given the maximum depth; not more than that.
  private static func sorted(
    _ nodes: [ViewNode], by rank: (_ depth: Int, _ maximum: Int) -> Int
  ) -> [ViewNode] {
    guard nodes.count > 1 else { return nodes }
    var maximum = 0
    for node in nodes { maximum = max(maximum, node.depth) }
    // The first place of each rank: as many nodes come before as have a smaller one.
    var places = Array(repeating: 0, count: maximum + 2)
    for node in nodes { places[rank(node.depth, maximum) + 1] += 1 }
    for index in places.indices.dropFirst() { places[index] += places[index - 1] }
    var order = Array(repeating: 0, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      let rank = rank(node.depth, maximum)
      order[places[rank]] = index
      places[rank] += 1
    }
    return order.map { nodes[$0] }
  }
}
