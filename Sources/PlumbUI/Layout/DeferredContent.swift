/// Makes the content of a node that only layout can tell what to make of: how large it is, or which
/// rows show.
///
/// The one door through which layout reaches the views. It opens while a node is measured or placed;
/// whoever is behind it adds and changes boxes below that node and nowhere else.
protocol DeferredContent: AnyObject {
  /// Makes the boxes of some rows, or of all content where there are no rows.
  func makeContent(_ rows: Range<Int>)
}

extension LayoutNode {
  /// Opens the door; what changes below meanwhile is the node's own business.
  final func makeContent(_ rows: Range<Int>, by maker: (any DeferredContent)?) {
    let held = holdsChanges
    holdsChanges = true
    maker?.makeContent(rows)
    holdsChanges = held
  }
}
