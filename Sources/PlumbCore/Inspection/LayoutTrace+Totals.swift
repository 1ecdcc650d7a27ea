extension LayoutTrace {
  /// The numbers of the steps of a node, or of several ones.
  public struct Counts: Equatable, Sendable {
    /// The number of sizes computed.
    public internal(set) var computed = 0
    /// The number of sizes computed for a proposal for which one was computed before.
    public internal(set) var repeated = 0
    /// The number of sizes found in a cache.
    public internal(set) var cached = 0
    /// The number of limits and bounds read instead of a size.
    public internal(set) var limits = 0
    /// The number of placements.
    public internal(set) var placed = 0

    /// The number of proposals.
    public var proposals: Int { computed + cached }

    /// Adds the numbers of another node.
    public static func += (sum: inout Counts, other: Counts) {
      sum.computed += other.computed
      sum.repeated += other.repeated
      sum.cached += other.cached
      sum.limits += other.limits
      sum.placed += other.placed
    }
  }

  /// The numbers of the steps, by node.
  public struct Totals: Equatable, Sendable {
    /// The numbers of each node alone, by its index in `nodes`.
    public fileprivate(set) var own: [Counts]
    /// The numbers of each node and everything inside it.
    public fileprivate(set) var inclusive: [Counts]
    /// The numbers of all nodes.
    public fileprivate(set) var all = Counts()
  }

  /// The numbers of the steps.
  public var totals: Totals {
    var own = Array(repeating: Counts(), count: nodes.count)
    var known: Set<NodeProposal> = []
    for step in steps {
      switch step.event {
      case .measured(_, _, isCached: true): own[step.node].cached += 1
      case .measured(let proposal, _, isCached: false):
        own[step.node].computed += 1
        let isNew = known.insert(NodeProposal(step.node, Proposal(proposal))).inserted
        if !isNew { own[step.node].repeated += 1 }
      case .limits, .lowerBound: own[step.node].limits += 1
      case .placed: own[step.node].placed += 1
      case .compared: break
      }
    }
    var totals = Totals(own: own, inclusive: own)
    // The nodes that contain a node precede it.
    for index in nodes.indices.reversed() {
      totals.all += own[index]
      if let parent = nodes[index].parent { totals.inclusive[parent] += totals.inclusive[index] }
    }
    return totals
  }

  /// The indices of the nodes with the most computed sizes inside, the dearest first. A node is left out
  /// if a single node in it has at least nine tenths of its computed sizes.
  ///
  /// - Parameter count: the largest number of indices.
  public func dearestNodes(_ count: Int) -> [Int] {
    let inclusive = totals.inclusive
    var isPassedOn = Array(repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent, inclusive[index].computed * 10 >= inclusive[parent].computed * 9
      {
        isPassedOn[parent] = true
      }
    }
    let candidates = nodes.indices.filter { !isPassedOn[$0] && inclusive[$0].computed > 0 }
    let sorted = candidates.sorted {
      (inclusive[$1].computed, $0) < (inclusive[$0].computed, $1)
    }
    return Array(sorted.prefix(count))
  }
}

/// A node and a proposal.
private struct NodeProposal: Hashable {
  let node: Int
  let proposal: Proposal

  init(_ node: Int, _ proposal: Proposal) {
    (self.node, self.proposal) = (node, proposal)
  }
}
