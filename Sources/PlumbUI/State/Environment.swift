/// A value of the environment at the view's place.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var value: Value?

  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    self.path = path
  }

  /// The value at the view's place; outside a tree that of an empty environment.
  public var wrappedValue: Value { value ?? EnvironmentValues()[keyPath: path] }
}

extension Environment: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    value = host.environment[keyPath: path]
  }
}
