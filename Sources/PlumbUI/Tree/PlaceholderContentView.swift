/// The view that a change is applied to, as whoever makes the change sees it.
///
/// - Parameter Value: the type that makes the change or, for a closure, that it is applied to, so
///   that two kinds do not mix.
public struct PlaceholderContentView<Value> {
  private let content: any PlaceholderContent

  nonisolated init(_ content: any PlaceholderContent) {
    self.content = content
  }

  init(resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    self.init(ResolvedContent(resolve: resolve))
  }
}

extension PlaceholderContentView where Value: View {
  /// Stands for a view as it is.
  nonisolated init(of view: Value) {
    self.init(PlainContent(view: view))
  }
}

extension PlaceholderContentView: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.content.resolve(at: &cursor)
  }
}

/// What a placeholder stands for.
protocol PlaceholderContent {
  @MainActor func resolve(at cursor: inout _ChildCursor)
}

private struct ResolvedContent: PlaceholderContent {
  let resolve: @MainActor (inout _ChildCursor) -> Void

  func resolve(at cursor: inout _ChildCursor) { resolve(&cursor) }
}

private struct PlainContent<Content: View>: PlaceholderContent {
  let view: Content

  func resolve(at cursor: inout _ChildCursor) { Content._resolve(view, at: &cursor) }
}
