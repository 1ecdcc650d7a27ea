extension Gesture {
  /// Combines the gesture with another one; both may be recognised at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one that starts in the same press when this one has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another one that is recognised only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// A gesture composed of two gestures that may be recognised at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures; `nil` for a gesture without a value.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? SimultaneousRecognizer<First, Second> ?? SimultaneousRecognizer()
    recognizer.update(gesture.first, gesture.second)
    return recognizer
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture composed of two gestures, the second of which starts when the first has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The values of both gestures.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures.
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

/// A gesture composed of two gestures, the first of which takes precedence.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
  /// The value of the gesture that is recognised.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture from two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? ExclusiveRecognizer<First, Second> ?? ExclusiveRecognizer()
    recognizer.update(gesture.first, gesture.second)
    return recognizer
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A recogniser that contains the recognisers and the phases of two gestures.
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

  /// The desktop takes the whole press, so that the other gesture is not recognised.
  override var movesWindow: Bool { first?.movesWindow == true || second?.movesWindow == true }

  final func sendFirst(_ event: PressEvent, _ actions: inout GestureActions) {
    guard event.kind == .began || firstPhase.isOpen else { return }
    firstPhase = first?.receive(event, &actions) ?? .failed
  }

  final func sendSecond(_ event: PressEvent, _ actions: inout GestureActions) {
    guard event.kind == .began || secondPhase.isOpen else { return }
    secondPhase = second?.receive(event, &actions) ?? .failed
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
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
  /// The desktop cannot take a press that another gesture has begun.
  override var movesWindow: Bool { false }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if event.kind == .began { secondPhase = .possible(nil) }
    guard case .ended(let value) = firstPhase, event.kind != .began else {
      sendFirst(event, &actions)
      guard case .ended(let value) = firstPhase else {
        return firstPhase.map { .first($0) }
      }
      // If the press is over, no events follow for the second gesture.
      guard event.kind != .ended else { return .failed }
      var start = event
      start.kind = .began
      sendSecond(start, &actions)
      return combinedPhase(value)
    }
    sendSecond(event, &actions)
    return combinedPhase(value)
  }

  private func combinedPhase(
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

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  PairRecognizer<First, Second, ExclusiveGesture<First, Second>.Value>
{
  /// The actions of the second gesture, until the first has failed.
  private var secondActions: GestureActions = []

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    if event.kind == .began { secondActions = [] }
    sendFirst(event, &actions)
    sendSecond(event, &secondActions)
    switch firstPhase {
    case .failed:
      actions += secondActions
      secondActions = []
      return secondPhase.map { .second($0) }
    case .possible where secondPhase.pressPhase == .active:
      // The first gesture may still be recognised; the second continues as soon as the first fails.
      return .possible(nil)
    default:
      return firstPhase.map { .first($0) }
    }
  }
}
