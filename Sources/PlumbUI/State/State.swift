/// A value that belongs to a place in the tree of views and outlives the view values there.
///
/// As SwiftUI: a write asks for an update of the view that owns the state; a write before the view
/// is part of a tree is lost.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    initialValue = wrappedValue
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { location.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
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
}
