internal import CSDL2
internal import Foundation

/// The loss of the connection to the desktop, for example because the X server ended.
///
/// The call of SDL during which the loss is noticed is left, and later calls have no effect, so that the
/// program can save its data and end by itself. A program has one display, so one state is enough.
@MainActor enum DisplayLoss {
  /// Whether the connection was found to be lost.
  nonisolated static var isNoticed: Bool { PlumbIsDisplayLost() }

  /// The file descriptor of the connection to the Wayland compositor, and the thread that follows it.
  private static var compositor: (descriptor: Int32, thread: WatchThread)?

  /// Prepares for the connection that SDL is about to open.
  static func prepare(usesX11: Bool) {
    PlumbFollowDisplay(usesX11, endAfterPatience)
  }

  /// Observes the connection of a window, unless it is observed already.
  ///
  /// Xlib reports the end of the connection. SDL's functions for Wayland do not: the function that opens a
  /// window repeats its request forever.
  static func watch(_ window: OpaquePointer) {
    guard compositor == nil, let descriptor = unsafe waylandDescriptor(of: window),
      let thread = WatchThread()
    else { return }
    let isStarted = thread.start { stop in
      var ends = [
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: 0, revents: 0),
      ]
      while unsafe poll(&ends, nfds_t(ends.count), -1) <= 0 {}
      if ends[0].revents != 0 { return }
      PlumbNoteDisplayLoss()
      usleep(longestCall)
      PlumbLeaveDisplayCall()
    }
    if isStarted { compositor = (descriptor, thread) }
  }

  /// Whether the connection is lost, which is noticed now if the compositor of a Wayland connection has ended.
  static var isNoticedNow: Bool {
    if !isNoticed, SDLVideo.driver == "wayland", hasCompositorEnded { PlumbNoteDisplayLoss() }
    return isNoticed
  }

  /// Whether the compositor has closed the connection; before the first window, whether it accepts no further
  /// connection.
  private static var hasCompositorEnded: Bool {
    guard let compositor else { return !WaylandCompositor.isRunning }
    var end = pollfd(fd: compositor.descriptor, events: 0, revents: 0)
    return unsafe poll(&end, 1, 0) > 0
  }

  /// Forgets the connection, which is being closed.
  static func stopWatching() {
    compositor?.thread.stop()
    compositor = nil
  }

  /// Returns the file descriptor of the connection to the compositor; `nil` on other window systems.
  private static func waylandDescriptor(of window: OpaquePointer) -> Int32? {
    typealias Function = @convention(c) (UnsafeMutableRawPointer) -> Int32
    guard let display = unsafe PlumbWaylandDisplay(window),
      // SDL has loaded the library, so the program is not linked with it.
      let library = unsafe dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD)
    else { return nil }
    defer { unsafe dlclose(library) }
    return unsafe dlsym(library, "wl_display_get_fd").map { function in
      unsafe unsafeBitCast(function, to: Function.self)(display)
    }
  }
}

// These are at file scope, as other threads and functions that C calls use them.

/// The time in microseconds within which a program must end by itself after the loss.
private let patience: UInt32 = 10_000_000

/// The time in microseconds after which a call that was in progress at the loss does not come back.
private let longestCall: UInt32 = 500_000

private func endAfterPatience() {
  Thread.detachNewThread {
    usleep(patience)
    let name = URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    StandardStream.warn("\(name): \(SDLError.displayLost)")
    _exit(1)
  }
}
