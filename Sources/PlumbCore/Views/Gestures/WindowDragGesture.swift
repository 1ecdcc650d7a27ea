/// A gesture that moves the window of a view.
///
/// As SwiftUI: controls and gestures inside the view take precedence. On this platform the desktop moves the window and
/// takes the whole press, so that actions of `onChanged` and `onEnded` are not called, and gestures combined with this
/// one are not recognised. Without a window manager nothing moves a window.
public struct WindowDragGesture: _PrimitiveGesture {
  /// The state of the gesture.
  public struct Value: Equatable, Sendable {}

  /// Creates the gesture.
  public init() {}

  public static func _recognizer(
    for gesture: Self, after earlier: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    earlier as? WindowDragRecognizer ?? WindowDragRecognizer()
  }
}

/// A recogniser that recognises nothing, as the desktop takes the press.
private final class WindowDragRecognizer: _GestureRecognizer<WindowDragGesture.Value> {
  override var movesWindow: Bool { true }
}
