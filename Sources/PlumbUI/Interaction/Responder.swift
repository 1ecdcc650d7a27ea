internal import Foundation

/// Something that reacts to the pointer; the box in front of the pointer names it.
@MainActor protocol Responder: AnyObject {
  /// The pointer, with no button down, came over the box or left it.
  func hoverChanged(isInside: Bool)

  /// The button went down inside the box, or moved in or out while down.
  func pressChanged(isInside: Bool)

  /// Where the pointer is after each `pressChanged`, in points in the window.
  func pressMoved(to point: CGPoint)

  /// The button that went down inside the box went up.
  func pressEnded(isInside: Bool)

  /// How the pointer looks over the box.
  var pointerShape: PointerShape { get }
}

extension Responder {
  var pointerShape: PointerShape { .arrow }

  func pressMoved(to point: CGPoint) {}
}

/// Something that is told when the pointer is over its box, whoever else is.
@MainActor protocol HoverObserver: AnyObject {
  func hoverChanged(isInside: Bool)

  /// Told where the pointer is over its box after each move.
  func hoverMoved(_ event: PressEvent)
}

extension HoverObserver {
  func hoverMoved(_ event: PressEvent) {}
}
