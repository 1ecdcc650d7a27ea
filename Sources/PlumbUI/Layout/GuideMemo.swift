internal import Foundation

/// A node's guides at recent proposals.
///
/// A frame asks its content for three guides to know one of its own, a row of rows for each several
/// times: without a memo the questions would multiply with every level.
struct AlignmentCache {
  private var known: [(key: AlignmentKey, proposal: Proposal, position: CGFloat?)] = []
  /// As many as a node remembers answers, for each of the two baselines.
  private static let limit = 20

  /// The position at a proposal, `nil` inside where nobody sets the guide; `nil` when not known.
  func position(of key: AlignmentKey, at proposal: Proposal) -> CGFloat?? {
    known.first { $0.proposal == proposal && $0.key == key }.map(\.position)
  }

  mutating func insert(_ position: CGFloat?, of key: AlignmentKey, at proposal: Proposal) {
    if known.count == Self.limit { known.removeFirst() }
    known.append((key, proposal, position))
  }

  mutating func removeAll() {
    if !known.isEmpty { known = [] }
  }
}
