internal import Synchronization

/// Counters of layout work, for tests that pin its cost.
///
/// The counts cover all trees of the process; a test lays out on the main actor and therefore
/// alone.
package enum LayoutCounters {
  private static let measureCount = Atomic(0)
  private static let placementCount = Atomic(0)
  private static let reachCount = Atomic(0)
  private static let recordedStepCount = Atomic(0)

  /// The number of sizes computed since the process started, cached ones excluded.
  package static var measures: Int { measureCount.load(ordering: .relaxed) }

  /// The number of nodes placed since the process started, including unchanged ones; not counted in
  /// an optimized build, in which it would cost as much as placing a node.
  package static var placements: Int { placementCount.load(ordering: .relaxed) }

  /// The number of nodes since the process started whose drawing reach was computed; not counted in
  /// an optimized build.
  static var reaches: Int { reachCount.load(ordering: .relaxed) }

  /// The number of steps recorded by all `LayoutRecorder`s since the process started.
  package static var recordedSteps: Int { recordedStepCount.load(ordering: .relaxed) }

  /// Increments the counter. A separate load and store, because there is a single writer and an
  /// atomic increment costs as much as measuring a small node.
  static func countMeasure() {
    measureCount.store(measureCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
  }

  /// Increments the counter in a debug build.
  static func countPlacement() {
    #if DEBUG
      placementCount.store(placementCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
    #endif
  }

  /// Increments the counter.
  static func countRecordedStep() { recordedStepCount.add(1, ordering: .relaxed) }

  /// Increments the counter in a debug build.
  static func countReach() {
    #if DEBUG
      reachCount.store(reachCount.load(ordering: .relaxed) + 1, ordering: .relaxed)
    #endif
  }
}
