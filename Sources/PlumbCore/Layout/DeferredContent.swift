/// A provider of content that depends on layout: on the size of the node, or on which rows are
/// visible.
///
/// This is the only way in which layout reaches the views. `makeContent(_:)` is called while a node
/// is measured or placed; an implementation adds and changes layout nodes below that node and
/// nowhere else.
protocol DeferredContent: AnyObject {
  /// Creates the layout nodes of some rows, or of the whole content where there are no rows.
  func makeContent(_ rows: Range<Int>)
}

extension LayoutNode {
  /// Calls the content provider. Invalidation of the descendants stops at this node during the
  /// call, because its ancestors are already being laid out.
  final func makeContent(_ rows: Range<Int>, by contentProvider: (any DeferredContent)?) {
    let held = blocksInvalidation
    blocksInvalidation = true
    contentProvider?.makeContent(rows)
    blocksInvalidation = held
  }
}
