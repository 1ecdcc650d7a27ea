/// Something a person does with the pointer, as a value.
///
/// As SwiftUI: a gesture of one's own gives a `body` made of other gestures, with the same values.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Body { get }

  /// Builds or updates what recognises the gesture. Only the engine's own gestures implement it.
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

/// A gesture of the engine's own that has no body.
@MainActor @preconcurrency public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is one of the gestures others are made of.")
  }
}

extension Never: Gesture {
  public typealias Value = Never

  public static func _recognizer(
    for gesture: Never, after earlier: _GestureRecognizer<Never>?
  ) -> _GestureRecognizer<Never> {}
}

/// A gesture that may not be there.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Wrapped.Value>?
  ) -> _GestureRecognizer<Wrapped.Value> {
    gesture.map { Wrapped._recognizer(for: $0, after: earlier) } ?? _GestureRecognizer()
  }
}

/// A gesture whose type is not part of the type around it.
public struct AnyGesture<Value>: _PrimitiveGesture {
  fileprivate let make: @MainActor (_GestureRecognizer<Value>?) -> _GestureRecognizer<Value>

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._recognizer(for: gesture, after: $0) }
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    gesture.make(earlier)
  }
}

/// Follows a press and says how far it has come with it; outlives the gesture values of its view.
///
/// By itself it recognises nothing.
@MainActor public class _GestureRecognizer<Value> {
  init() {}

  /// Takes an event in.
  ///
  /// - Parameter actions: gets what is to be done if the gesture may have the press.
  func receive(_ event: PressEvent, _ actions: inout GestureActions) -> GesturePhase<Value> {
    .failed
  }

  /// When the recogniser wants to be told of the time, in seconds on the tree's clock.
  var deadline: Double? { nil }
}

typealias GestureActions = [@MainActor () -> Void]

/// How far a gesture has come, and with what value.
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
