internal import Foundation

/// Divides a stack's length among its children, as SwiftUI does.
///
/// 1. Remove the gaps from the proposed length.
/// 2. Ask every child for its least and greatest length; the difference is its flexibility.
/// 3. Serve higher priorities first, and inside a priority the least flexible child first. Among
///    children without limit the one with the greater least length goes first; equal ones keep
///    their order.
/// 4. Before a priority is served, set the least lengths of all lower priorities aside.
/// 5. Propose to each child an equal share of what remains among those not served yet, and take
///    its answer, whatever it is, from what remains.
/// 6. The stack is as long as the answers and the gaps together, more or less than proposed.
struct StackSolver {
  let axis: Axis
  let children: [LayoutNode]
  let cross: ProposedLength

  /// What each child is proposed along the axis when the stack is proposed `length`.
  func lengths(for length: ProposedLength, gaps: CGFloat) -> [ProposedLength] {
    guard let available = length.value, available != .infinity else {
      // As SwiftUI: without a limit, or without a proposal, nobody competes.
      return Array(repeating: length, count: children.count)
    }
    if children.count == 1 { return [ProposedLength(Self.share(of: available - gaps, among: 1))] }
    let candidates = servingOrder()
    var proposals = Array(repeating: ProposedLength.zero, count: children.count)
    var remaining = available - gaps - candidates.reduce(0) { $0 + $1.least }
    var start = 0
    while start < candidates.count {
      let group = candidates[start...].prefix { $0.priority == candidates[start].priority }
      remaining += group.reduce(0) { $0 + $1.least }
      for (served, candidate) in group.enumerated() {
        let share = ProposedLength(Self.share(of: remaining, among: group.count - served))
        proposals[candidate.index] = share
        remaining -= answer(of: candidate.index, to: share)
      }
      start = group.endIndex
    }
    return proposals
  }

  private struct Candidate {
    var index: Int
    var priority: Double
    var least: CGFloat
    var flexibility: CGFloat

    func isServed(before other: Candidate) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if flexibility == .infinity, other.flexibility == .infinity, least != other.least {
        return least > other.least
      }
      if flexibility != other.flexibility { return flexibility < other.flexibility }
      return index < other.index
    }
  }

  private func servingOrder() -> [Candidate] {
    children.indices.map { index in
      let least = answer(of: index, to: .zero)
      let flexibility = answer(of: index, to: .infinity) - least
      let priority = children[index].layoutPriority
      return Candidate(
        index: index,
        priority: priority.isNaN ? 0 : priority,
        least: least,
        // A child that is endless even at least (∞ − ∞) cannot bend.
        flexibility: flexibility.isNaN ? 0 : flexibility)
    }
    .sorted { $0.isServed(before: $1) }
  }

  private func answer(of index: Int, to length: ProposedLength) -> CGFloat {
    children[index].sizeThatFits(Proposal(main: length, cross: cross, axis: axis))[axis]
  }

  /// An equal part of a length, never negative and never NaN.
  private static func share(of length: CGFloat, among count: Int) -> CGFloat {
    let share = length / CGFloat(count)
    return share > 0 ? share : 0
  }
}
