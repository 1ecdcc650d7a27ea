internal import Foundation

/// The node of a scroll view, as the container sees it that has the scroll view inside.
@MainActor package protocol ScrollContainer: ViewNode, Scrollable {
  /// The layout node of the scroll view.
  var area: any ScrollArea { get }

  /// Begins a drag of something inside the view, at a point of the window in points. A strip at an edge in which it
  /// begins does not scroll before the pointer has left it, or has come nearer to the edge.
  func beginDrag(at point: CGPoint)
}

extension ViewNode {
  /// The first scroll view among the descendants; `nil` if there is none.
  package final var scrollViewInside: (any ScrollContainer)? {
    firstDescendant(of: ScrollViewNode.self)
  }
}
