/// A provider of content that depends on layout: on the size of the node, or on which rows are
/// visible.
///
/// This is the only way in which layout reaches the views. `makeContent(_:)` is called while a node
/// is measured or placed, `releaseContent(except:)` when it has been placed; an implementation adds,
/// changes and removes layout nodes below that node and nowhere else.
protocol DeferredContent: AnyObject {
  /// Creates the layout nodes of some rows, or of the whole content where there are no rows.
  func makeContent(_ rows: Range<Int>)

  /// Removes the layout nodes of rows outside of some ranges, except of rows in use.
  ///
  /// - Parameter rows: at least one range; the first are the visible ones.
  func releaseContent(except rows: [Range<Int>])
}

extension DeferredContent {
  /// Does nothing: content that is not made of rows is not released.
  func releaseContent(except rows: [Range<Int>]) {}
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

  /// Lets the content provider remove the layout nodes of rows that are not shown, which affects no
  /// result of layout.
  final func releaseContent(except rows: [Range<Int>], by contentProvider: (any DeferredContent)?) {
    let held = blocksInvalidation
    blocksInvalidation = true
    contentProvider?.releaseContent(except: rows)
    blocksInvalidation = held
  }
}
