internal import Foundation

/// An object that reacts to the pointer; it is the responder of the frontmost layout node under the
/// pointer.
@MainActor protocol Responder: EventHandler {
  /// Called when the pointer, with no button pressed, has entered or left the layout node.
  func hoverChanged(isInside: Bool)

  /// Called when the button was pressed inside the layout node, or the pointer moved in or out
  /// while it is pressed.
  func pressChanged(isInside: Bool)

  /// Called after each `pressChanged` with the location of the pointer, in points in the window.
  func pressMoved(to point: CGPoint)

  /// Called when the button that was pressed inside the layout node has been released.
  func pressEnded(isInside: Bool)

  /// Called in place of `pressEnded` when the press has become something else, such as scrolling.
  func pressCancelled()

  /// The shape of the pointer over the layout node.
  var pointerShape: PointerShape { get }
}

extension Responder {
  var responder: (any Responder)? { self }

  var pointerShape: PointerShape { .arrow }

  var hoverShape: PointerShape? { pointerShape }

  func pressMoved(to point: CGPoint) {}

  func pressCancelled() { pressEnded(isInside: false) }
}

/// An object that reacts to the secondary or the middle button.
@MainActor protocol ButtonTarget: EventHandler {
  /// Handles a press. Returns `false` to leave it to the views around.
  ///
  /// - Parameter point: the location in the window, in points.
  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool
}

extension ButtonTarget {
  var buttonTarget: (any ButtonTarget)? { self }
}

/// An object that is notified when the pointer is over its layout node, independently of other
/// observers.
@MainActor protocol HoverObserver: EventHandler {
  func hoverChanged(isInside: Bool)

  /// Called after each movement of the pointer over the layout node.
  func hoverMoved(_ event: PressEvent)

  /// Called when a button is pressed while the pointer is over the layout node.
  func hoverEnded()
}

extension HoverObserver {
  var hoverObserver: (any HoverObserver)? { self }

  func hoverMoved(_ event: PressEvent) {}

  func hoverEnded() {}
}
