/// A view whose types may be compiled anew while the program runs.
///
/// With each version the nodes below are made again. The state of a view stays if its place, the name
/// of its type and the type of the value are the same; so do scroll positions. Values of types that
/// were compiled anew start with their initial values.
package struct ReloadableView {
  private let content: AnyView
  private let version: Int

  /// Creates a view from content of a version.
  package init(_ content: AnyView, version: Int) {
    self.content = content
    self.version = version
  }
}

extension ReloadableView: View, _PrimitiveView {
  package static func _resolve(_ view: ReloadableView, at cursor: inout _ChildCursor) {
    let node = cursor.node(ReloadableViewNode.self) { ReloadableViewNode(at: $0) }
    node.update(view.content, version: view.version)
  }
}

/// The node of a view whose types may be compiled anew.
private final class ReloadableViewNode: ViewNode {
  private var version: Int?

  override var propagatesPolicy: Bool { true }

  func update(_ content: AnyView, version: Int) {
    if let current = self.version, current != version {
      let state = KeptViewState(of: self, comparesNames: true)
      setChildren([])
      restoration = Restoration(state)
    }
    self.version = version
    resolveChildren { AnyView._resolve(content, at: &$0) }
  }
}

extension ViewNode {
  /// Returns the name of a type without generic arguments, for comparisons of types that have been
  /// compiled anew.
  static func name(of type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }
}
