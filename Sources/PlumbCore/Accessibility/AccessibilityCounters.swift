internal import Synchronization

/// Counters of the work for assistive technologies, for tests that pin its cost.
///
/// The counts cover all trees of the process, as tests of a whole program do not reach its trees.
enum AccessibilityCounters {
  private static let itemCount = Atomic(0)

  /// The number of elements made since the process started.
  static var items: Int { itemCount.load(ordering: .relaxed) }

  static func countItem() { itemCount.add(1, ordering: .relaxed) }
}
