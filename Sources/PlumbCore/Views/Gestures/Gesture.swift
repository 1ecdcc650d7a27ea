/// A type that describes a gesture of the pointer.
///
/// As SwiftUI: a custom gesture provides a `body` composed of other gestures with the same values.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  /// The gestures of which this one is composed.
  @MainActor @preconcurrency var body: Body { get }

  /// Creates or updates the recogniser of the gesture. Only built-in gestures implement it.
  static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    Body._recognizer(for: gesture.body, after: earlier)
  }
}

/// A built-in gesture without a body.
@MainActor @preconcurrency public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never {
    preconditionFailure(
      "\(Self.self) is a primitive gesture without a body; use the gesture itself.")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _recognizer(
    for gesture: Never, after earlier: _GestureRecognizer<Never>?
  ) -> _GestureRecognizer<Never> {}
}

/// An optional gesture, which is never recognised if it is `nil`.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Wrapped.Value>?
  ) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._recognizer(for: $0, after: earlier) } ?? _GestureRecognizer()
  }
}

/// A type-erased gesture.
public struct AnyGesture<Value>: _PrimitiveGesture {
  fileprivate let makeRecognizer:
    @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

  /// Creates a gesture that wraps another one.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    makeRecognizer = { T._recognizer(for: gesture, after: $0) }
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    gesture.makeRecognizer(earlier)
  }
}

/// An object that processes the events of a press and reports the phase of its gesture; it persists
/// when the gesture values of its view are replaced.
///
/// The base class recognises nothing.
@MainActor public class _GestureRecognizer<Value> {
  init() {}

  /// Processes an event.
  ///
  /// - Parameter actions: receives the actions to perform if the gesture wins the press.
  func receive(_ event: PressEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    .failed
  }

  /// Whether a press moves the window, instead of being processed.
  var movesWindow: Bool { false }

  /// The time of the next `timeElapsed` event that the recogniser needs, in seconds on the tree's
  /// clock.
  var deadline: Double? { nil }
}

typealias GestureActions = [@MainActor () -> Void]

/// The phase of a gesture and its value.
enum GesturePhase<Value> {
  case possible(Value?)
  case active(Value)
  case ended(Value)
  case failed

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  var isOpen: Bool { pressPhase.isOpen }

  var pressPhase: PressPhase {
    switch self {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}
