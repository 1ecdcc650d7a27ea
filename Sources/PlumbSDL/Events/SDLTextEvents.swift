internal import CSDL2

/// The conversion of SDL's events of text, which are not those of keys.
enum SDLTextEvents {
  /// Returns the text that was entered.
  static func text(of event: SDL_TextInputEvent) -> String {
    unsafe withUnsafeBytes(of: event.text) { unsafe string(of: $0) }
  }

  /// Returns the text that an input method composes.
  static func composition(of event: SDL_TextEditingEvent) -> Event {
    let text = unsafe withUnsafeBytes(of: event.text) { unsafe string(of: $0) }
    let start = max(Int(event.start), 0)
    return .textComposition(text, selection: start..<start + max(Int(event.length), 0))
  }

  /// Returns the text up to the first zero; bytes that are no UTF-8 are replaced.
  private static func string(of bytes: UnsafeRawBufferPointer) -> String {
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
