internal import Synchronization

/// How much work layout did, for tests that pin its cost.
///
/// The counts cover all trees of the process; a test lays out on the main actor and so alone.
package enum LayoutCounters {
  private static let measureCount = Atomic(0)

  /// Answers worked out since the start, remembered ones not counted.
  package static var measures: Int { measureCount.load(ordering: .relaxed) }

  /// Not one step, as the counter has one writer and a step costs as much as a small box.
  static func countMeasure() {
    measureCount.store(measureCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
  }
}
