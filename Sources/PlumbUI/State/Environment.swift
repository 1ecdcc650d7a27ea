public import Observation

/// A value of the environment at the view's place.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
  }

  /// The object of a type that a view further up put in.
  ///
  /// - Precondition: when it is read, a view further up has the modifier `environment` with one.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[type] else {
        preconditionFailure(
          "No \(type) is in the environment; give a view further up the modifier .environment "
            + "with one.")
      }
      return object
    }
  }

  /// The object of a type that a view further up put in, if one did.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The value at the view's place; outside a tree that of an empty environment.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    value = read(host.environment)
  }
}
