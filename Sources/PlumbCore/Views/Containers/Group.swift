/// A group of views to which modifiers apply individually; not a container.
public struct Group<Content> {
  private let storage: Content

  /// The views, or other content, such as the scenes of a program.
  nonisolated package var content: Content { storage }

  /// Creates a group of content of any kind.
  // A function, because an initialiser would be a candidate for every group.
  nonisolated package static func of(_ content: Content) -> Group { Group(storage: content) }
}

extension Group: View, _PrimitiveView where Content: View {
  /// Creates a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self = .of(content())
  }

  public static func _resolve(_ view: Group, at cursor: inout _ChildCursor) {
    Content._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Group, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}
