internal import Foundation

/// The functions of libX11 with which a program reads what another one has selected, and names its windows.
///
/// SDL has loaded the library, so the program is not linked with it.
@MainActor @safe final class X11Library {
  /// A connection to the X server, a `Display *`.
  typealias Display = UnsafeMutableRawPointer
  /// The number of a window.
  typealias Window = UInt
  /// The number of a name.
  typealias Atom = UInt
  /// The memory of an event, an `XEvent *`.
  typealias EventPointer = UnsafeMutableRawPointer

  typealias Numbers = UnsafeMutablePointer<UInt>
  typealias Bytes = UnsafeMutablePointer<UInt8>

  private let library: UnsafeMutableRawPointer
  let internAtom: @convention(c) (Display, UnsafePointer<CChar>, Int32) -> Atom
  let selectionOwner: @convention(c) (Display, Atom) -> Window
  let convertSelection: @convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> Int32
  let rootWindow: @convention(c) (Display) -> Window
  let createWindow:
    @convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt) -> Window
  let selectInput: @convention(c) (Display, Window, Int) -> Int32
  /// Takes an event of a kind and a window; 0 if none has arrived.
  let checkEvent: @convention(c) (Display, Window, Int32, EventPointer) -> Int32
  /// Reads a property of a window; 0 for success.
  let property:
    @convention(c) (
      Display, Window, Atom, Int, Int, Int32, Atom, Numbers, UnsafeMutablePointer<Int32>, Numbers,
      Numbers, UnsafeMutablePointer<Bytes?>
    ) -> Int32
  /// Sets a property of a window.
  let setProperty:
    @convention(c) (
      Display, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>, Int32
    ) -> Int32
  let freeMemory: @convention(c) (UnsafeMutableRawPointer) -> Int32

  /// The library; `nil` if it is not loaded or lacks a function.
  static let shared = X11Library()

  private init?() {
    guard let library = unsafe dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
    func function<T>(_ name: String, _ type: T.Type) -> T? {
      unsafe dlsym(library, name).map { unsafe unsafeBitCast($0, to: type) }
    }
    guard
      let internAtom = unsafe function(
        "XInternAtom", (@convention(c) (Display, UnsafePointer<CChar>, Int32) -> Atom).self),
      let selectionOwner = unsafe function(
        "XGetSelectionOwner", (@convention(c) (Display, Atom) -> Window).self),
      let convertSelection = unsafe function(
        "XConvertSelection",
        (@convention(c) (Display, Atom, Atom, Atom, Window, UInt) -> Int32).self),
      let rootWindow = unsafe function(
        "XDefaultRootWindow", (@convention(c) (Display) -> Window).self),
      let createWindow = unsafe function(
        "XCreateSimpleWindow",
        (@convention(c) (Display, Window, Int32, Int32, UInt32, UInt32, UInt32, UInt, UInt)
          -> Window).self),
      let selectInput = unsafe function(
        "XSelectInput", (@convention(c) (Display, Window, Int) -> Int32).self),
      let checkEvent = unsafe function(
        "XCheckTypedWindowEvent",
        (@convention(c) (Display, Window, Int32, EventPointer) -> Int32).self),
      let property = unsafe function(
        "XGetWindowProperty",
        (@convention(c) (
          Display, Window, Atom, Int, Int, Int32, Atom, Numbers, UnsafeMutablePointer<Int32>,
          Numbers, Numbers, UnsafeMutablePointer<Bytes?>
        ) -> Int32).self),
      let setProperty = unsafe function(
        "XChangeProperty",
        (@convention(c) (
          Display, Window, Atom, Atom, Int32, Int32, UnsafePointer<UInt8>, Int32
        ) -> Int32).self),
      let freeMemory = unsafe function(
        "XFree", (@convention(c) (UnsafeMutableRawPointer) -> Int32).self)
    else {
      unsafe dlclose(library)
      return nil
    }
    unsafe self.library = library
    unsafe self.internAtom = internAtom
    unsafe self.selectionOwner = selectionOwner
    unsafe self.convertSelection = convertSelection
    unsafe self.rootWindow = rootWindow
    unsafe self.createWindow = createWindow
    unsafe self.selectInput = selectInput
    unsafe self.checkEvent = checkEvent
    unsafe self.property = property
    unsafe self.setProperty = setProperty
    unsafe self.freeMemory = freeMemory
  }

  isolated deinit {
    unsafe dlclose(library)
  }
}

extension X11Library {
  /// Sets the title of a window, by the conventions of desktops.
  func setTitle(_ title: String, of window: Window, on display: Display) {
    let name = unsafe internAtom(display, "_NET_WM_NAME", 0)
    let text = unsafe internAtom(display, "UTF8_STRING", 0)
    let bytes = Array(title.utf8)
    _ = unsafe setProperty(display, window, name, text, 8, 0, bytes, Int32(clamping: bytes.count))
  }

  /// Returns whether a window manager has said at the root window that it follows the conventions of desktops.
  func hasWindowManager(on display: Display) -> Bool {
    let name = unsafe internAtom(display, "_NET_SUPPORTING_WM_CHECK", 1)
    guard name != 0 else { return false }
    var (type, count, rest): (UInt, UInt, UInt) = (0, 0, 0)
    var format: Int32 = 0
    var bytes: Bytes?
    let status = unsafe property(
      display, rootWindow(display), name, 0, 1, 0, 0, &type, &format, &count, &rest, &bytes)
    if let bytes = unsafe bytes { _ = unsafe freeMemory(bytes) }
    return status == 0 && count > 0
  }
}
