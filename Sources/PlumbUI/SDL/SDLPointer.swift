internal import CSDL2

/// The looks of the pointer, made by the desktop when they are first wanted.
@safe final class SDLPointer {
  private var shown = PointerShape.arrow
  private var shapes: [PointerShape: OpaquePointer] = unsafe [:]

  /// Has the pointer look so over the program's windows; without such a look it stays as it is.
  func show(_ shape: PointerShape) {
    guard shape != shown else { return }
    let kind = shape == .link ? SDL_SYSTEM_CURSOR_HAND : SDL_SYSTEM_CURSOR_ARROW
    guard let cursor = unsafe shapes[shape] ?? SDL_CreateSystemCursor(kind) else { return }
    unsafe shapes[shape] = cursor
    unsafe SDL_SetCursor(cursor)
    shown = shape
  }

  /// Gives the looks back; called before the desktop's connection closes.
  func close() {
    while let look = unsafe shapes.popFirst() { unsafe SDL_FreeCursor(look.value) }
  }
}
