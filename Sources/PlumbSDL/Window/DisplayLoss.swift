internal import CSDL2
internal import Foundation
internal import Synchronization

/// The loss of the connection to the desktop, for example because the X server ended.
///
/// Xlib ends the program when it notices the loss, with a message of its own, unless it is told
/// otherwise. Here it only notes it, so that the program can save what it has and end by itself. A
/// program has one display, so one state is enough.
///
/// Xlib ends the program for errors as well, of which some are those of other programs: a window that
/// asks for the clipboard and is gone before it has the text. They are ignored.
@MainActor enum DisplayLoss {
  /// Whether the connection was found to be lost. Later calls of the desktop have no effect, or wait
  /// for answers that do not come.
  static var isNoticed: Bool { connectionIsLost.load(ordering: .relaxed) }

  /// The connection to the Wayland compositor, a `wl_display *`.
  private static var wayland: UnsafeMutableRawPointer?

  /// Observes the connection of a window.
  static func watch(_ window: SDLWindow) {
    unsafe wayland = window.waylandDisplay
    guard let display = unsafe window.x11Display else { return }
    // Sending to a server that has ended would end the program by the signal.
    signal(SIGPIPE, SIG_IGN)
    unsafe watchX11(display)
  }

  /// Checks the connection to the compositor, of whose end SDL only says that the program is to quit.
  static func checkWayland() {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let display = unsafe wayland,
      let library = unsafe dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD)
    else { return }
    defer { unsafe dlclose(library) }
    guard let symbol = unsafe dlsym(library, "wl_display_get_error") else { return }
    if unsafe unsafeBitCast(symbol, to: Function.self)(display) != 0 { noteLoss() }
  }

  /// Forgets the connection, which is being closed.
  static func stopWatching() {
    unsafe wayland = nil
  }

  /// Replaces the functions that Xlib calls for errors and for a lost connection. Without the last of
  /// them, in a libX11 before 1.7, Xlib ends the program.
  private static func watchX11(_ display: UnsafeMutableRawPointer) {
    typealias Handler = @convention(c) (UnsafeMutableRawPointer?) -> Int32
    typealias ExitHandler =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void
    typealias ErrorHandler =
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
    typealias SetErrorHandler = @convention(c) (ErrorHandler) -> UnsafeMutableRawPointer?
    typealias SetHandler = @convention(c) (Handler) -> UnsafeMutableRawPointer?
    typealias SetExitHandler =
      @convention(c) (
        UnsafeMutableRawPointer, ExitHandler, UnsafeMutableRawPointer?
      ) -> Void
    // SDL has loaded the library, so the program is not linked with it.
    guard let library = unsafe dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD) else { return }
    defer { unsafe dlclose(library) }
    if let setErrorHandler = unsafe dlsym(library, "XSetErrorHandler") {
      _ = unsafe unsafeBitCast(setErrorHandler, to: SetErrorHandler.self)({ _, _ in 0 })
    }
    guard let setHandler = unsafe dlsym(library, "XSetIOErrorHandler"),
      let setExitHandler = unsafe dlsym(library, "XSetIOErrorExitHandler")
    else { return }
    // Xlib's own handler prints a message.
    _ = unsafe unsafeBitCast(setHandler, to: SetHandler.self)({ _ in 0 })
    unsafe unsafeBitCast(setExitHandler, to: SetExitHandler.self)(
      display,
      { display, _ in
        if let display = unsafe display { unsafe PlumbX11DropRequests(display) }
        noteLoss()
      }, nil)
  }
}

// At file scope, as functions that C calls capture nothing.
private let connectionIsLost = Atomic(false)

/// The time in microseconds in which a program ends by itself.
private let patience: UInt32 = 10_000_000

private func noteLoss() {
  if connectionIsLost.exchange(true, ordering: .relaxed) { return }
  // A call of Xlib that waits for an answer, or for room for a long request, never returns.
  Thread.detachNewThread {
    usleep(patience)
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    FileHandle.standardError.write(Data("\(name): \(SDLError.displayLost)\n".utf8))
    _exit(1)
  }
}
