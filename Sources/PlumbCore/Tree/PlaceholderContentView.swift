/// The view that a modification is applied to, as passed to the code that makes the modification.
///
/// - Parameter Value: the type that makes the modification or, for a closure, the type of the
///   modified view, so that two kinds cannot be mixed.
public struct PlaceholderContentView<Value> {
  private let content: any PlaceholderContent

  nonisolated init(_ content: any PlaceholderContent) {
    self.content = content
  }

  /// Creates a placeholder that resolves the view with a closure.
  package init(resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    self.init(ResolvedContent(resolve: resolve))
  }
}

extension PlaceholderContentView where Value: View {
  /// Creates a placeholder for an unmodified view.
  nonisolated init(of view: Value) {
    self.init(PlainContent(view: view))
  }
}

extension PlaceholderContentView: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.content.resolve(at: &cursor)
  }
}

/// The content that a placeholder resolves to.
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
