internal import Synchronization

/// Counters of layout work, for tests that pin its cost.
///
/// The counts cover all trees of the process; a test lays out on the main actor and therefore
/// alone.
package enum LayoutCounters {
  private static let measureCount = Atomic(0)

  /// The number of sizes computed since the process started, cached ones excluded.
  package static var measures: Int { measureCount.load(ordering: .relaxed) }

  /// Increments the counter. A separate load and store, because there is a single writer and an
  /// atomic increment costs as much as measuring a small node.
  static func countMeasure() {
    measureCount.store(measureCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
  }
}
