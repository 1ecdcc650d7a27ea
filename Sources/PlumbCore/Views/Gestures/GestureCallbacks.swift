extension Gesture {
  /// Adds an action to perform when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(gesture: self, action: action)
  }

  /// Returns a gesture whose values are transformed.
  public func map<T>(_ transform: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(gesture: self, transform: transform)
  }
}

extension Gesture where Value: Equatable {
  /// Adds an action to perform when the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(gesture: self, action: action)
  }
}

/// A gesture with an action to perform when it ends.
public struct _EndedGesture<Content: Gesture> {
  fileprivate let gesture: Content
  fileprivate let action: (Content.Value) -> Void
}

extension _EndedGesture: _PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? EndRecognizer<Value> ?? EndRecognizer()
    recognizer.content = Content._recognizer(for: gesture.gesture, after: recognizer.content)
    recognizer.action = gesture.action
    return recognizer
  }
}

private final class EndRecognizer<Value>: _GestureRecognizer<Value> {
  var content: _GestureRecognizer<Value>?
  var action: ((Value) -> Void)?

  override var deadline: Double? { content?.deadline }

  override var movesWindow: Bool { content?.movesWindow == true }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let phase = content?.receive(event, &actions) ?? .failed
    if case .ended(let value) = phase { actions.append { [action] in action?(value) } }
    return phase
  }
}

/// A gesture with an action to perform when its value changes.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  fileprivate let gesture: Content
  fileprivate let action: (Content.Value) -> Void
}

extension _ChangedGesture: _PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? ChangeRecognizer<Value> ?? ChangeRecognizer()
    recognizer.content = Content._recognizer(for: gesture.gesture, after: recognizer.content)
    recognizer.action = gesture.action
    return recognizer
  }
}

private final class ChangeRecognizer<Value: Equatable>: _GestureRecognizer<Value> {
  var content: _GestureRecognizer<Value>?
  var action: ((Value) -> Void)?
  private var last: Value?

  override var deadline: Double? { content?.deadline }

  override var movesWindow: Bool { content?.movesWindow == true }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    if event.kind == .began { last = nil }
    let phase = content?.receive(event, &actions) ?? .failed
    if let value = phase.value, value != last {
      last = value
      actions.append { [action] in action?(value) }
    }
    return phase
  }
}

/// A gesture whose values are transformed.
public struct _MapGesture<Content: Gesture, Value> {
  fileprivate let gesture: Content
  fileprivate let transform: (Content.Value) -> Value
}

extension _MapGesture: _PrimitiveGesture {
  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer =
      earlier as? MapRecognizer<Content.Value, Value> ?? MapRecognizer(gesture.transform)
    recognizer.content = Content._recognizer(for: gesture.gesture, after: recognizer.content)
    recognizer.transform = gesture.transform
    return recognizer
  }
}

private final class MapRecognizer<Inner, Value>: _GestureRecognizer<Value> {
  var content: _GestureRecognizer<Inner>?
  var transform: (Inner) -> Value

  init(_ transform: @escaping (Inner) -> Value) {
    self.transform = transform
  }

  override var deadline: Double? { content?.deadline }

  override var movesWindow: Bool { content?.movesWindow == true }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    content?.receive(event, &actions).map(transform) ?? .failed
  }
}
