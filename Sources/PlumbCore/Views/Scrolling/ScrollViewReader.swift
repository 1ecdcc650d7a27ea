/// A view that provides a proxy to scroll to the views inside.
///
/// As SwiftUI: it does not affect the layout of its content.
public struct ScrollViewReader<Content: View> {
  /// Returns the content for a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view with content that receives the proxy.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, _PrimitiveView {
  public static func _resolve(_ view: ScrollViewReader, at cursor: inout _ChildCursor) {
    let node = cursor.node(ScrollReaderViewNode<Content>.self) { ScrollReaderViewNode(at: $0) }
    node.update { view.content(ScrollViewProxy(requests: $0)) }
  }
}

/// A proxy that scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Scrolls to the first view with an id set by `id(_:)` or a `ForEach`.
  ///
  /// As SwiftUI: the scroll is performed with the next update, so that views inserted by an earlier
  /// change are found, and it is animated with the current transaction. A row of a lazy container
  /// that was not made yet is assumed at its estimated position, which is not corrected during an
  /// animated scroll.
  ///
  /// - Parameter anchor: the point of the view and of the scroll view that are aligned with each
  ///   other; `nil` scrolls by the smallest distance that shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(id: AnyHashable(id), anchor: anchor)
  }
}
