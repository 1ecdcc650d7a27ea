extension Gesture {
  /// Both gestures at once.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture and, when it has ended, another one in the same press.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture or, when it fails, another one.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? BothRecognizer<First, Second> ?? BothRecognizer()
    recognizer.update(gesture.first, gesture.second)
    return recognizer
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    /// The first one has not ended.
    case first(First.Value)
    /// The first one has ended.
    case second(First.Value, Second.Value?)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? SequenceRecognizer<First, Second> ?? SequenceRecognizer()
    recognizer.update(gesture.first, gesture.second)
    return recognizer
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures of which the first one is preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? EitherRecognizer<First, Second> ?? EitherRecognizer()
    recognizer.update(gesture.first, gesture.second)
    return recognizer
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Keeps what recognises two gestures, and how far both have come.
private class PairRecognizer<First: Gesture, Second: Gesture, Value>: _GestureRecognizer<Value> {
  private var first: _GestureRecognizer<First.Value>?
  private var second: _GestureRecognizer<Second.Value>?
  final var firstPhase = GesturePhase<First.Value>.failed
  final var secondPhase = GesturePhase<Second.Value>.failed

  final func update(_ first: First, _ second: Second) {
    self.first = First._recognizer(for: first, after: self.first)
    self.second = Second._recognizer(for: second, after: self.second)
  }

  final override var deadline: Double? {
    let deadlines = [
      firstPhase.isOpen ? first?.deadline : nil, secondPhase.isOpen ? second?.deadline : nil,
    ]
    return deadlines.compactMap(\.self).min()
  }

  final func sendFirst(_ event: PressEvent, _ actions: inout GestureActions) {
    guard event.kind == .began || firstPhase.isOpen else { return }
    firstPhase = first?.receive(event, &actions) ?? .failed
  }

  final func sendSecond(_ event: PressEvent, _ actions: inout GestureActions) {
    guard event.kind == .began || secondPhase.isOpen else { return }
    secondPhase = second?.receive(event, &actions) ?? .failed
  }
}

private final class BothRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SimultaneousGesture<First, Second>.Value>
{
  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    sendFirst(event, &actions)
    sendSecond(event, &actions)
    let phases = [firstPhase.pressPhase, secondPhase.pressPhase]
    let value = SimultaneousGesture<First, Second>.Value(
      first: firstPhase.value, second: secondPhase.value)
    if phases.contains(.active) { return .active(value) }
    if phases.contains(.possible) {
      let isEmpty = value.first == nil && value.second == nil
      return phases.contains(.ended) ? .active(value) : .possible(isEmpty ? nil : value)
    }
    return phases.contains(.ended) ? .ended(value) : .failed
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, SequenceGesture<First, Second>.Value>
{
  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if event.kind == .began { secondPhase = .possible(nil) }
    guard case .ended(let value) = firstPhase, event.kind != .began else {
      sendFirst(event, &actions)
      guard case .ended(let value) = firstPhase else {
        return firstPhase.map { .first($0) }
      }
      // A press that is over leaves nothing for the second.
      guard event.kind != .ended else { return .failed }
      var start = event
      start.kind = .began
      sendSecond(start, &actions)
      return fittingSize(value)
    }
    sendSecond(event, &actions)
    return fittingSize(value)
  }

  private func fittingSize(
    _ value: First.Value
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    switch secondPhase {
    case .possible(let second): .active(.second(value, second))
    case .active(let second): .active(.second(value, second))
    case .ended(let second): .ended(.second(value, second))
    case .failed: .failed
    }
  }
}

private final class EitherRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    sendFirst(event, &actions)
    var later: GestureActions = []
    sendSecond(event, &later)
    switch firstPhase {
    case .failed:
      actions += later
      return secondPhase.map { .second($0) }
    case .possible where secondPhase.pressPhase == .active:
      // The first one may still be meant; the second goes on as soon as it is not.
      return .possible(nil)
    default:
      return firstPhase.map { .first($0) }
    }
  }
}
