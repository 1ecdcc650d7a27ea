extension View {
  /// Gives the view an identity: with another id it starts afresh, and a scroll can lead to it.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }
}

private struct IdentityModifier {
  let id: AnyHashable
}

extension IdentityModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(IdentityNode.self) { IdentityNode(at: $0) }
    node.update(branch: modifier.id, resolve: content)
  }

  static func _describe(_ modifier: Self, to subview: inout Subview) {
    subview.setID(modifier.id)
  }
}

/// Views that are others when their id is another one.
private final class IdentityNode: BranchNode {
  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? {
    id == branch ? ownScrollDestination : super.scrollDestination(id)
  }

  override func addNames(
    to names: inout [ObjectIdentifier: AnyHashable], where isWanted: (AnyHashable) -> Bool
  ) {
    guard let branch, isWanted(branch), case .layoutNode(let layoutNode) = ownScrollDestination
    else {
      return super.addNames(to: &names, where: isWanted)
    }
    names[ObjectIdentifier(layoutNode)] = branch
  }
}
