/// A report about the layout of a tree, written by its layout nodes and read by the loop that lays it
/// out.
final class LayoutReport {
  /// Whether any descendant may be animated with a transaction other than its ancestors'.
  var hasInnerTransactions = false

  /// Whether nodes whose positions are observed may have moved in the current layout.
  var hasMovedObservedNodes = false

  /// Whether layout has shown or hidden nodes since this was last set to `false`.
  var hasShownOthers = false
}
