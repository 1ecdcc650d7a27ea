internal import CSDL2

extension SDLError {
  /// Returns the error of the last SDL call, with SDL's message. Calls that follow the loss of the display have none.
  static func failure(of call: String) -> SDLError {
    PlumbIsDisplayLost() ? .displayLost : .callFailed(call: call, reason: lastReason)
  }

  /// SDL's message for its last error; SDL_ttf uses the same message.
  static var lastReason: String {
    let text = unsafe String(cString: SDL_GetError())
    return text.isEmpty ? "no reason was given" : text
  }
}
