/// Views that can be told to show one of the views in them.
///
/// As SwiftUI: it changes nothing about its content's layout.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, _PrimitiveView {
  public static func _resolve(_ view: ScrollViewReader, at cursor: inout _ChildCursor) {
    let node = cursor.node(ScrollReaderNode<Content>.self) { ScrollReaderNode(at: $0) }
    node.update { view.content(ScrollViewProxy(requests: $0)) }
  }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
  let requests: ScrollRequests

  /// Brings the first view with an id into sight, as `id(_:)` or a `ForEach` gives it.
  ///
  /// As SwiftUI: it happens with the next update, so a view that a change before brings counts, and
  /// moves with the present transaction. A row of a lazy container that was not made yet is sought
  /// where it is expected; while such a scroll moves the place is not corrected.
  ///
  /// - Parameter anchor: this point of the view comes to lie on the same point of the scroll view;
  ///   `nil` moves the content as little as shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    requests.add(id: AnyHashable(id), anchor: anchor)
  }
}
