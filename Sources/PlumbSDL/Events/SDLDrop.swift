internal import CSDL2

/// SDL's events of texts and files that are dropped on a window.
enum SDLDrop {
  /// Returns the text or the path of an event, and releases it; `nil` for an event without either.
  static func takeText(of event: SDL_DropEvent) -> String? {
    guard let text = unsafe event.file else { return nil }
    defer { unsafe SDL_free(text) }
    return unsafe String(cString: text)
  }

  /// Returns the location of the pointer in SDL's units from the corner of a window; `nil` if there is no such
  /// window.
  static func pointer(inWindow number: UInt32) -> (x: Int32, y: Int32)? {
    guard let window = unsafe SDL_GetWindowFromID(number) else { return nil }
    var (x, y, left, top): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    unsafe PlumbGetGlobalMouseState(&x, &y)
    unsafe SDL_GetWindowPosition(window, &left, &top)
    return (x - left, y - top)
  }
}

extension [DroppedItem] {
  /// Adds a line of a text; every line has an event of its own.
  mutating func add(line: String) {
    if case .text(let text)? = last {
      self[count - 1] = .text(text + "\n" + line)
    } else {
      append(.text(line))
    }
  }
}
