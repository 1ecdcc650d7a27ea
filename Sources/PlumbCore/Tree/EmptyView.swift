/// A view without content. It takes no space, and containers add no spacing for it.
public struct EmptyView: Sendable {
  /// Creates an empty view.
  nonisolated public init() {}
}

extension EmptyView: View, _PrimitiveView {
  public static func _resolve(_ view: EmptyView, at cursor: inout _ChildCursor) {}

  public static func _listSubviews(of view: EmptyView, in list: inout _SubviewList) {}
}
