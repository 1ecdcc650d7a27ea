internal import CSDL2
internal import Foundation

/// SDL's video subsystem, initialized for a window and shut down with it.
@MainActor final class SDLVideo {
  private var isRunning = true

  /// Initializes video on the user's desktop, or with the driver named by `SDL_VIDEODRIVER`.
  ///
  /// - Throws: `SDLError.noDisplay` if there is no desktop on which a window is visible.
  init(applicationID: String) throws(SDLError) {
    let chosen = Self.variable("SDL_VIDEODRIVER")
    // Checked before SDL is initialized: on a bare console it would take over the screen or draw
    // invisibly, and never end.
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
    if chosen.isEmpty, displays.allSatisfy({ Self.variable($0).isEmpty }) { throw .noDisplay }
    try Self.checkDriver(chosen)
    Self.prepare(applicationID: applicationID)
    let compositor = try Self.usableCompositor(chosenDriver: chosen)
    let usesX11 = chosen.isEmpty ? !Self.variable("DISPLAY").isEmpty : chosen.contains("x11")
    DisplayLoss.prepare(usesX11: usesX11)
    guard usesX11 && Self.startX11(chosenDriver: chosen) || PlumbStartVideo(false) == 0 else {
      if DisplayLoss.isNoticed { throw .displayLost }
      throw chosen.isEmpty ? .noDisplay : .failure(of: "SDL_InitSubSystem")
    }
    guard !chosen.isEmpty || ["x11", "wayland"].contains(Self.driver) else {
      PlumbQuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay
    }
    // If the compositor has ended meanwhile, SDL lacks the objects that it uses for a window.
    if DisplayLoss.isNoticedNow { throw .displayLost }
    if Self.driver == "wayland", compositor?.drawsFrames == false, !WaylandFrames.canDraw {
      RuntimeWarning.showOnce(
        "The window has no title bar, because neither the desktop nor libdecor draws one; install "
          + "libdecor-0-plugin-1-cairo.")
    }
    // Text input is initially on; dead keys and input methods would then intercept shortcuts.
    PlumbStopTextInput()
    PlumbEnableScreenSaver()
  }

  isolated deinit {
    stop()
  }

  /// Has SDL connect to an X server, which it does before it tries others; returns whether it has.
  private static func startX11(chosenDriver chosen: String) -> Bool {
    if chosen == "x11" { return PlumbStartVideo(true) == 0 }
    guard chosen.isEmpty else { return false }
    unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11")
    defer { unsafe SDL_SetHint(SDL_HINT_VIDEODRIVER, nil) }
    return PlumbStartVideo(true) == 0
  }

  /// Shuts the subsystem down; further calls have no effect.
  func stop() {
    if !isRunning { return }
    isRunning = false
    DisplayLoss.stopWatching()
    SDLClipboard.close()
    PlumbQuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The name of the driver in use; empty while video is off.
  static var driver: String {
    guard let name = unsafe SDL_GetCurrentVideoDriver() else { return "" }
    return unsafe String(cString: name)
  }

  /// Checks the value of `SDL_VIDEODRIVER`, of which SDL's own message tells only that it is not available.
  ///
  /// - Throws: `SDLError.unknownDriver` if SDL has none of the drivers in a list separated by commas.
  private static func checkDriver(_ list: String) throws(SDLError) {
    if list.isEmpty { return }
    let known = (0..<SDL_GetNumVideoDrivers()).compactMap { index in
      unsafe SDL_GetVideoDriver(index).map { name in unsafe String(cString: name) }
    }
    // Some versions of SDL compare only the beginnings of the names.
    let isKnown = list.lowercased().split(separator: ",").contains { word in
      known.contains { $0.lowercased().hasPrefix(word) }
    }
    if !isKnown { throw .unknownDriver(list, known: known) }
  }

  /// Returns the Wayland compositor if SDL may connect to it; `nil` for no compositor.
  ///
  /// SDL crashes when it connects to a compositor without a seat. If there is an X server, it is used
  /// instead.
  private static func usableCompositor(
    chosenDriver chosen: String
  ) throws(SDLError) -> WaylandCompositor? {
    let mayConnect =
      chosen.isEmpty ? !variable("WAYLAND_DISPLAY").isEmpty : chosen.contains("wayland")
    // The socket in this variable can be used only once.
    guard mayConnect, variable("WAYLAND_SOCKET").isEmpty, let compositor = WaylandCompositor()
    else { return nil }
    if compositor.hasSeat {
      if !WaylandFrames.canDraw {
        unsafe SDL_SetHint(SDL_HINT_VIDEO_WAYLAND_ALLOW_LIBDECOR, "0")
      }
      return compositor
    }
    if variable("DISPLAY").isEmpty { throw .noDisplay }
    unsafe SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "x11", SDL_HINT_OVERRIDE)
    return nil
  }

  /// Sets the hints that must be set before initialization.
  private static func prepare(applicationID: String) {
    SDL_SetMainReady()
    // SDL reads the window class only from the environment, and only during initialization.
    unsafe setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 1)
    unsafe setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 1)
    unsafe SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
    // Signals are requests to end, of which SDL handles only some.
    unsafe SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // The window may ask whether to save its document, and a request to end the program does not wait for
    // the answer.
    unsafe SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    // By default SDL treats the program as a game and disables the desktop's compositor.
    unsafe SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // On desktops the click that activates a window also clicks the control under the pointer.
    unsafe SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Without it, SDL cuts a composed text into pieces of 31 bytes, and does not report the position of its
    // caret.
    unsafe SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
  }

  /// Returns the value of an environment variable; empty if it is not set.
  nonisolated static func variable(_ name: String) -> String {
    ProcessVariables.value(name) ?? ""
  }
}
