public import Observation

/// A value read from the environment of the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
  }

  /// Creates a property that reads an object of a type.
  ///
  /// - Precondition: when the value is read, an ancestor view has the modifier `environment` with
  ///   such an object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[type] else {
        preconditionFailure(
          "No \(type) is in the environment; add the modifier .environment with one to an "
            + "ancestor view.")
      }
      return object
    }
  }

  /// Creates a property that reads an optional object of a type; `nil` if no ancestor sets one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The value in the view's environment; outside a view tree, the value in an empty environment.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    value = read(host.environment)
  }
}
