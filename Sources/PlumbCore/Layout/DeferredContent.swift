/// A provider of content that depends on layout: on the size of the node, or on which cells are
/// visible.
///
/// This is the only way in which layout reaches the views. `makeContent(_:)` is called while a node
/// is measured or placed, `releaseContent(except:)` when it has been placed; an implementation adds,
/// changes and removes layout nodes below that node and nowhere else.
protocol DeferredContent: AnyObject {
  /// Creates the layout nodes of some cells, or of the whole content where there are no cells.
  func makeContent(_ cells: Range<Int>)

  /// Removes the layout nodes of cells outside of some ranges, except of cells in use.
  ///
  /// - Parameter cells: at least one range; the first are the visible ones.
  func releaseContent(except cells: [Range<Int>])
}

extension DeferredContent {
  /// Does nothing: content that is not made of cells is not released.
  func releaseContent(except cells: [Range<Int>]) {}
}

extension LayoutNode {
  /// Calls the content provider. Invalidation of the descendants stops at this node during the
  /// call, because its ancestors are already being laid out.
  final func makeContent(_ cells: Range<Int>, by contentProvider: (any DeferredContent)?) {
    let held = blocksInvalidation
    blocksInvalidation = true
    contentProvider?.makeContent(cells)
    blocksInvalidation = held
  }

  /// Lets the content provider remove the layout nodes of cells that are not shown, which affects no
  /// result of layout.
  final func releaseContent(except cells: [Range<Int>], by contentProvider: (any DeferredContent)?)
  {
    let held = blocksInvalidation
    blocksInvalidation = true
    contentProvider?.releaseContent(except: cells)
    blocksInvalidation = held
  }
}
