internal import CSDL2
internal import Foundation

/// A converter of SDL's events of one window.
struct SDLEvents {
  /// The distance scrolled by one notch of a wheel, in points.
  static let pointsPerNotch: CGFloat = 40

  /// The points per unit of SDL's window coordinates.
  var pointsPerUnit: CGFloat = 1

  /// The window's size in points; finger locations are fractions of it.
  var windowSize = CGSize.zero
  private var fingers = TwoFingerTracker()

  /// The last location of the pointer, in points; SDL's wheel events do not contain it.
  private var pointer = CGPoint.zero

  /// The modifier keys that are held down. SDL's events of buttons do not contain them, and its state of the
  /// keyboard includes the events that wait to be read.
  private var modifiers: KeyModifiers = []
  /// The modifier keys of the last event about them, also Caps Lock.
  private var reportedModifiers: KeyModifiers = []

  /// The items that are being dropped on the window.
  private var dropped: [DroppedItem] = []

  /// Returns the events for an SDL event; none for most kinds.
  ///
  /// A finger is handled once, through the mouse events SDL synthesizes: its touch events are used
  /// only for gestures of two fingers.
  mutating func events(from event: SDL_Event) -> [Event] {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT:
      unsafe events(from: event.window)
    case SDL_MOUSEMOTION:
      [.pointerMoved(unsafe moved(toX: event.motion.x, y: event.motion.y))]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      unsafe events(from: event.button)
    case SDL_MOUSEWHEEL:
      unsafe events(from: event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP:
      unsafe events(from: event.key)
    case SDL_TEXTINPUT:
      [.textInput(unsafe SDLTextEvents.text(of: event.text))]
    case SDL_TEXTEDITING:
      [unsafe SDLTextEvents.composition(of: event.edit)]
    case SDL_TEXTEDITING_EXT:
      [unsafe SDLTextEvents.composition(of: event.editExt)]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      unsafe events(from: event.tfinger)
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE:
      unsafe events(from: event.drop)
    default:
      []
    }
  }

  /// Collects the dropped items, which SDL reports file by file or line by line.
  private mutating func events(from event: SDL_DropEvent) -> [Event] {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_DROPBEGIN: dropped = []
    case SDL_DROPFILE:
      if let path = unsafe SDLDrop.takeText(of: event) {
        dropped.append(.file(URL(filePath: path)))
      }
    case SDL_DROPTEXT:
      if let text = unsafe SDLDrop.takeText(of: event) { dropped.add(line: text) }
    default:
      defer { dropped = [] }
      guard !dropped.isEmpty else { return [] }
      // SDL's events contain no location, and none reports the movement of the pointer before.
      if let location = SDLDrop.pointer(inWindow: unsafe event.windowID) {
        _ = moved(toX: location.x, y: location.y)
      }
      return [.dropped(pointer, dropped)]
    }
    return []
  }

  private mutating func events(from event: SDL_TouchFingerEvent) -> [Event] {
    let location = CGPoint(
      x: CGFloat(event.x) * windowSize.width, y: CGFloat(event.y) * windowSize.height)
    switch SDL_EventType(rawValue: event.type) {
    case SDL_FINGERDOWN: fingers.down(event.fingerId, at: location)
    case SDL_FINGERUP: fingers.up(event.fingerId)
    default: return fingers.moved(event.fingerId, to: location).map { [$0] } ?? []
    }
    return []
  }

  private mutating func moved(toX x: Int32, y: Int32) -> CGPoint {
    pointer = CGPoint(x: CGFloat(x) * pointsPerUnit, y: CGFloat(y) * pointsPerUnit)
    return pointer
  }

  private mutating func events(from event: SDL_WindowEvent) -> [Event] {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The keys are released while another window has the focus.
      return hold([]) + [.activationChanged]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return [.activationChanged]
    case SDL_WINDOWEVENT_CLOSE: return [.closeRequested]
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: return [.resized]
    case SDL_WINDOWEVENT_LEAVE: return [.pointerExited]
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      return [.exposed]
    case SDL_WINDOWEVENT_FOCUS_GAINED: return [.exposed, .activationChanged]
    default: return []
    }
  }

  private mutating func events(from event: SDL_MouseButtonEvent) -> [Event] {
    let point = moved(toX: event.x, y: event.y)
    let button: PointerButton
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: button = .primary
    case SDL_BUTTON_MIDDLE: button = .middle
    case SDL_BUTTON_RIGHT: button = .secondary
    case SDL_BUTTON_X1: button = .back
    case SDL_BUTTON_X2: button = .forward
    default: return []
    }
    let isTouch = event.which == PlumbTouchMouse
    let modifiers = isTouch ? modifiers.union(.touch) : modifiers
    if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
      return [.pointerDown(point, button, modifiers: modifiers)]
    }
    let up = Event.pointerUp(point, button, modifiers: modifiers)
    // A lifted finger does not hover.
    return isTouch ? [up, .pointerExited] : [up]
  }

  /// Returns the scroll event for a wheel event.
  ///
  /// SDL's values are positive upwards and to the right. The content moves down when the wheel
  /// turns up, and left when it tilts right. The system has already applied "natural" scrolling.
  private func events(from event: SDL_MouseWheelEvent) -> [Event] {
    let offset = CGSize(
      width: -CGFloat(event.preciseX) * Self.pointsPerNotch,
      height: CGFloat(event.preciseY) * Self.pointsPerNotch)
    // A wheel turns by whole notches. SDL does not tell the kind of device.
    let isPrecise = event.preciseX != Float(event.x) || event.preciseY != Float(event.y)
    return offset == .zero ? [] : [.scrolled(pointer, by: offset, isPrecise: isPrecise)]
  }

  private mutating func events(from event: SDL_KeyboardEvent) -> [Event] {
    let change = hold(SDLKeys.modifiers(of: event.keysym).subtracting(.numericPad))
    let isDown = event.type == SDL_KEYDOWN.rawValue
    guard let key = SDLKeys.key(of: event.keysym) else {
      // Another modifier beside Alt, so that Alt is not alone.
      let isBesideOption = modifiers.contains(.option) && modifiers != .option
      return isDown && isBesideOption
        ? change + [.keyDown(KeyStroke(.option, modifiers: modifiers))] : change
    }
    let press = KeyStroke(
      key, modifiers: SDLKeys.modifiers(of: event.keysym), isRepeat: event.repeat != 0)
    return change + [isDown ? .keyDown(press) : .keyUp(press)]
  }

  /// Notes the modifier keys that are held down. Returns the event for a change.
  private mutating func hold(_ keys: KeyModifiers) -> [Event] {
    modifiers = keys.held
    guard keys != reportedModifiers else { return [] }
    reportedModifiers = keys
    return [.modifiersChanged(keys)]
  }
}
