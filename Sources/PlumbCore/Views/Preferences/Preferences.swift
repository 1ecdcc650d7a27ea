extension View {
  /// Sets a preference of the view, replacing the preference of its descendants.
  ///
  /// Views that are not visible set no preference: removed views, candidates that ``ViewThatFits``
  /// did not choose, and rows of a lazy stack outside of the visible part.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { sum, layoutNodes in
        sum = PreferenceSum()
        for _ in layoutNodes { sum.add(value) }
      })
  }

  /// Transforms a preference of the view.
  ///
  /// Applied to several views, it transforms their combined value; SwiftUI's behaviour in this case
  /// is not documented.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K> { sum, _ in sum.transform(callback) })
  }

  /// Sets a preference computed from an anchor in the view, replacing the preference of its
  /// descendants.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { sum, layoutNodes in
        sum = PreferenceSum()
        for layoutNode in layoutNodes { sum.add(transform(Anchor(value, in: layoutNode))) }
      })
  }

  /// Transforms a preference of the view with an anchor in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K> { sum, layoutNodes in
        for layoutNode in layoutNodes {
          sum.transform { transform(&$0, Anchor(value, in: layoutNode)) }
        }
      })
  }
}

/// A modifier that changes a preference of its content.
@usableFromInline struct PreferenceModifier<Key: PreferenceKey> {
  /// Changes the content's preference; receives the visible layout nodes of the content, at least
  /// one.
  let change: (inout PreferenceSum<Key>, [LayoutNode]) -> Void
}

extension PreferenceModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceViewNode<Key>.self) { PreferenceViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
    node.preferencesDidChange()
  }
}

private final class PreferenceViewNode<Key: PreferenceKey>: PreferenceWriterViewNode {
  var modifier: PreferenceModifier<Key>?

  override func addPreferences<Other: PreferenceKey>(to sum: inout PreferenceSum<Other>) {
    var inner = PreferenceSum<Other>()
    super.addPreferences(to: &inner)
    inner.changeIfSum(of: Key.self) { typed in
      guard let modifier else { return }
      let layoutNodes = recordVisibleLayoutNodes()
      if !layoutNodes.isEmpty { modifier.change(&typed, layoutNodes) }
    }
    sum.add(inner)
  }
}
