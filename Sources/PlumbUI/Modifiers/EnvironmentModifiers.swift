public import Observation

extension View {
  /// Sets a value of the environment for the views inside.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: path] = value })
  }

  /// Puts an object into the environment, under its type; `nil` takes it out.
  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentModifier { $0[Object.self] = object })
  }

  /// Puts an object into the environment, where `@EnvironmentObject` finds it by its type.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Changes a value of the environment for the views inside.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: path]) })
  }

  /// Keeps the controls inside from reacting; once disabled, nothing inside enables them.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    cursor.withEnvironment(modifier.change, content)
  }
}

extension View {
  /// The colour of controls inside; `nil` for the accent colour. The older name of `tint`.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Shows what is inside in a colour scheme.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
}
