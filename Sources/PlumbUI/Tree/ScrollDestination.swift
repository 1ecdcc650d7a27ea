internal import Foundation

/// What a scroll leads to.
enum ScrollDestination {
  case layoutNode(LayoutNode)
  /// A row that may not have been made, by its number.
  case row(Int, of: LazyNode)

  /// The nearest box that scrolls round the target.
  var scroll: ScrollNode? {
    switch self {
    case .row(_, let container): return container.viewport
    case .layoutNode(let layoutNode):
      var next = layoutNode.parent
      while let node = next {
        if let scroll = node as? ScrollNode { return scroll }
        next = node.parent
      }
      return nil
    }
  }

  /// The box scrolled to, if it is made.
  var madeLayoutNode: LayoutNode? {
    switch self {
    case .layoutNode(let layoutNode): layoutNode
    case .row(let row, let container): container.madeLayoutNode(row)
    }
  }

  /// Where the target is in the coordinates of what scrolls round it, displaced as it is now.
  func frame(in scroll: ScrollNode) -> CGRect? {
    switch self {
    case .layoutNode(let layoutNode):
      return layoutNode.isPlaced ? layoutNode.placedFrame(in: scroll) : nil
    case .row(let row, let container):
      let corner = container.placedFrame(in: scroll).origin
      return container.expectedFrame(of: row)?.offsetBy(dx: corner.x, dy: corner.y)
    }
  }
}
