extension View {
  /// Gives the view a tag, by which a container may tell it from others.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag))).modifier(
      Description { subview in
        subview.containerValues.addTag(AnyHashable(tag))
        if includeOptional { subview.containerValues.addTag(AnyHashable(Optional(tag))) }
      })
  }

  /// Says something to the container the view is in.
  nonisolated public func containerValue<V>(
    _ path: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(Description { $0.containerValues[keyPath: path] = value })
  }

  /// Says something to the variadic view the view is in.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(Description { $0.containerValues[trait: key] = value })
  }
}

/// A modifier that only says something about its view.
private struct Description {
  let describe: (inout Subview) -> Void
}

extension Description: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    content(&cursor)
  }

  static func _describe(_ modifier: Self, to subview: inout Subview) {
    modifier.describe(&subview)
  }
}
