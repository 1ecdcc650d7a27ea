internal import CSDL2
internal import Foundation

/// SDL's video subsystem, initialized for a window and shut down with it.
@MainActor final class SDLVideo {
  private var isRunning = true

  /// Initializes video on the user's desktop, or with the driver named by `SDL_VIDEODRIVER`.
  ///
  /// - Throws: `SDLError.noDisplay` if there is no desktop on which a window is visible.
  init(applicationID: String) throws(SDLError) {
    let isDriverChosen = !Self.variable("SDL_VIDEODRIVER").isEmpty
    // Checked before SDL is initialized: on a bare console it would take over the screen or draw
    // invisibly, and never end.
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
    if !isDriverChosen, displays.allSatisfy({ Self.variable($0).isEmpty }) { throw .noDisplay }
    Self.prepare(applicationID: applicationID)
    guard Self.withoutComposeSequences({ SDL_InitSubSystem(SDL_INIT_VIDEO) }) == 0 else {
      throw isDriverChosen ? .failure(of: "SDL_InitSubSystem") : .noDisplay
    }
    guard isDriverChosen || ["x11", "wayland"].contains(Self.driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay
    }
    // Text input is initially on; dead keys and input methods would then intercept shortcuts.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
  }

  isolated deinit {
    stop()
  }

  /// Shuts the subsystem down; further calls have no effect.
  func stop() {
    if !isRunning { return }
    isRunning = false
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The name of the driver in use; empty while video is off.
  static var driver: String {
    guard let name = unsafe SDL_GetCurrentVideoDriver() else { return "" }
    return unsafe String(cString: name)
  }

  /// Sets the hints that must be set before initialization.
  private static func prepare(applicationID: String) {
    SDL_SetMainReady()
    // SDL reads the window class only from the environment, and only during initialization.
    unsafe setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 1)
    unsafe setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 1)
    unsafe SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
    // By default SDL treats the program as a game and disables the desktop's compositor.
    unsafe SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // On desktops the click that activates a window also clicks the control under the pointer.
    unsafe SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
  }

  /// Calls a function during which libX11 finds no file of compose sequences.
  ///
  /// libX11 parses the thousands of sequences of the locale when SDL opens the input method, a
  /// sixth of the instructions of a start. They only compose text for text input, and no event
  /// carries text. A server of input methods, such as IBus, has sequences of its own.
  private static func withoutComposeSequences<Result>(_ body: () -> Result) -> Result {
    let name = "XCOMPOSEFILE"
    let own = variable(name)
    unsafe setenv(name, "/dev/null", 1)
    defer { _ = own.isEmpty ? unsafe unsetenv(name) : unsafe setenv(name, own, 1) }
    return body()
  }

  /// Returns the value of an environment variable; empty if it is not set.
  static func variable(_ name: String) -> String {
    // A dictionary of the whole environment takes longer than opening the fonts.
    unsafe getenv(name).map { unsafe String(cString: $0) } ?? ""
  }
}
