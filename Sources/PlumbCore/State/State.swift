/// A value stored in the view tree, which lives as long as a view in the tree rather than the view
/// value.
///
/// As SwiftUI: a write requests an update of the view that owns the state; a write before the view
/// is part of a tree is ignored.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value; outside a view tree, the initial value.
  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(
      get: { location.value }, set: { location.set($0) }, changeCount: location.changeCount)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    location = host.object(in: slot) {
      StateLocation(initialValue, observer: host.stateObserver)
    }
  }

  func isKnownEqual(to other: Self) -> Bool {
    ValueComparison.areSame(initialValue, other.initialValue)
  }
}
