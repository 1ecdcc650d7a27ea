internal import CSDL2

extension SDLError {
  /// The failure of the call that was just made, with the text SDL keeps about it.
  static func failure(of call: String) -> SDLError {
    .callFailed(call: call, reason: lastReason)
  }

  /// SDL's text about its last failure; SDL_ttf reports through the same place.
  static var lastReason: String {
    let text = unsafe String(cString: SDL_GetError())
    return text.isEmpty ? "no reason was given" : text
  }
}
