/// A view whose content is compared with the previous content.
///
/// Contents are not compared here: views are evaluated again when a value they read or are made of
/// may have changed, which costs less than a comparison would save. The result is the same.
public struct EquatableView<Content: Equatable & View> {
  /// The view to show.
  public var content: Content

  /// Creates a view with content that can be compared.
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
  /// Marks the view as not needing evaluation while it is equal; see ``EquatableView``.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
