extension View {
  /// Calls an action with a value worked out from the view's geometry: after the first layout, and
  /// after every one that changed it.
  ///
  /// What the action writes shows in the same frame; a chain of such changes goes on in the next
  /// frame after three.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// Calls an action with the old and the new value; the first time both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

private struct GeometryChange<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChange: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(GeometryChangeNode<Value>.self) { GeometryChangeNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

/// Tells of the geometry of each box of its content.
private final class GeometryChangeNode<Value: Equatable>: WrapperNode<GeometryObserverNode<Value>> {
  var modifier: GeometryChange<Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { GeometryObserverNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.watch(layoutNode) }
  }

  private func watch(_ layoutNode: GeometryObserverNode<Value>) {
    tree.layoutObservers.watch(layoutNode) { [weak self, weak layoutNode] in
      // Rows out of sight have no place to tell of.
      guard let modifier = self?.modifier, let layoutNode, layoutNode.isPartOfImage else { return }
      let value = modifier.transform(GeometryProxy(layoutNode))
      guard value != layoutNode.value else { return }
      let old = layoutNode.value ?? value
      layoutNode.value = value
      modifier.action(old, value)
    }
  }
}
