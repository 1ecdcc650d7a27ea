internal import Foundation

/// The algorithm that divides the length of a stack among its children, as SwiftUI does.
///
/// 1. Subtract the gaps from the proposed length.
/// 2. Measure the minimum and maximum length of every child; the difference is its flexibility.
/// 3. Size children with higher priorities first, and within a priority the least flexible child
///    first. Among children without a maximum the one with the greater minimum comes first; equal
///    ones keep their order.
/// 4. Before the children of a priority are sized, reserve the minimum lengths of all lower
///    priorities.
/// 5. Propose to each child an equal share of the remaining length among the children not sized
///    yet, and subtract its length, whatever it is, from the remaining length.
/// 6. The length of the stack is the sum of the children's lengths and the gaps, more or less than
///    proposed.
///
/// The order depends on the children and the proposal across the axis, mostly on the children
/// alone; it is cached until they change.
struct StackSolver {
  private(set) var order = StackOrder()
  /// The proposal across the axis for which the children were sorted; `never` before the first sort.
  private var orderedAcross = ProposedLength.never

  /// Discards the order.
  mutating func invalidate() {
    orderedAcross = .never
  }

  /// Computes the proposal and the size of each child of a stack.
  ///
  /// - Parameters:
  ///   - proposal: the proposal for the stack.
  ///   - gaps: the sum of the distances between the children, in points.
  ///   - placements: receives the results, one for each child.
  mutating func divide(
    _ proposal: Proposal, along axis: Axis, among children: [LayoutNode], gaps: CGFloat,
    into placements: inout [Placement]
  ) {
    guard let available = proposal[axis].value, available != .infinity else {
      // As SwiftUI: with an infinite or unspecified proposal the children do not compete for space.
      for index in children.indices { placements[index].measure(children, index, for: proposal) }
      return
    }
    var inner = proposal
    if children.count == 1 {
      inner[axis] = Self.share(of: available - gaps, among: 1)
      return placements[0].measure(children, 0, for: inner)
    }
    if available <= gaps, divideZeroLength(inner, along: axis, among: children, into: &placements) {
      return
    }
    sortIfNeeded(children, along: axis, across: proposal[axis.perpendicular])
    let candidates = order.candidates
    let reserved = candidates.drop { $0.priority == candidates[0].priority }
    var remaining = reserved.reduce(available - gaps) { $0 - $1.minimum }
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      if start > 0 { remaining += candidates[start..<end].reduce(0) { $0 + $1.minimum } }
      for position in start..<end {
        let index = candidates[position].index
        inner[axis] = Self.share(of: remaining, among: end - position)
        placements[index].measure(children, index, for: inner)
        remaining -= placements[index].measuredSize[axis]
      }
      start = end
    }
  }

  /// Sorts the children unless the cached order is valid for the proposal across the axis.
  private mutating func sortIfNeeded(
    _ children: [LayoutNode], along axis: Axis, across cross: ProposedLength
  ) {
    if orderedAcross == cross { return }
    if orderedAcross != .never, order.isIndependentOfCrossLength { return }
    order.update(children, along: axis, across: cross)
    orderedAcross = cross
  }

  /// Proposes a length of 0 to all children. Returns whether that is the solution.
  ///
  /// If the gaps leave no space, 0 is proposed to every child in any order, unless the length of a
  /// child is negative, which leaves space for the others.
  private func divideZeroLength(
    _ proposal: Proposal, along axis: Axis, among children: [LayoutNode],
    into placements: inout [Placement]
  ) -> Bool {
    var inner = proposal
    inner[axis] = .zero
    for index in children.indices {
      placements[index].measure(children, index, for: inner)
      guard placements[index].measuredSize[axis] >= 0 else { return false }
    }
    return true
  }

  /// Returns an equal share of a length, never negative and never NaN.
  private static func share(of length: CGFloat, among count: Int) -> ProposedLength {
    let share = length / CGFloat(count)
    return share > 0 ? ProposedLength(share) : .zero
  }

  /// Returns a lower bound of the length of a stack across its axis, for an infinite proposal
  /// across; `nil` if it can be found only by computing the size.
  ///
  /// The last child in the order is measured only until the threshold is reached; the others have
  /// to be measured anyway.
  mutating func lowerBound(
    of proposal: Proposal, along axis: Axis, among children: [LayoutNode], gaps: CGFloat,
    threshold: CGFloat
  ) -> CGFloat? {
    var inner = proposal
    var longest: CGFloat = 0
    func reachesThreshold(_ index: Int) -> Bool {
      let minimum = children[index].lowerBound(
        to: inner, along: axis.perpendicular, threshold: threshold)
      longest = max(longest, minimum)
      return longest >= threshold
    }
    guard let available = proposal[axis].value, available != .infinity else {
      _ = children.indices.byLayoutNodeCount(in: children).contains(where: reachesThreshold)
      return longest
    }
    sortIfNeeded(children, along: axis, across: proposal[axis.perpendicular])
    guard order.candidates.last?.priority == order.candidates.first?.priority else { return nil }
    var remaining = available - gaps
    for (position, candidate) in order.candidates.enumerated() {
      inner[axis] = Self.share(of: remaining, among: children.count - position)
      if position == children.count - 1 {
        _ = reachesThreshold(candidate.index)
        break
      }
      let fittingSize = children[candidate.index].sizeThatFits(inner)
      longest = max(longest, fittingSize[axis.perpendicular])
      if longest >= threshold { break }
      remaining -= fittingSize[axis]
    }
    return longest
  }
}

extension Range<Int> {
  /// Returns the indices sorted by ascending size of the nodes' subtrees.
  func byLayoutNodeCount(in nodes: [LayoutNode]) -> [Int] {
    sorted { (nodes[$0].layoutNodeCount, $0) < (nodes[$1].layoutNodeCount, $1) }
  }
}
