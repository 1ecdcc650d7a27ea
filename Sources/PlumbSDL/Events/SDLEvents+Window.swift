internal import CSDL2

extension SDLEvents {
  /// Returns SDL's number of the window of an event, 0 for input without a window; `nil` for events
  /// that do not belong to windows.
  static func windowNumber(of event: SDL_Event) -> UInt32? {
    switch unsafe SDL_EventType(rawValue: event.type) {
    case SDL_WINDOWEVENT: unsafe event.window.windowID
    case SDL_MOUSEMOTION: unsafe event.motion.windowID
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: unsafe event.button.windowID
    case SDL_MOUSEWHEEL: unsafe event.wheel.windowID
    case SDL_KEYDOWN, SDL_KEYUP: unsafe event.key.windowID
    case SDL_TEXTINPUT: unsafe event.text.windowID
    case SDL_TEXTEDITING: unsafe event.edit.windowID
    case SDL_TEXTEDITING_EXT: unsafe event.editExt.windowID
    case SDL_DROPBEGIN, SDL_DROPFILE, SDL_DROPTEXT, SDL_DROPCOMPLETE: unsafe event.drop.windowID
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: unsafe event.tfinger.windowID
    default: nil
    }
  }

  /// Returns whether an event reports that a window has moved.
  static func isMovement(_ event: SDL_Event) -> Bool {
    unsafe event.type == SDL_WINDOWEVENT.rawValue
      && UInt32(event.window.event) == SDL_WINDOWEVENT_MOVED.rawValue
  }

  /// Returns whether a window has the keyboard focus after an event; `nil` for events that do not change that.
  static func focus(after event: SDL_Event) -> Bool? {
    guard unsafe event.type == SDL_WINDOWEVENT.rawValue else { return nil }
    switch unsafe SDL_WindowEventID(rawValue: UInt32(event.window.event)) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: return true
    case SDL_WINDOWEVENT_FOCUS_LOST: return false
    default: return nil
    }
  }
}
