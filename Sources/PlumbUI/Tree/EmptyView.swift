/// No view at all: it takes no room and no spacing.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}

extension EmptyView: View, _PrimitiveView {
  public static func _resolve(_ view: EmptyView, at cursor: inout _ChildCursor) {}

  public static func _listSubviews(of view: EmptyView, in list: inout _SubviewList) {}
}
