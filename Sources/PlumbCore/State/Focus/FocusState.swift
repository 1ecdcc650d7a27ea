/// A value that tracks which of several views has the keyboard focus.
///
/// The tab key and writes to the value move the focus; the modifier `focused` connects the value to
/// a view. Buttons, sliders and views made `focusable` can have the focus; there are no text
/// fields.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value
  private let noFocus: Value

  /// Creates a state that is `true` while a view has the focus.
  public init() where Value == Bool {
    _value = State(wrappedValue: false)
    noFocus = false
  }

  /// Creates a state whose value is the id of the view that has the focus, or `nil`.
  public init<ID: Hashable>() where Value == ID? {
    _value = State(wrappedValue: nil)
    noFocus = nil
  }

  /// The current value. Writing it moves the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(binding: $value, noFocus: noFocus) }

  /// A property wrapper that reads and writes a focus state stored elsewhere.
  @propertyWrapper public struct Binding {
    fileprivate let binding: PlumbCore.Binding<Value>
    /// The value while none of the views has the focus: false or `nil`.
    let noFocus: Value

    /// The current value. Writing it moves the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
