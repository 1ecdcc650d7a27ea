/// Several views, in the order in which a view builder lists them.
public struct TupleView<T> {
  /// The tuple of views.
  public var value: T
  private let content: any TupleContent

  /// Creates a view from a tuple of views.
  nonisolated public init<each Content: View>(
    _ value: (repeat each Content)
  ) where T == (repeat each Content) {
    self.init(resolving: repeat each value)
  }

  /// Creates a view from a parameter pack; used by the view builder.
  nonisolated init<each Content: View>(
    resolving content: repeat each Content
  ) where T == (repeat each Content) {
    value = (repeat each content)
    self.content = TypedTupleContent(views: (repeat each content))
  }
}

extension TupleView: View, _PrimitiveView {
  public static func _resolve(_ view: TupleView, at cursor: inout _ChildCursor) {
    view.content.resolve(at: &cursor)
  }

  public static func _listSubviews(of view: TupleView, in list: inout _SubviewList) {
    view.content.list(in: &list)
  }
}

/// A tuple of views with erased types.
private protocol TupleContent {
  @MainActor func resolve(at cursor: inout _ChildCursor)
  @MainActor func list(in list: inout _SubviewList)
}

private struct TypedTupleContent<each Content: View>: TupleContent {
  let views: (repeat each Content)

  func resolve(at cursor: inout _ChildCursor) {
    repeat (each Content)._resolve(each views, at: &cursor)
  }

  func list(in list: inout _SubviewList) {
    repeat (each Content)._listSubviews(of: each views, in: &list)
  }
}
