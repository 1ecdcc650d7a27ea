internal import Synchronization

/// How much work layout did, for tests that pin its cost.
///
/// The counts cover all trees of the process; a test lays out on the main actor and so alone.
package enum LayoutCounters {
  private static let measureCount = Atomic(0)

  /// Answers worked out since the start, remembered ones not counted.
  package static var measures: Int { measureCount.load(ordering: .relaxed) }

  static func countMeasure() { measureCount.add(1, ordering: .relaxed) }
}
