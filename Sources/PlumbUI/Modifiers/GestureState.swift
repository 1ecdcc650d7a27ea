/// A value that a gesture changes while it lasts, and that is what it was when the gesture is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let resetTransaction: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// - Parameter resetTransaction: how the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: says how the value goes back from the one it has.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    resetTransaction = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { location?.value ?? initialValue }

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
}

extension Gesture {
  /// Changes a state with the gesture's value as long as the gesture lasts.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

/// A gesture that changes a state while it lasts.
public struct GestureStateGesture<Base: Gesture, State> {
  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void
}

extension GestureStateGesture: _PrimitiveGesture {
  public typealias Value = Base.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? UpdateRecognizer<Value> ?? UpdateRecognizer()
    recognizer.content = Base._recognizer(for: gesture.base, after: recognizer.content)
    let (state, body) = (gesture.state, gesture.body)
    recognizer.update = { value in state.change { body(value, &$0, &$1) } }
    recognizer.reset = { state.reset() }
    return recognizer
  }
}

private final class UpdateRecognizer<Value>: _GestureRecognizer<Value> {
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
