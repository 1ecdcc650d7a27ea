/// A view that says when it is the same as before.
///
/// The engine compares nothing: its views are evaluated again when something they read or are made of
/// may have changed, which costs less than it would to know better. What shows is the same.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  nonisolated public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, _PrimitiveView {
  public static func _resolve(_ view: EquatableView, at cursor: inout _ChildCursor) {
    Content._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: EquatableView, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

extension View where Self: Equatable {
  /// Says that the view need not be evaluated again where it is equal; see ``EquatableView``.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
