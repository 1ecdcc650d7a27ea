public import Observation

/// A value read from the environment of the view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let source: EnvironmentSource<Value>
  private var value: Value?

  /// Creates a property that reads the environment value at a key path.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(path)
  }

  /// Creates a property that reads an object of a type.
  ///
  /// - Precondition: when the value is read, an ancestor view has the modifier `environment` with
  ///   such an object.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    source = .object(RequiredObject<Value>.self)
  }

  /// Creates a property that reads an optional object of a type; `nil` if no ancestor sets one.
  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    source = .object(OptionalObject<Object>.self)
  }

  /// The value in the view's environment; outside a view tree, the value in an empty environment.
  public var wrappedValue: Value { value ?? source.read(EnvironmentValues()) }
}

extension Environment: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    value = source.read(host.environment)
  }

  func isKnownEqual(to other: Self) -> Bool { source == other.source }
}

/// The part of the environment that a property reads.
private enum EnvironmentSource<Value>: Equatable {
  case keyPath(KeyPath<EnvironmentValues, Value>)
  case object(any EnvironmentObjectSource.Type)

  func read(_ environment: EnvironmentValues) -> Value {
    switch self {
    case .keyPath(let path): return environment[keyPath: path]
    case .object(let source):
      guard let value = source.read(environment) as? Value else {
        preconditionFailure("\(source) reads no \(Value.self).")
      }
      return value
    }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.keyPath(let lhs), .keyPath(let rhs)): lhs == rhs
    case (.object(let lhs), .object(let rhs)): lhs == rhs
    default: false
    }
  }
}

/// An object in the environment, named by its type.
private protocol EnvironmentObjectSource {
  associatedtype Value
  static func read(_ environment: EnvironmentValues) -> Value
}

private enum RequiredObject<Object: AnyObject & Observable>: EnvironmentObjectSource {
  static func read(_ environment: EnvironmentValues) -> Object {
    guard let object = environment[Object.self] else {
      preconditionFailure(
        "No \(Object.self) is in the environment; add the modifier .environment with one to an "
          + "ancestor view.")
    }
    return object
  }
}

private enum OptionalObject<Object: AnyObject & Observable>: EnvironmentObjectSource {
  static func read(_ environment: EnvironmentValues) -> Object? { environment[Object.self] }
}
