extension View {
  /// Says something to the views above, in place of what the views inside say under the key.
  ///
  /// A view that is not part of the picture says nothing: one that was removed, a candidate that
  /// ``ViewThatFits`` did not choose, a row of a lazy stack out of sight.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { sum, layoutNodes in
        sum = PreferenceSum()
        for _ in layoutNodes { sum.add(value) }
      })
  }

  /// Changes what the views inside say to those above.
  ///
  /// Applied to several views it changes what they say together; what SwiftUI does there is not
  /// known.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K> { sum, _ in sum.transform(callback) })
  }

  /// Says something that follows from a place in the view to the views above, in place of what the
  /// views inside say under the key.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K> { sum, layoutNodes in
        sum = PreferenceSum()
        for layoutNode in layoutNodes { sum.add(transform(Anchor(value, in: layoutNode))) }
      })
  }

  /// Changes what the views inside say to those above, knowing a place in the view.
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

/// A change to what the views inside say under a key.
private struct PreferenceModifier<Key: PreferenceKey> {
  /// Gets what they say, and the boxes of the views in the picture: at least one.
  let change: (inout PreferenceSum<Key>, [LayoutNode]) -> Void
}

extension PreferenceModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceNode<Key>.self) { PreferenceNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
    node.preferencesDidChange()
  }
}

private final class PreferenceNode<Key: PreferenceKey>: PreferenceWriterNode {
  var modifier: PreferenceModifier<Key>?

  override func addPreferences<Other: PreferenceKey>(to sum: inout PreferenceSum<Other>) {
    var inner = PreferenceSum<Other>()
    super.addPreferences(to: &inner)
    if let modifier, var own = inner as? PreferenceSum<Key> {
      let layoutNodes = layoutNodesToDescribe()
      if !layoutNodes.isEmpty { modifier.change(&own, layoutNodes) }
      if let changed = own as? PreferenceSum<Other> { inner = changed }
    }
    sum.add(inner)
  }
}
