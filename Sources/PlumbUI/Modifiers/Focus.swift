extension View {
  /// The view itself: there is no keyboard focus yet.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// The view itself: there is no keyboard focus yet.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }
}
