internal import CSDL2

/// The pointer shapes, created on first use.
@safe final class SDLPointer {
  private var current = PointerShape.arrow
  private var shapes: [PointerShape: OpaquePointer] = unsafe [:]

  /// Sets the pointer's shape over the program's windows; if the desktop lacks the shape, the
  /// pointer is unchanged.
  func show(_ shape: PointerShape) {
    guard shape != current else { return }
    let kind =
      switch shape {
      case .arrow: SDL_SYSTEM_CURSOR_ARROW
      case .link: SDL_SYSTEM_CURSOR_HAND
      case .text: SDL_SYSTEM_CURSOR_IBEAM
      case .crosshair: SDL_SYSTEM_CURSOR_CROSSHAIR
      case .move: SDL_SYSTEM_CURSOR_SIZEALL
      case .resizeHorizontally: SDL_SYSTEM_CURSOR_SIZEWE
      case .resizeVertically: SDL_SYSTEM_CURSOR_SIZENS
      case .resizeDown: SDL_SYSTEM_CURSOR_SIZENWSE
      case .resizeUp: SDL_SYSTEM_CURSOR_SIZENESW
      }
    guard let cursor = unsafe shapes[shape] ?? PlumbCreateSystemCursor(kind) else { return }
    unsafe shapes[shape] = cursor
    unsafe PlumbSetCursor(cursor)
    current = shape
  }

  /// Frees the shapes; must be called before the connection to the desktop closes.
  func close() {
    while let entry = unsafe shapes.popFirst() { unsafe PlumbFreeCursor(entry.value) }
  }
}
