internal import CSDL2
internal import Foundation

/// Turns SDL's events into the engine's.
struct SDLEvents {
  /// How far one notch of a wheel moves contents, in points.
  static let pointsPerNotch: CGFloat = 40

  /// Points per unit of SDL's window coordinates.
  var pointsPerUnit: CGFloat = 1

  /// The window's size in points, of which places of fingers are shares.
  var windowSize = CGSize.zero
  private var fingers = FingerPair()

  /// Where the pointer was last seen; SDL's wheel events do not say.
  private var pointer = CGPoint.zero

  /// What an SDL event means; nothing for most kinds.
  ///
  /// A finger counts once, through the mouse events SDL makes of it: its own events are read only for
  /// what two of them do.
  mutating func events(from event: SDL_Event) -> [Event] {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_QUIT:
      [.closeRequested]
    case SDL_WINDOWEVENT:
      unsafe Self.events(from: event.window)
    case SDL_MOUSEMOTION:
      [.pointerMoved(unsafe moved(toX: event.motion.x, y: event.motion.y))]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      unsafe events(from: event.button)
    case SDL_MOUSEWHEEL:
      unsafe events(from: event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP:
      unsafe Self.events(from: event.key)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      unsafe events(from: event.tfinger)
    default:
      []
    }
  }

  private mutating func events(from event: SDL_TouchFingerEvent) -> [Event] {
    let place = CGPoint(
      x: CGFloat(event.x) * windowSize.width, y: CGFloat(event.y) * windowSize.height)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: fingers.down(event.fingerId, at: place)
    case SDL_FINGERUP: fingers.up(event.fingerId)
    default: return fingers.moved(event.fingerId, to: place).map { [$0] } ?? []
    }
    return []
  }

  private mutating func moved(toX x: Int32, y: Int32) -> CGPoint {
    pointer = CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
    return pointer
  }

  private static func events(from event: SDL_WindowEvent) -> [Event] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: [.closeRequested]
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: [.resized]
    case SDL_WINDOWEVENT_LEAVE: [.pointerExited]
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED,
      SDL_WINDOWEVENT_FOCUS_GAINED:
      [.exposed]
    default: []
    }
  }

  private mutating func events(from event: SDL_MouseButtonEvent) -> [Event] {
    let point = moved(toX: event.x, y: event.y)
    let button: PointerButton
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .secondary
    default: return []
    }
    if event.type == SDL_MOUSEBUTTONDOWN.rawValue { return [.pointerDown(point, button)] }
    // A finger that was lifted hovers over nothing.
    let isFinger = event.which == PlumbTouchMouse
    return isFinger ? [.pointerUp(point, button), .pointerExited] : [.pointerUp(point, button)]
  }

  /// SDL counts up and right; contents move down when the wheel turns up, and left when it tilts
  /// right. Whether turning is "natural" has already been decided by the system.
  private func events(from event: SDL_MouseWheelEvent) -> [Event] {
    let offset = CGSize(
      width: -CGFloat(event.preciseX) * Self.pointsPerNotch,
      height: CGFloat(event.preciseY) * Self.pointsPerNotch)
    return offset == .zero ? [] : [.scrolled(pointer, by: offset)]
  }

  private static func events(from event: SDL_KeyboardEvent) -> [Event] {
    guard let key = SDLKeys.key(of: event.keysym) else { return [] }
    let press = KeyStroke(
      key, modifiers: SDLKeys.modifiers(of: event.keysym), isRepeat: event.repeat != 0)
    return event.type == SDL_KEYDOWN.rawValue ? [.keyDown(press)] : [.keyUp(press)]
  }
}
