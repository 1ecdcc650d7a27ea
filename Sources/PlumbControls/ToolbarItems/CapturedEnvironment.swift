/// A view in the environment of another place.
package struct CapturedEnvironment<Content: View> {
  let environment: EnvironmentValues
  /// Takes over values of the environment around the view.
  let change: (_ environment: inout EnvironmentValues, _ outer: EnvironmentValues) -> Void
  let content: Content

  /// Creates a view in another environment, of which a function may take values from the
  /// environment around.
  package init(
    environment: EnvironmentValues,
    change: @escaping (inout EnvironmentValues, EnvironmentValues) -> Void = { _, _ in },
    @ViewBuilder content: () -> Content
  ) {
    self.environment = environment
    self.change = change
    self.content = content()
  }
}

extension CapturedEnvironment: View, _PrimitiveView {
  package static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let outer = cursor.environment
    cursor.withEnvironment {
      $0 = view.environment
      $0.stackAxis = outer.stackAxis
      view.change(&$0, outer)
    } _: {
      Content._resolve(view.content, at: &$0)
    }
  }
}
