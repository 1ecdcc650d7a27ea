internal import CSDL2

/// Which of SDL's renderers brings the canvas to the screen.
///
/// The picture is painted on the CPU, so OpenGL would only carry it. On X11 the plain path starts
/// in a third of the time, takes a third of the memory and shows a frame sooner. Wayland's software
/// paths ignore the scale of the screen, so there an accelerated renderer comes first.
@MainActor enum SDLRendererChoice {
  /// The first renderer that can be made for a window.
  static func renderer(for window: OpaquePointer) -> OpaquePointer? {
    // With this variable set, SDL itself takes the renderer it names before all others.
    if !SDLVideo.variable("SDL_RENDER_DRIVER").isEmpty {
      return unsafe SDL_CreateRenderer(window, -1, 0)
    }
    if SDLVideo.driver != "wayland" {
      // The software renderer presents through OpenGL too, unless it is told not to.
      unsafe SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      if let renderer = unsafe make(SDL_RENDERER_SOFTWARE, for: window) { return unsafe renderer }
      unsafe SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION)
    }
    return unsafe make(SDL_RENDERER_ACCELERATED, for: window)
      ?? make(SDL_RENDERER_SOFTWARE, for: window)
  }

  private static func make(
    _ flags: SDL_RendererFlags, for window: OpaquePointer
  ) -> OpaquePointer? {
    unsafe SDL_CreateRenderer(window, -1, flags.rawValue)
  }
}
