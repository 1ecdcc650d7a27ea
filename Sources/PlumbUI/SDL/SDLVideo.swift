internal import CSDL2
internal import Foundation

/// SDL's video, started once for a window and ended with it.
@MainActor final class SDLVideo {
  private var isRunning = true

  /// Starts video on the person's desktop, or on what `SDL_VIDEODRIVER` asks for.
  ///
  /// - Throws: `SDLError.noDisplay` where nobody would see the window.
  init(applicationID: String) throws(SDLError) {
    let isDriverChosen = !Self.variable("SDL_VIDEODRIVER").isEmpty
    // Asked before SDL is: on a bare console it would take over the screen or draw where no one
    // looks, and never end.
    let displays = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
    if !isDriverChosen, displays.allSatisfy({ Self.variable($0).isEmpty }) { throw .noDisplay }
    Self.prepare(applicationID: applicationID)
    guard SDL_InitSubSystem(SDL_INIT_VIDEO) == 0 else {
      throw isDriverChosen ? .failure(of: "SDL_InitSubSystem") : .noDisplay
    }
    guard isDriverChosen || ["x11", "wayland"].contains(Self.driver) else {
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw .noDisplay
    }
    // Text input is on from the start, and then dead keys and input methods swallow shortcuts.
    SDL_StopTextInput()
    SDL_EnableScreenSaver()
  }

  isolated deinit {
    stop()
  }

  func stop() {
    if !isRunning { return }
    isRunning = false
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The name of the driver in use; empty when video is off.
  static var driver: String {
    guard let name = unsafe SDL_GetCurrentVideoDriver() else { return "" }
    return unsafe String(cString: name)
  }

  private static func prepare(applicationID: String) {
    SDL_SetMainReady()
    // SDL takes the window's class only from the environment, and only while it starts.
    unsafe setenv("SDL_VIDEO_X11_WMCLASS", applicationID, 1)
    unsafe setenv("SDL_VIDEO_WAYLAND_WMCLASS", applicationID, 1)
    unsafe SDL_SetHint(SDL_HINT_APP_NAME, applicationID)
    // SDL takes every program for a game, and would turn the desktop's compositor off.
    unsafe SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // On desktops the click that brings a window to the front also presses what it hits.
    unsafe SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
  }

  static func variable(_ name: String) -> String {
    ProcessInfo.processInfo.environment[name] ?? ""
  }
}
