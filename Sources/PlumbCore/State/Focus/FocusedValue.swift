public import Observation

/// A value that the view with the keyboard focus provides, or one around it, or the window.
///
/// As SwiftUI: it is `nil` while there is no such view. On this platform a view of a window reads the values of its own
/// window, also while another one is the active window.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let source: FocusedValueSource<Value>
  private var storage: FocusedValueStorage?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property that reads an object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(TypedFocusedObject<Value>.self)
  }

  /// The value; `nil` if no view provides one.
  public var wrappedValue: Value? { storage.flatMap { source.read($0.values) } }
}

extension FocusedValue: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    storage = host.environment.focusedValueStorage
  }

  func isKnownEqual(to other: Self) -> Bool { source == other.source }
}

/// The part of the focused values that a property reads.
private enum FocusedValueSource<Value>: Equatable {
  case keyPath(KeyPath<FocusedValues, Value?>)
  case object(any FocusedObjectSource.Type)

  func read(_ values: FocusedValues) -> Value? {
    switch self {
    case .keyPath(let path): values[keyPath: path]
    case .object(let source): source.read(values) as? Value
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

/// An object among the focused values, named by its type.
private protocol FocusedObjectSource {
  static func read(_ values: FocusedValues) -> AnyObject?
}

private enum TypedFocusedObject<Object: AnyObject>: FocusedObjectSource {
  static func read(_ values: FocusedValues) -> AnyObject? { values[object: Object.self] }
}

/// A value whose binding the view with the keyboard focus provides, or one around it, or the window.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Creates a property that reads the value of the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value; `nil` if no view provides a binding. Writing `nil`, or a value while there is no binding, has no
  /// effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding<Value?>(
      get: { binding?.wrappedValue },
      set: { if let value = $0 { binding?.wrappedValue = value } })
  }
}

/// An observed object that the view with the keyboard focus provides, or one around it, or the window.
///
/// The view is evaluated again when the object changes.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var storage: FocusedValueStorage?

  /// Creates a property that reads an object of the type.
  public init() {}

  /// The object; `nil` if no view provides one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType? {
    storage?.values[object: ObjectType.self]
  }

  /// Bindings to the object's properties; `nil` if no view provides one.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
  }
}

extension FocusedObject: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    storage = host.environment.focusedValueStorage
    guard let object = wrappedValue else { return }
    host.object(in: slot) { ObjectObserver() }.observe(object, for: host.stateObserver)
  }

  func isKnownEqual(to other: Self) -> Bool { true }
}
