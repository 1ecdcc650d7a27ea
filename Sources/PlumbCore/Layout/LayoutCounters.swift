internal import Synchronization

/// Counters of layout work that no tree has, for tests and measurements of its cost.
///
/// A node is measured, and its drawing reach computed, without a context and without a reference to
/// its tree. To pass one on, or to store one in each node, would cost more than the count, so these
/// counts cover all trees of the process; a test lays out on the main actor and therefore alone.
/// `LayoutReport` has the counts of a tree.
package enum LayoutCounters {
  private static let measureCount = Atomic(0)
  private static let reachCount = Atomic(0)

  /// The number of sizes computed since the process started, cached ones excluded.
  package static var measures: Int { measureCount.load(ordering: .relaxed) }

  /// The number of nodes since the process started whose drawing reach was computed; not counted in
  /// an optimized build.
  static var reaches: Int { reachCount.load(ordering: .relaxed) }

  /// Increments the counter. A separate load and store, because there is a single writer and an
  /// atomic increment costs as much as measuring a small node.
  static func countMeasure() {
    measureCount.store(measureCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
  }

  /// Increments the counter in a debug build.
  static func countReach() {
    #if DEBUG
      reachCount.store(reachCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
    #endif
  }
}
