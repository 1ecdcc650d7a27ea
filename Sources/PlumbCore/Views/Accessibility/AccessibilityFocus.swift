extension View {
  /// Binds a state to the view that assistive technologies are at; see ``AccessibilityFocusState``.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View {
    focused(condition.focus)
  }

  /// Binds a state to the view: it has a value while assistive technologies are at the view.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding.focus, equals: value)
  }
}
