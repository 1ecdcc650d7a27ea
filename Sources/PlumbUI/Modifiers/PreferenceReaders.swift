extension View {
  /// Calls an action with what the views inside say under a key: first, and whenever it changes.
  ///
  /// The action runs after layout and before the frame is shown; what it writes shows in that frame.
  /// Where its writes change what it is told, again and again, it is called no more until something
  /// else changes, and one line on the standard error says so.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }

  /// Puts views in front of this one that follow from what the views inside say under a key.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views in front of this one that follow from what the views inside say under a key.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, role: .inFront, content: transform))
  }

  /// Puts views behind this one that follow from what the views inside say under a key.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Puts views behind this one that follow from what the views inside say under a key.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, role: .behind, content: transform))
  }
}

private struct PreferenceChange<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChange: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceChangeNode<Key>.self) { PreferenceChangeNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

/// Remembers what was told last of what the views below say.
private final class PreferenceChangeNode<Key: PreferenceKey>: ViewNode, PreferenceReader
where Key.Value: Equatable {
  var modifier: PreferenceChange<Key>?
  private var value: Key.Value?
  private var toldValue: Key.Value?
  private var isCallPending = false

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.preferences.add(self)
  }

  func readPreferences() {
    var sum = PreferenceSum<Key>()
    addPreferences(to: &sum)
    value = sum.value
    guard value != toldValue, !isCallPending else { return }
    // One layout may bring several values, as that of a view whose overlay speaks, too.
    isCallPending = true
    tree.afterLayout { [weak self] in self?.tell() }
  }

  private func tell() {
    isCallPending = false
    guard isMounted, let value, value != toldValue else { return }
    toldValue = value
    guard tree.changingLayoutCount < Self.changeLimit else {
      RuntimeWarning.show(
        "onPreferenceChange(\(Key.self)) changes the layout that changes the preference, again and "
          + "again; make what it writes independent of what it reads.")
      return
    }
    modifier?.action(value)
  }

  /// How many layouts in a row may change a preference. What settles does so in two or three.
  private static var changeLimit: Int { 10 }
}

private struct PreferenceDecoration<Key: PreferenceKey, Content: View> {
  let alignment: Alignment
  let role: DecorationRole
  let content: (Key.Value) -> Content
}

extension PreferenceDecoration: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceDecorationNode<Key, Content>.self) {
      PreferenceDecorationNode(at: $0)
    }
    node.update(modifier, content: content)
  }
}

/// Makes the secondary views when what the primary ones say is known, which is after layout: they
/// may say something about it.
private final class PreferenceDecorationNode<Key: PreferenceKey, Content: View>: ViewNode,
  PreferenceReader
{
  private var modifier: PreferenceDecoration<Key, Content>?
  private weak var pairs: DecorationViewNode?
  private var value: Key.Value?
  /// Whether the views must be made anew whatever the value is.
  private var isOutdated = true

  func update(
    _ modifier: PreferenceDecoration<Key, Content>, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.modifier = modifier
    resolveChildren { cursor in
      let pairs = cursor.node(DecorationViewNode.self) {
        DecorationViewNode(at: $0, role: modifier.role)
      }
      pairs.updatePrimary(alignment: modifier.alignment, content: content)
      self.pairs = pairs
    }
    isOutdated = true
    tree.preferences.add(self)
  }

  func readPreferences() {
    var sum = PreferenceSum<Key>()
    pairs?.primaryScope().addPreferences(to: &sum)
    let value = sum.value
    if !isOutdated, let old = self.value, areKnownEqual(old, value) { return }
    self.value = value
    evaluate()
  }

  override func evaluate() {
    guard let value, let modifier, let pairs else { return }
    isOutdated = false
    context = contextBelow(tree.context)
    pairs.context = context
    let view = tracked { modifier.content(value) }
    pairs.updateDecoration { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}
