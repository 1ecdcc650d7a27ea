internal import Foundation

/// A cache of a node's sizes for recent proposals.
///
/// A node in stacks that alternate between rows and columns receives nine proposals in a layout
/// pass, three per axis (zero, infinity, its share), whatever its depth, and one more at placement;
/// hence ten entries. Texts and aspect ratios cause more. A size evicted in the middle of a pass is
/// recomputed together with all descendants, and the cost of nested stacks grows as three to the
/// power of their depth; so evicted entries are kept in an overflow dictionary until the node is
/// placed.
///
/// The newest entry is stored in the node, the others in a block of their own: most nodes have one
/// size, and a pass over many nodes is bound by memory bandwidth.
struct MeasureCache: ~Copyable {
  private var newest = MeasureEntry()
  private var older = OlderSizes()
  /// The number of sizes inserted since the last pass ended. Older entries need not move to the
  /// overflow.
  private var newCount: UInt16 = 0
  /// Whether all sizes inserted since the last removal are still cached.
  private var hasAll = true
  private var overflow: [Proposal: CGSize] = [:]
  /// The limit of the overflow, for a node that is measured with ever new proposals and never
  /// placed.
  private static let limit = 1_000

  /// Returns the cached size for a proposal, or `nil`.
  ///
  /// Does not mutate; declared mutating so that the entries are not copied for a lookup.
  @inline(__always) mutating func size(for proposal: Proposal) -> CGSize? {
    if newest.proposal == proposal { return newest.size }
    if let size = older.size(for: proposal) { return size }
    return overflow.isEmpty ? nil : overflow[proposal]
  }

  /// Inserts a size. If all entries belong to the current pass, the oldest moves to the overflow.
  mutating func insert(_ size: CGSize, for proposal: Proposal) {
    if !newest.isEmpty, let evicted = older.insert(newest) {
      hasAll = false
      if newCount > OlderSizes.limit { moveToOverflow(evicted) }
    }
    if newCount < .max { newCount += 1 }
    newest = MeasureEntry(proposal: proposal, size: size)
  }

  private mutating func moveToOverflow(_ entry: MeasureEntry) {
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
  var isComplete: Bool { hasAll && older.count < Self.comparedLimit }

  /// The limit of `isComplete`. After the window was resized there are sizes for many widths, most
  /// of which will not be requested again.
  private static let comparedLimit = 8

  /// Returns whether all cached sizes satisfy a condition.
  func agree(_ condition: (Proposal, CGSize) -> Bool) -> Bool {
    if !newest.isEmpty, !condition(newest.proposal, newest.size) { return false }
    return older.agree(condition)
  }

  /// Removes all sizes.
  mutating func removeAll() {
    newest = MeasureEntry()
    older.removeAll()
    hasAll = true
    trim()
  }

  /// Removes all sizes and returns a cache that contains them.
  mutating func take() -> MeasureCache {
    var taken = MeasureCache()
    swap(&taken, &self)
    return taken
  }

  /// Uses the memory of a cache that is no longer needed, if this one has none.
  mutating func reuseMemory(of other: consuming MeasureCache) {
    guard !older.hasMemory else { return }
    older = other.older
    older.removeAll()
  }
}

/// A proposal and the size for it.
struct MeasureEntry {
  var proposal = Proposal(width: .never, height: .never)
  var size = CGSize.zero

  var isEmpty: Bool { proposal.width == .never }
}
