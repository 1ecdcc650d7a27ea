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
  private var order = StackOrder()
  /// What was proposed across when the children were put in order; `nil` before.
  private var orderedAcross: ProposedLength?

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
    if available <= gaps, divideNothing(inner, along: axis, among: children, into: &shares) {
      return
    }
    putInOrder(children, along: axis, across: proposal[axis.crossing])
    let candidates = order.candidates
    let reserved = candidates.drop { $0.priority == candidates[0].priority }
    var remaining = reserved.reduce(available - gaps) { $0 - $1.least }
    var start = 0
    while start < candidates.count {
      let priority = candidates[start].priority
      let end = candidates[start...].firstIndex { $0.priority != priority } ?? candidates.count
      if start > 0 { remaining += candidates[start..<end].reduce(0) { $0 + $1.least } }
      for place in start..<end {
        let index = candidates[place].index
        inner[axis] = Self.share(of: remaining, among: end - place)
        shares[index].ask(children, index, for: inner)
        remaining -= shares[index].size[axis]
      }
      start = end
    }
  }

  private mutating func putInOrder(
    _ children: [LayoutNode], along axis: Axis, across cross: ProposedLength
  ) {
    if let orderedAcross, order.isSettled || orderedAcross == cross { return }
    order.update(children, along: axis, across: cross)
    orderedAcross = cross
  }

  /// Proposes no length to everybody; whether that was all there is to it.
  ///
  /// Where the gaps leave nothing nobody is proposed anything, in whatever order, unless an answer
  /// below zero gives others room.
  private func divideNothing(
    _ proposal: Proposal, along axis: Axis, among children: [LayoutNode],
    into shares: inout [StackRule.Share]
  ) -> Bool {
    var inner = proposal
    inner[axis] = .zero
    for index in children.indices {
      shares[index].ask(children, index, for: inner)
      guard shares[index].size[axis] >= 0 else { return false }
    }
    return true
  }

  /// An equal part of a length, never negative and never NaN.
  private static func share(of length: CGFloat, among count: Int) -> ProposedLength {
    let share = length / CGFloat(count)
    return share > 0 ? ProposedLength(share) : .zero
  }

  /// A length the answer of a stack has at least across its axis, when it is proposed any length
  /// there; `nil` where only working it out tells.
  ///
  /// The last child to be served is asked for no more than is enough, the others are asked anyway.
  mutating func lowerBound(
    of proposal: Proposal, along axis: Axis, among children: [LayoutNode], gaps: CGFloat,
    enough: CGFloat
  ) -> CGFloat? {
    var inner = proposal
    var longest: CGFloat = 0
    func isEnough(_ index: Int) -> Bool {
      let least = children[index].lowerBound(to: inner, along: axis.crossing, enough: enough)
      longest = max(longest, least)
      return longest >= enough
    }
    guard let available = proposal[axis].value, available != .infinity else {
      _ = children.indices.byLayoutNodeCount(in: children).contains(where: isEnough)
      return longest
    }
    putInOrder(children, along: axis, across: proposal[axis.crossing])
    guard order.candidates.last?.priority == order.candidates.first?.priority else { return nil }
    var remaining = available - gaps
    for (place, candidate) in order.candidates.enumerated() {
      inner[axis] = Self.share(of: remaining, among: children.count - place)
      if place == children.count - 1 {
        _ = isEnough(candidate.index)
        break
      }
      let fittingSize = children[candidate.index].sizeThatFits(inner)
      longest = max(longest, fittingSize[axis.crossing])
      if longest >= enough { break }
      remaining -= fittingSize[axis]
    }
    return longest
  }
}

extension Range<Int> {
  /// The indices of nodes with the least below them first.
  func byLayoutNodeCount(in nodes: [LayoutNode]) -> [Int] {
    sorted { (nodes[$0].layoutNodeCount, $0) < (nodes[$1].layoutNodeCount, $1) }
  }
}
