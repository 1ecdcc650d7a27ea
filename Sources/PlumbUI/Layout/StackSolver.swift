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
///
/// The order follows from the children and what is proposed across, mostly from the children alone;
/// it is kept until they change.
struct StackSolver {
  /// The children in the order in which they are served.
  private var candidates: [Candidate] = []
  /// What was proposed across when they were put in order; `nil` before.
  private var orderedAcross: ProposedLength?
  /// Whether the order is the same whatever is proposed across.
  private var isOrderSettled = false

  mutating func invalidate() {
    orderedAcross = nil
  }

  /// Works out what each child of a stack is proposed, and what it answers.
  ///
  /// - Parameters:
  ///   - proposal: what the stack itself is proposed.
  ///   - gaps: the distances between the children together, in points.
  ///   - shares: one for each child; the function fills them in.
  mutating func divide(
    _ proposal: Proposal, along axis: Axis, among children: [LayoutNode], gaps: CGFloat,
    into shares: inout [StackRule.Share]
  ) {
    guard let available = proposal[axis].value, available != .infinity else {
      // As SwiftUI: without a limit, or without a proposal, nobody competes.
      for index in children.indices { shares[index].ask(children, index, for: proposal) }
      return
    }
    var inner = proposal
    if children.count == 1 {
      inner[axis] = Self.share(of: available - gaps, among: 1)
      return shares[0].ask(children, 0, for: inner)
    }
    putInOrder(children, along: axis, across: proposal[axis.crossing])
    var remaining = available - gaps - candidates.reduce(0) { $0 + $1.least }
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      remaining += candidates[start..<end].reduce(0) { $0 + $1.least }
      for place in start..<end {
        let index = candidates[place].index
        inner[axis] = Self.share(of: remaining, among: end - place)
        shares[index].ask(children, index, for: inner)
        remaining -= shares[index].size[axis]
      }
      start = end
    }
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

  private mutating func putInOrder(
    _ children: [LayoutNode], along axis: Axis, across cross: ProposedLength
  ) {
    if let orderedAcross, isOrderSettled || orderedAcross == cross { return }
    candidates.removeAll(keepingCapacity: true)
    isOrderSettled = true
    for index in children.indices {
      let (known, priority) = children.withChild(at: index) {
        ($0.knownAnswers[axis], $0.layoutPriority)
      }
      if known == nil { isOrderSettled = false }
      let lengths = known ?? Self.ask(children[index], along: axis, across: cross)
      let flexibility = lengths.greatest - lengths.least
      candidates.append(
        Candidate(
          index: index,
          priority: priority.isNaN ? 0 : priority,
          least: lengths.least,
          // A child that is endless even at least (∞ − ∞) cannot bend.
          flexibility: flexibility.isNaN ? 0 : flexibility))
    }
    for index in candidates.indices.dropFirst()
    where candidates[index].isServed(before: candidates[index - 1]) {
      candidates.sort { $0.isServed(before: $1) }
      break
    }
    orderedAcross = cross
  }

  private static func ask(
    _ child: LayoutNode, along axis: Axis, across cross: ProposedLength
  ) -> KnownAnswers.Lengths {
    func answer(to length: ProposedLength) -> CGFloat {
      child.sizeThatFits(Proposal(main: length, cross: cross, axis: axis))[axis]
    }
    return KnownAnswers.Lengths(least: answer(to: .zero), greatest: answer(to: .infinity))
  }

  /// An equal part of a length, never negative and never NaN.
  private static func share(of length: CGFloat, among count: Int) -> ProposedLength {
    let share = length / CGFloat(count)
    return share > 0 ? ProposedLength(share) : .zero
  }
}
