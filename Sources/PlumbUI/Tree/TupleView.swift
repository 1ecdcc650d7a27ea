/// Several views in a row, as a builder lists them.
public struct TupleView<T> {
  public var value: T
  private let content: any TupleContent

  /// The views of a tuple, in order.
  nonisolated public init<each Content: View>(
    _ value: (repeat each Content)
  ) where T == (repeat each Content) {
    self.init(resolving: repeat each value)
  }

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

/// Views whose number and types only their maker knows.
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
