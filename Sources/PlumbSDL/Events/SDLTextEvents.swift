internal import CSDL2

/// The conversion of SDL's text events, which are separate from its key events.
enum SDLTextEvents {
  /// Returns the text that was entered.
  static func text(of event: SDL_TextInputEvent) -> String {
    unsafe withUnsafeBytes(of: event.text) { unsafe string(of: $0) }
  }

  /// Returns the text that an input method composes.
  static func composition(of event: SDL_TextEditingEvent) -> Event {
    let text = unsafe withUnsafeBytes(of: event.text) { unsafe string(of: $0) }
    return composition(text, start: event.start, length: event.length)
  }

  /// Returns the text that an input method composes, of any length.
  static func composition(of event: SDL_TextEditingExtEvent) -> Event {
    let text = unsafe event.text.map { unsafe String(cString: $0) } ?? ""
    return unsafe composition(text, start: event.start, length: event.length)
  }

  /// Frees the memory that SDL has allocated for an event. The event must not be used any more.
  static func release(_ event: SDL_Event) {
    guard unsafe event.type == SDL_TEXTEDITING_EXT.rawValue else { return }
    unsafe SDL_free(event.editExt.text)
  }

  /// SDL counts Unicode scalars, whichever input method it is. Both numbers are -1 if they are unknown; a
  /// caret is then expected after the text.
  private static func composition(_ text: String, start: Int32, length: Int32) -> Event {
    let start = start < 0 ? text.unicodeScalars.count : Int(start)
    return .textComposition(text, selection: start..<start + max(Int(length), 0))
  }

  /// Returns the text up to the first zero; bytes that are no UTF-8 are replaced.
  private static func string(of bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
