/// The view that a change is applied to, as whoever makes the change sees it.
///
/// - Parameter Value: the type that makes the change, so that two kinds do not mix.
public struct PlaceholderContentView<Value> {
  let resolve: @MainActor (inout _ChildCursor) -> Void
}

extension PlaceholderContentView: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}
