extension View {
  /// Calls an action with the value of a preference key of this view: first, and whenever it
  /// changes.
  ///
  /// The action runs after layout and before the frame is shown; changes it makes are shown in that
  /// frame. If they change the preference repeatedly, the action is no longer called until
  /// something else changes, and a warning is printed to standard error.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChange<K>(action: action))
  }

  /// Adds an overlay built from the value of a preference key of this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    overlayPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds an aligned overlay built from the value of a preference key of this view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, role: .inFront, content: transform))
  }

  /// Adds a background built from the value of a preference key of this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    backgroundPreferenceValue(key, alignment: .center, transform)
  }

  /// Adds an aligned background built from the value of a preference key of this view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecoration<K, V>(alignment: alignment, role: .behind, content: transform))
  }
}

@usableFromInline struct PreferenceChange<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension PreferenceChange: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceChangeViewNode<Key>.self) { PreferenceChangeViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

/// A node that calls an action when the preference of its descendants changes.
private final class PreferenceChangeViewNode<Key: PreferenceKey>: ViewNode
where Key.Value: Equatable {
  var modifier: PreferenceChange<Key>?
  private var value: Key.Value?
  private var reportedValue: Key.Value?
  private var isCallPending = false

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.preferences.add(reader: self)
  }

  override var readsPreferences: Bool { true }

  override func readPreferences() {
    var sum = PreferenceSum<Key>()
    addPreferences(to: &sum)
    value = sum.value
    guard value != reportedValue, !isCallPending else { return }
    // One layout may change the value several times, as for a view whose overlay also sets the
    // preference.
    isCallPending = true
    tree.afterLayout { [weak self] in self?.callAction() }
  }

  private func callAction() {
    isCallPending = false
    guard isMounted, let value, value != reportedValue else { return }
    reportedValue = value
    guard tree.changingLayoutCount < Self.changeLimit else {
      RuntimeWarning.show(
        "onPreferenceChange(\(Key.self)) repeatedly changes the layout that changes the "
          + "preference; make the values it writes independent of the preference.")
      return
    }
    modifier?.action(value)
  }

  /// The maximum number of consecutive layouts that may change a preference. Layouts that converge
  /// do so after two or three.
  private static var changeLimit: Int { 10 }
}

@usableFromInline struct PreferenceDecoration<Key: PreferenceKey, Content: View> {
  let alignment: Alignment
  let role: DecorationRole
  let content: (Key.Value) -> Content
}

extension PreferenceDecoration: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PreferenceDecorationViewNode<Key, Content>.self) {
      PreferenceDecorationViewNode(at: $0)
    }
    node.update(modifier, content: content)
  }
}

/// A node that builds a decoration from the preference of the primary view. The decoration is built
/// after layout, because the value may depend on the layout.
private final class PreferenceDecorationViewNode<Key: PreferenceKey, Content: View>: ViewNode {
  private var modifier: PreferenceDecoration<Key, Content>?
  private weak var decorationNode: DecorationViewNode?
  private var value: Key.Value?
  /// Whether the decoration must be rebuilt regardless of the value.
  private var isOutdated = true

  func update(
    _ modifier: PreferenceDecoration<Key, Content>, content: @MainActor (inout _ChildCursor) -> Void
  ) {
    self.modifier = modifier
    resolveChildren { cursor in
      let decorationNode = cursor.node(DecorationViewNode.self) {
        DecorationViewNode(at: $0, role: modifier.role)
      }
      decorationNode.updatePrimary(alignment: modifier.alignment, content: content)
      self.decorationNode = decorationNode
    }
    isOutdated = true
    tree.preferences.add(reader: self)
  }

  override var readsPreferences: Bool { true }

  override func readPreferences() {
    var sum = PreferenceSum<Key>()
    decorationNode?.primaryScope().addPreferences(to: &sum)
    let value = sum.value
    if !isOutdated, let old = self.value, areKnownEqual(old, value) { return }
    self.value = value
    evaluate()
  }

  override func evaluate() {
    guard let value, let modifier, let decorationNode else { return }
    isOutdated = false
    context = contextBelow(tree.context)
    decorationNode.context = context
    let view = tracked { modifier.content(value) }
    decorationNode.updateDecoration { Content._resolve(view, at: &$0) }
    didEvaluate()
  }
}
