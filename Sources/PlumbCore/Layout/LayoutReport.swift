/// A report about the layout of a tree, written by its layout nodes and read by the loop that lays it
/// out.
final class LayoutReport {
  /// Whether, since the tree was made, a node has set a transaction for its descendants, so that they
  /// may be animated with another one than their ancestors.
  var hasInnerTransactions = false

  /// Whether nodes whose positions are observed may have moved in the current layout.
  var hasMovedObservedNodes = false

  /// Whether layout has shown or hidden nodes since this was last set to `false`.
  var hasShownOthers = false

  /// The number of nodes placed so far, unchanged ones included; not counted in an optimized build, in
  /// which it would cost as much as placing a node.
  private(set) var placementCount = 0

  /// The number of steps recorded so far by all recorders of the tree.
  private(set) var recordedStepCount = 0

  /// Increments the number of placements in a debug build.
  func countPlacement() {
    #if DEBUG
      placementCount += 1
    #endif
  }

  /// Increments the number of recorded steps.
  func countRecordedStep() { recordedStepCount += 1 }
}
