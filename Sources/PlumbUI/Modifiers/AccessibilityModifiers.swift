extension View {
  /// Says what a person would call the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    modifier(AccessibilityLabel(label: String(label)))
  }

  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    modifier(AccessibilityLabel(label: key.text))
  }
}

private struct AccessibilityLabel {
  let label: String
}

extension AccessibilityLabel: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(LabelNode.self) { LabelNode(at: $0) }
    node.label = modifier.label
    node.resolveChildren(content)
  }
}
