internal import Foundation

/// Brings the pointer's events to the responders under it.
///
/// A press belongs to the responder under which it began until the button goes up; it counts only
/// when that happens inside.
@MainActor struct PointerRouter {
  private weak var pressed: (any Responder)?
  private weak var hovered: (any Responder)?
  private var isButtonDown = false

  mutating func send(_ event: Event, to root: LayoutNode) {
    switch event {
    case .pointerMoved(let point):
      if let pressed {
        pressed.pressChanged(isInside: responder(at: point, in: root) === pressed)
        pressed.pressMoved(to: point)
      } else if !isButtonDown {
        hover(responder(at: point, in: root))
      }
    case .pointerDown(let point, .primary):
      hover(nil)
      isButtonDown = true
      pressed?.pressEnded(isInside: false)
      pressed = responder(at: point, in: root)
      pressed?.pressChanged(isInside: true)
      pressed?.pressMoved(to: point)
    case .pointerUp(let point, .primary):
      let target = responder(at: point, in: root)
      isButtonDown = false
      if let pressed {
        self.pressed = nil
        pressed.pressEnded(isInside: target === pressed)
      }
      hover(target)
    case .pointerExited:
      hover(nil)
    default:
      break
    }
  }

  private mutating func hover(_ responder: (any Responder)?) {
    guard responder !== hovered else { return }
    hovered?.hoverChanged(isInside: false)
    hovered = responder
    responder?.hoverChanged(isInside: true)
  }

  /// The nearest responder at or above the box in front at a point.
  private func responder(at point: CGPoint, in root: LayoutNode) -> (any Responder)? {
    var next = root.hitTest(point)
    while let node = next {
      if let responder = node.responder as? any Responder { return responder }
      next = node.parent
    }
    return nil
  }
}
