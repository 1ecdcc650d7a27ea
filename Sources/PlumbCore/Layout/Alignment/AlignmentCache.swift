internal import Foundation

/// A cache of the explicit guides of a node for recent proposals.
///
/// A frame reads three guides of its content to compute one of its own, and nested stacks read each
/// several times: without a cache the number of queries would multiply with every level.
struct AlignmentCache {
  private var known: [(key: AlignmentKey, proposal: Proposal, position: CGFloat?)] = []
  /// Two entries, one per text baseline, for each size that a node caches.
  private static let limit = 20
  /// Whether all positions inserted since the last removal are still cached.
  private(set) var isComplete = true

  /// Returns the cached position at a proposal: `.some(nil)` if the guide is not set explicitly,
  /// `nil` if it is not cached.
  func position(of key: AlignmentKey, at proposal: Proposal) -> CGFloat?? {
    known.first { $0.proposal == proposal && $0.key == key }.map(\.position)
  }

  mutating func insert(_ position: CGFloat?, of key: AlignmentKey, at proposal: Proposal) {
    if known.count == Self.limit {
      known.removeFirst()
      isComplete = false
    }
    known.append((key, proposal, position))
  }

  /// Returns whether all cached positions satisfy a condition.
  func agree(_ condition: (AlignmentKey, Proposal, CGFloat?) -> Bool) -> Bool {
    known.allSatisfy { condition($0.key, $0.proposal, $0.position) }
  }

  /// Removes the positions of guides of the frame that are set explicitly.
  mutating func removeFrameGuides() {
    guard hasFrameGuides else { return }
    known.removeAll { $0.key.isFrameGuide && $0.position != nil }
    isComplete = false
  }

  /// Whether the position of a guide of the frame that is set explicitly is cached.
  var hasFrameGuides: Bool { known.contains { $0.key.isFrameGuide && $0.position != nil } }

  mutating func removeAll() {
    isComplete = true
    if !known.isEmpty { known = [] }
  }
}
