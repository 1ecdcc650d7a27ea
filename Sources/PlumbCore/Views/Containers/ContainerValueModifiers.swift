extension View {
  /// Sets a container value of the view, which the container reads.
  nonisolated public func containerValue<V>(
    _ path: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier { $0.containerValues[keyPath: path] = value })
  }

  /// Sets a trait of the view, which a variadic view among the ancestors reads.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(ContainerValueModifier { $0.containerValues[trait: key] = value })
  }
}

/// A modifier that changes only the values the container reads.
package struct ContainerValueModifier {
  let update: (inout Subview) -> Void

  package init(update: @escaping (inout Subview) -> Void) {
    self.update = update
  }
}

extension ContainerValueModifier: TransparentModifier {
  package static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    content(&cursor)
  }

  package static func _describe(_ modifier: Self, to subview: inout Subview) {
    modifier.update(&subview)
  }
}
