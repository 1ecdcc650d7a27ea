/// A value that a gesture changes while it is active, and that is reset when the gesture is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter resetTransaction: the transaction in which the value is reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter resetTransaction: the transaction in which the value is reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter reset: configures the transaction in which the value is reset, for the value
  ///   before the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = reset
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameter reset: configures the transaction in which the value is reset, for the value
  ///   before the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value; the initial value while the gesture is not active.
  public var wrappedValue: Value { location?.value ?? initialValue }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func change(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.value
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { location.set(value) }
  }

  fileprivate func reset() {
    change { value, transaction in
      resetTransaction(value, &transaction)
      value = initialValue
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state whose initial value is `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: InstallableProperty {
  mutating func install(in host: any PropertyHost, slot: Int) {
    location = host.object(in: slot) {
      StateLocation(initialValue, observer: host.stateObserver)
    }
  }

  /// The functions that configure the transaction cannot be compared.
  func isKnownEqual(to other: Self) -> Bool { false }
}

extension Gesture {
  /// Updates a state with the gesture's value while the gesture is active.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that updates a state while it is active.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The underlying gesture.
  public var base: Base
  /// The state that is updated.
  public var state: GestureState<State>
  /// Updates the state and its transaction for a value of the gesture.
  public var body: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: _PrimitiveGesture {
  public typealias Value = Base.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? GestureStateRecognizer<Value> ?? GestureStateRecognizer()
    recognizer.content = Base._recognizer(for: gesture.base, after: recognizer.content)
    let (state, body) = (gesture.state, gesture.body)
    recognizer.update = { value in state.change { body(value, &$0, &$1) } }
    recognizer.reset = { state.reset() }
    return recognizer
  }
}

private final class GestureStateRecognizer<Value>: _GestureRecognizer<Value> {
  var content: _GestureRecognizer<Value>?
  var update: ((Value) -> Void)?
  var reset: (() -> Void)?
  private var hasUpdated = false

  override var deadline: Double? { content?.deadline }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let phase = content?.receive(event, &actions) ?? .failed
    if phase.isOpen, let value = phase.value {
      hasUpdated = true
      actions.append { [update] in update?(value) }
    } else if !phase.isOpen, hasUpdated {
      hasUpdated = false
      actions.append { [reset] in reset?() }
    }
    return phase
  }
}
