/// Which view of several the keyboard writes to.
///
/// The tab key and writes move the keyboard focus; `focused` joins a state to a view. Buttons, sliders
/// and views made `focusable` can have the focus; there are no text fields.
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
