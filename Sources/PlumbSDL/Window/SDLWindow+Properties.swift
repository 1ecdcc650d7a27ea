internal import CSDL2

extension SDLWindow {
  /// The number that SDL's events carry.
  var number: UInt32 { unsafe SDL_GetWindowID(window) }

  /// The position of the content on the desktop, in SDL's units.
  var position: (x: Int32, y: Int32) {
    var (x, y): (Int32, Int32) = (0, 0)
    unsafe SDL_GetWindowPosition(window, &x, &y)
    return (x, y)
  }

  /// Whether keys are sent to the window.
  var hasKeyboardFocus: Bool { unsafe SDL_GetKeyboardFocus() == window }

  /// Requests the keyboard focus, without moving the window to the front.
  func takeKeyboardFocus() { unsafe PlumbSetWindowInputFocus(window) }

  /// Whether a window manager of X11 is running.
  var isManaged: Bool {
    guard let display = unsafe x11Display, X11Library.isLoaded else { return false }
    return unsafe X11Library.hasWindowManager(on: display)
  }

  /// The part of the desktop that no other window reserves, such as a bar, in SDL's units; `nil` if it is not known.
  var desktopArea: SDL_Rect? {
    var area = SDL_Rect()
    return unsafe PlumbGetDisplayUsableBounds(displayIndex, &area) == 0 ? area : nil
  }

  /// SDL's index of the screen that the window is on.
  var displayIndex: Int32 { unsafe SDL_GetWindowDisplayIndex(window) }

  /// The name of the window for portals, which place dialogs in front of it; empty for a window of Wayland, which has
  /// none before it is exported.
  var portalName: String {
    let number = unsafe PlumbX11Window(window)
    return number == 0 ? "" : "x11:" + String(number, radix: 16)
  }

  /// Whether keys are sent to any window of the program.
  static var isAnyFocused: Bool { unsafe SDL_GetKeyboardFocus() != nil }

  /// Whether another program has destroyed the window.
  var isGone: Bool { unsafe PlumbX11WindowIsGone(PlumbX11Window(window)) }

  /// Sets the title.
  func setTitle(_ title: String) {
    unsafe PlumbSetWindowTitle(window, title)
    completeTitle(title)
  }

  /// Sets a title on X11 that SDL has left out: SDL has the locale of C convert it, which has ASCII letters only.
  func completeTitle(_ title: String) {
    guard !title.utf8.allSatisfy({ $0 < 0x80 }), let display = unsafe x11Display,
      X11Library.isLoaded
    else { return }
    unsafe X11Library.setTitle(title, of: PlumbX11Window(window), on: display)
  }

  /// Sets the icon. SDL copies the pixels; the icon is unchanged if they cannot be copied.
  func setIcon(_ icon: PixelCanvas) {
    // SDL expects colours that are not premultiplied.
    var words = StraightPixels(icon).words
    unsafe words.withUnsafeMutableBytes { bytes in
      guard
        let surface = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(icon.width), Int32(icon.height), 32, Int32(icon.width * 4),
          SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      unsafe PlumbSetWindowIcon(window, surface)
      unsafe SDL_FreeSurface(surface)
    }
  }
}
