/// A cache of a node's sizes for recent proposals.
///
/// A node in stacks that alternate between rows and columns receives nine proposals in a layout
/// pass, three per axis (zero, infinity, its share), whatever its depth, and one more at placement;
/// hence ten entries stored inline in the node. Texts and aspect ratios cause more. A size evicted
/// in the middle of a pass is recomputed together with all descendants, and the cost of nested
/// stacks grows as three to the power of their depth; so evicted entries are kept in an overflow
/// dictionary until the node is placed.
struct MeasureCache {
  private struct Entry {
    var proposal = Proposal(width: .never, height: .never)
    var size = CGSize.zero
  }

  private var fingerprints = ProposalFingerprints()
  private var count = 0
  /// The index of the newest entry; older entries precede it cyclically.
  private var newest = -1
  /// The number of sizes inserted since the last pass ended. Older entries need not move to the
  /// overflow.
  private var newCount = 0
  private var overflow: [Proposal: CGSize] = [:]
  /// Whether all sizes inserted since the last removal are still cached.
  private var hasAll = true
  private var entries = InlineArray<10, Entry>(repeating: Entry())
  /// The limit of the overflow, for a node that is measured with ever new proposals and never
  /// placed.
  private static let limit = 1_000

  /// Returns the cached size for a proposal, or `nil`.
  ///
  /// Does not mutate; declared mutating so that the entries are not copied for a lookup.
  @inline(__always) mutating func size(for proposal: Proposal) -> CGSize? {
    guard fingerprints.mayContain(proposal) || !overflow.isEmpty else { return nil }
    return find(proposal)
  }

  /// Searches the entries from the newest to the oldest, then the overflow.
  private mutating func find(_ proposal: Proposal) -> CGSize? {
    var index = newest
    for _ in 0..<count {
      if entries[index].proposal == proposal { return entries[index].size }
      index = index == 0 ? entries.count - 1 : index - 1
    }
    return overflow.isEmpty ? nil : overflow[proposal]
  }

  /// Inserts a size. If all entries belong to the current pass, the oldest moves to the overflow.
  mutating func insert(_ size: CGSize, for proposal: Proposal) {
    newCount += 1
    newest = newest + 1 == entries.count ? 0 : newest + 1
    if count < entries.count {
      count += 1
    } else {
      hasAll = false
      if newCount > entries.count { moveToOverflow(entries[newest]) }
    }
    entries[newest] = Entry(proposal: proposal, size: size)
    fingerprints.set(proposal, at: newest)
  }

  private mutating func moveToOverflow(_ entry: Entry) {
    if overflow.count == Self.limit { overflow = [:] }
    overflow[entry.proposal] = entry.size
  }

  /// Discards the overflow at the end of a layout pass.
  mutating func trim() {
    newCount = 0
    if !overflow.isEmpty { overflow = [:] }
  }

  /// Whether all sizes inserted since the last removal are still cached, and so few that they are
  /// compared faster than they are requested again.
  var isComplete: Bool { hasAll && count <= Self.comparedLimit }

  /// The limit of `isComplete`. After the window was resized there are sizes for many widths, most
  /// of which will not be requested again.
  private static let comparedLimit = 8

  /// Returns whether all cached sizes satisfy a condition.
  func agree(_ condition: (Proposal, CGSize) -> Bool) -> Bool {
    for index in 0..<count {
      guard condition(entries[index].proposal, entries[index].size) else { return false }
    }
    return true
  }

  /// Removes all sizes.
  mutating func removeAll() {
    count = 0
    newest = -1
    hasAll = true
    fingerprints = ProposalFingerprints()
    trim()
  }
}
