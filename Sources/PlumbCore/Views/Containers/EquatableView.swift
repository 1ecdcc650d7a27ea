/// A view whose content is compared with the previous content.
///
/// As SwiftUI: the body of equal content is not evaluated again, even if stored properties differ
/// that `==` ignores. Without it, content that consists of plain bytes is compared by these.
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
    let isSame = cursor.keepsNode(CompositeViewNode<Content, Content.Body>.self) {
      $0.hasValue { $0 == view.content }
    }
    if !isSame { Content._resolve(view.content, at: &cursor) }
  }

  public static func _listSubviews(of view: EquatableView, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

extension View where Self: Equatable {
  /// Marks the view as not needing evaluation while it is equal; see ``EquatableView``.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
