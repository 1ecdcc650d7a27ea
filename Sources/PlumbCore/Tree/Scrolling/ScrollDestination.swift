internal import Foundation

/// The layout node or cell of a lazy container that a scroll leads to.
enum ScrollDestination {
  /// A layout node that exists.
  case layoutNode(LayoutNode)
  /// A cell of a lazy container, by its index. The layout node of the cell may not have been made.
  case cell(Int, of: LazyLayoutNode)

  /// The nearest scroll node among the ancestors of the destination.
  var scroll: ScrollLayoutNode? {
    switch self {
    case .cell(_, let container): container.viewport
    case .layoutNode(let layoutNode): layoutNode.enclosingScrollNode
    }
  }

  /// The layout node of the destination, if it has been made.
  var createdLayoutNode: LayoutNode? {
    switch self {
    case .layoutNode(let layoutNode): layoutNode
    case .cell(let index, let container): container.createdLayoutNode(index)
    }
  }

  /// Returns the frame of the destination in the coordinates of a scroll node, including the
  /// current scroll offset; `nil` if it is not known yet.
  func frame(in scroll: LayoutNode) -> CGRect? {
    switch self {
    case .layoutNode(let layoutNode):
      return layoutNode.isPlaced ? layoutNode.placedFrame(in: scroll) : nil
    case .cell(let index, let container):
      let corner = container.placedFrame(in: scroll).origin
      return container.estimatedFrame(of: index)?.offsetBy(dx: corner.x, dy: corner.y)
    }
  }
}

extension ViewNode {
  /// Returns the frame of the view with an identity in the coordinates of a scroll view around it, including the current
  /// scroll offset; `nil` if there is none, or its frame is not known yet.
  package final func frame(ofViewWith id: AnyHashable, in scroll: any ScrollArea) -> CGRect? {
    scrollDestination(id)?.frame(in: scroll)
  }
}
