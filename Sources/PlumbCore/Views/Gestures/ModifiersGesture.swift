extension Gesture {
  /// Returns a gesture that is recognised only for presses that begin while modifier keys are held.
  ///
  /// - Parameter modifiers: the keys, besides which others may be held. Command also matches Control, which takes its
  ///   role on Linux.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(gesture: self, modifiers: modifiers)
  }
}

/// A gesture for presses with modifier keys.
public struct _ModifiersGesture<Content: Gesture> {
  fileprivate let gesture: Content
  fileprivate let modifiers: EventModifiers
}

extension _ModifiersGesture: _PrimitiveGesture {
  public typealias Value = Content.Value

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let recognizer = earlier as? ModifiersRecognizer<Value> ?? ModifiersRecognizer()
    recognizer.content = Content._recognizer(for: gesture.gesture, after: recognizer.content)
    recognizer.modifiers = gesture.modifiers
    return recognizer
  }
}

private final class ModifiersRecognizer<Value>: _GestureRecognizer<Value> {
  var content: _GestureRecognizer<Value>?
  var modifiers: EventModifiers = []
  /// Whether the press began with the keys.
  private var isInPress = false

  override var deadline: Double? { isInPress ? content?.deadline : nil }

  override var movesWindow: Bool { modifiers.isEmpty && content?.movesWindow == true }

  override func receive(
    _ event: PressEvent, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    if event.kind == .began {
      var held = EventModifiers(event.modifiers)
      if held.contains(.control) { held.insert(.command) }
      let wasInPress = isInPress
      isInPress = modifiers.isSubset(of: held)
      if !isInPress, wasInPress {
        // The previous tap began a sequence of taps, which ends here.
        var cancelled = event
        cancelled.kind = .cancelled
        _ = content?.receive(cancelled, &actions)
      }
    }
    guard isInPress else { return .failed }
    return content?.receive(event, &actions) ?? .failed
  }
}
