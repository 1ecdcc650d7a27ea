internal import CSDL2

/// The edges of windows that the desktop draws no frame for.
extension SDLWindow {
  /// The width of the edges by which a window is resized, in SDL's units.
  private static let edge: Int32 = 5

  /// Sets which parts of the window move and resize it.
  func setHitTest() {
    guard isDragged != nil else {
      unsafe PlumbSetWindowHitTest(window, nil, nil)
      return
    }
    // The window outlives the function, as SDL forgets it when the window is destroyed.
    unsafe PlumbSetWindowHitTest(
      window,
      { _, point, data in
        guard let point = unsafe point?.pointee, let data = unsafe data else {
          return SDL_HITTEST_NORMAL
        }
        // SDL calls it while it reads events, which happens on the main thread.
        return MainActor.assumeIsolated {
          unsafe Unmanaged<SDLWindow>.fromOpaque(data).takeUnretainedValue()
            .hitTest(x: point.x, y: point.y)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Returns the effect of a press at a point of the window. A window that fills its screen is not resized, and one in
  /// full screen is not moved.
  func hitTest(x: Int32, y: Int32) -> SDL_HitTestResult {
    if isFullScreen { return SDL_HITTEST_NORMAL }
    if isMaximized || hasFrame { return part(x: x, y: y) }
    let (width, height) = (Int32(unitSize.width), Int32(unitSize.height))
    let (left, right) = (x < Self.edge, x >= width - Self.edge)
    let (top, bottom) = (y < Self.edge, y >= height - Self.edge)
    switch (left, right, top, bottom) {
    case (true, _, true, _): return SDL_HITTEST_RESIZE_TOPLEFT
    case (_, true, true, _): return SDL_HITTEST_RESIZE_TOPRIGHT
    case (true, _, _, true): return SDL_HITTEST_RESIZE_BOTTOMLEFT
    case (_, true, _, true): return SDL_HITTEST_RESIZE_BOTTOMRIGHT
    case (true, _, _, _): return SDL_HITTEST_RESIZE_LEFT
    case (_, true, _, _): return SDL_HITTEST_RESIZE_RIGHT
    case (_, _, true, _): return SDL_HITTEST_RESIZE_TOP
    case (_, _, _, true): return SDL_HITTEST_RESIZE_BOTTOM
    default: return part(x: x, y: y)
    }
  }

  /// Whether the desktop draws a frame, whose edges resize the window.
  private var hasFrame: Bool {
    unsafe SDL_GetWindowFlags(window) & SDL_WINDOW_BORDERLESS.rawValue == 0
  }

  private func part(x: Int32, y: Int32) -> SDL_HitTestResult {
    isDragged?(x, y) == true ? SDL_HITTEST_DRAGGABLE : SDL_HITTEST_NORMAL
  }

  /// Sets the largest size that the user can give the window.
  func setMaximumSize(width: Int32, height: Int32) {
    unsafe PlumbSetWindowMaximumSize(window, width, height)
  }

  /// Shows the window in front of others and requests the keyboard focus.
  func bringToFront() {
    let isMinimized = unsafe SDL_GetWindowFlags(window) & SDL_WINDOW_MINIMIZED.rawValue != 0
    if isMinimized { unsafe PlumbRestoreWindow(window) }
    unsafe PlumbRaiseWindow(window)
  }

  /// Requests the keyboard focus with the token of a request of the desktop.
  func activate(with token: String) { unsafe X11Library.activate(window, startupID: token) }
}
