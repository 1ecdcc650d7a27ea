internal import Foundation

extension View {
  /// Returns the view unchanged; on this platform it has no effect: the views that prefer the focus in a namespace get
  /// it in the whole window, and with ``EnvironmentValues/resetFocus`` as well.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Moves the focus to the view when it is first shown, unless a view shown at the same time has taken it.
  ///
  /// - Parameters:
  ///   - prefersDefaultFocus: whether the view gets the focus.
  ///   - namespace: the namespace by which ``EnvironmentValues/resetFocus`` finds the view.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

@usableFromInline struct PreferredFocusModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension PreferredFocusModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferredFocusViewNode.self) { place in
      let node = PreferredFocusViewNode(at: place)
      node.tree.preferredFocus.add(node)
      if modifier.isPreferred { node.takeFocusAfterLayout() }
      return node
    }
    node.preferredNamespace = modifier.isPreferred ? modifier.namespace : nil
    node.resolveChildren(content)
  }
}

private final class PreferredFocusViewNode: ViewNode, PreferredFocusNode {
  var preferredNamespace: Namespace.ID?

  /// Moves the focus after the layout, because the views inside are inserted only in this update.
  func takeFocusAfterLayout() {
    tree.afterLayout { [weak self] in
      guard let self, isMounted, let target = KeyboardFocus.targets(in: self).first else { return }
      tree.focus.move(to: target)
    }
  }
}
