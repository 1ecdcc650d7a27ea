internal import CSDL2

/// The functions of libX11, which the program uses where SDL has no function of its own.
@MainActor enum X11Library {
  /// A connection to the X server, a `Display *`.
  typealias Display = UnsafeMutableRawPointer
  /// The number of a window.
  typealias Window = UInt
  /// The number of a name.
  typealias Atom = UInt

  /// Whether SDL has loaded the library, which it does for windows of X11.
  static var isLoaded: Bool { PlumbHasXlib() }

  /// Keeps events for a window of SDL's that break the conventions from SDL. Without effect on other window
  /// systems.
  static func guardEvents(of window: OpaquePointer) {
    guard let display = unsafe PlumbX11Display(window) else { return }
    unsafe PlumbGuardX11Events(display, PlumbX11Window(window))
  }

  /// Ends that; must be called before the window is destroyed.
  static func stopGuardingEvents(of window: OpaquePointer) {
    guard let display = unsafe PlumbX11Display(window) else { return }
    unsafe PlumbStopGuardingX11Events(display, PlumbX11Window(window))
  }

  /// Asks the window manager to give a window the keyboard focus, at the time in a startup id. Without effect on other
  /// window systems.
  static func activate(_ window: OpaquePointer, startupID: String) {
    guard let display = unsafe PlumbX11Display(window) else { return }
    unsafe PlumbActivateX11Window(display, PlumbX11Window(window), startupID)
  }

  /// Returns the number of a name.
  static func atom(_ name: String, on display: Display) -> Atom {
    unsafe PlumbXInternAtom(display, name, 0)
  }

  /// Sets the title of a window, by the conventions of desktops.
  static func setTitle(_ title: String, of window: Window, on display: Display) {
    let (name, text) = unsafe (
      atom("_NET_WM_NAME", on: display), atom("UTF8_STRING", on: display)
    )
    let bytes = Array(title.utf8)
    _ = unsafe PlumbXChangeProperty(
      display, window, name, text, 8, 0, bytes, Int32(clamping: bytes.count))
  }

  /// Returns whether a window manager has announced at the root window that it follows the conventions of
  /// desktops.
  static func hasWindowManager(on display: Display) -> Bool {
    let name = unsafe PlumbXInternAtom(display, "_NET_SUPPORTING_WM_CHECK", 1)
    guard name != 0 else { return false }
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = unsafe PlumbXGetWindowProperty(
      display, PlumbXDefaultRootWindow(display), name, 0, 1, 0, 0, &type, &format, &count, &rest,
      &bytes)
    if let bytes = unsafe bytes { _ = unsafe PlumbXFree(bytes) }
    return status == 0 && count > 0
  }
}
