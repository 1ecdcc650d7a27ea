internal import CSDL2

/// The choice of the SDL renderer that presents the canvas.
///
/// The canvas is painted on the CPU, so OpenGL would only transfer it. On X11 the software renderer
/// starts in a third of the time, takes a third of the memory and presents a frame sooner.
/// Wayland's software paths ignore the scale of the screen, so an accelerated renderer is preferred
/// there.
@MainActor enum SDLRendererChoice {
  /// Returns the first renderer that can be created for a window.
  static func renderer(for window: OpaquePointer) -> OpaquePointer? {
    // If this variable is set, SDL prefers the renderer it names.
    if !SDLVideo.variable("SDL_RENDER_DRIVER").isEmpty {
      return unsafe SDL_CreateRenderer(window, -1, 0)
    }
    if SDLVideo.driver != "wayland" {
      // The software renderer also presents through OpenGL unless this is disabled.
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
