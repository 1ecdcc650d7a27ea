internal import Foundation

/// An object that reacts to the pointer; it is the responder of the frontmost layout node under the
/// pointer.
@MainActor package protocol Responder: EventHandler {
  /// Called when the pointer, with no button pressed, has entered or left the layout node.
  func hoverChanged(isInside: Bool)

  /// Called when the button was pressed inside the layout node, or the pointer moved in or out
  /// while it is pressed.
  func pressChanged(isInside: Bool)

  /// Called after each `pressChanged` with the location of the pointer, in points in the window.
  func pressMoved(to point: CGPoint)

  /// Called when the button that was pressed inside the layout node has been released.
  func pressEnded(isInside: Bool)

  /// Called in place of `pressEnded` when the press has become another gesture, such as scrolling.
  func pressCancelled()

  /// Begins a press of the primary button of a mouse that is tracked until its release, as on a menu. Returns `nil` for
  /// a responder without such presses, which receives the press by the other functions.
  func pressAndTrack() -> TrackedPressEffect?

  /// Called when a tracked press, which may have begun in another layout node, ends over this one.
  ///
  /// - Parameter isClick: whether the press was a click that opened something, such as a menu.
  func trackedPressEnded(isClick: Bool)

  /// The shape of the pointer over the layout node.
  var pointerShape: PointerShape { get }

  /// Whether the responder uses presses that move; otherwise gestures of its ancestors may use them.
  var usesDrags: Bool { get }
}

extension Responder {
  package var responder: (any Responder)? { self }

  package var usesDrags: Bool { true }

  package var pointerShape: PointerShape { .arrow }

  package var hoverShape: PointerShape? { pointerShape }

  package func pressMoved(to point: CGPoint) {}

  package func pressCancelled() { pressEnded(isInside: false) }

  package func pressAndTrack() -> TrackedPressEffect? { nil }

  package func trackedPressEnded(isClick: Bool) {}
}

/// An object that reacts to the secondary or the middle button.
@MainActor package protocol ButtonTarget: EventHandler {
  /// Handles a press. Returns `false` to leave it to the views around.
  ///
  /// - Parameter point: the location in the window, in points.
  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool

  /// Handles the key that does what the secondary button does, such as opening a menu. Returns `false` to leave it to
  /// the views around.
  ///
  /// - Parameter frame: the frame in the window, in points, beside which a menu opens.
  func secondaryKeyPressed(beside frame: CGRect) -> Bool
}

extension ButtonTarget {
  package func secondaryKeyPressed(beside frame: CGRect) -> Bool {
    buttonPressed(.secondary, at: CGPoint(x: frame.minX, y: frame.maxY))
  }

  package var buttonTarget: (any ButtonTarget)? { self }
}

/// An object that is notified when the pointer is over its layout node, independently of other
/// observers.
@MainActor package protocol HoverObserver: EventHandler {
  /// Called when the pointer, with no button pressed, has entered or left the layout node.
  func hoverChanged(isInside: Bool)

  /// Called after each movement of the pointer over the layout node.
  func hoverMoved(_ event: PressEvent)

  /// Called when a button is pressed while the pointer is over the layout node.
  func hoverEnded()
}

extension HoverObserver {
  package var hoverObserver: (any HoverObserver)? { self }

  func hoverMoved(_ event: PressEvent) {}

  package func hoverEnded() {}
}
