/// Which view of several the keyboard writes to.
///
/// It stores what is written to it. The engine does not move a keyboard focus yet, so nothing else
/// changes it, and `focused` leaves its view as it is.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool {
    _value = State(wrappedValue: false)
  }

  public init<ID: Hashable>() where Value == ID? {
    _value = State(wrappedValue: nil)
  }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(binding: $value) }

  /// A way to read and write a focus that is kept elsewhere.
  @propertyWrapper public struct Binding {
    fileprivate let binding: PlumbUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}
