extension View {
  /// Calls an action with a value computed from the view's geometry: after the first layout, and
  /// after each layout that changed the value.
  ///
  /// Changes made by the action are shown in the same frame; after three consecutive changes in a
  /// frame, the next is made in the following frame.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// Calls an action with the old and the new value; both are equal in the first call.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform, action: action))
  }
}

@usableFromInline struct GeometryChange<Value: Equatable> {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChange: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(GeometryChangeViewNode<Value>.self) { GeometryChangeViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

/// A node that observes the geometry of each layout node of its content.
private final class GeometryChangeViewNode<Value: Equatable>: ClosureWrapperViewNode<
  GeometryObserverLayoutNode<Value>
>
{
  var modifier: GeometryChange<Value>?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { GeometryObserverLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.startObserving(layoutNode) }
  }

  private func startObserving(_ layoutNode: GeometryObserverLayoutNode<Value>) {
    tree.layoutObservers.observe(layoutNode) { [weak self, weak layoutNode] in
      // Rows that are not visible have no position.
      guard let modifier = self?.modifier, let layoutNode, layoutNode.isPlacedAndShown else {
        return
      }
      let value = modifier.transform(GeometryProxy(layoutNode))
      guard value != layoutNode.value else { return }
      let old = layoutNode.value ?? value
      layoutNode.value = value
      modifier.action(old, value)
    }
  }
}
