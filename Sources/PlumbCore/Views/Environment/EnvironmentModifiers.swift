public import Observation

extension View {
  /// Sets an environment value for the views inside.
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: path] = value })
  }

  /// Sets an object in the environment, identified by its type; `nil` removes it.
  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    modifier(EnvironmentModifier { $0[Object.self] = object })
  }

  /// Sets an object in the environment, from which `@EnvironmentObject` reads it by its type.
  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    modifier(EnvironmentModifier { $0[ObjectKey<Object>.self] = object })
  }

  /// Transforms an environment value for the views inside.
  nonisolated public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: path]) })
  }

  /// Changes the environment of the views inside.
  nonisolated package func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: change))
  }

  /// Disables the controls inside; a descendant cannot enable them again.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

@usableFromInline struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: TransparentModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    cursor.withEnvironment(modifier.change, content)
  }
}

extension View {
  /// Sets the colour of the controls inside; `nil` for the accent colour. The older name of `tint`.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

  /// Sets the colour scheme of the views inside.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }
}
