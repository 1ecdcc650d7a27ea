extension View {
  /// Sets the identity of the view: when the id changes the view loses its state, and a scroll can
  /// refer to the id.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

@usableFromInline struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: TransparentModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(IdentityViewNode.self) { IdentityViewNode(at: $0) }
    node.update(branch: modifier.id, resolve: content)
  }

  @usableFromInline static func _describe(_ modifier: Self, to subview: inout Subview) {
    subview.setID(modifier.id)
  }
}
