internal import CSDL2

/// Transfers the canvas to the pixels of a window.
///
/// The pixels are kept between calls, so that only the changed ones are transferred.
@MainActor protocol SDLPresenter: AnyObject {
  /// The size of the pixels; `nil` if SDL cannot tell.
  var pixelSize: (width: Int32, height: Int32)? { get }

  /// Prepares the pixels for a canvas. Returns whether they still show the last presented content.
  func prepare(for canvas: PixelCanvas) throws(SDLError) -> Bool

  /// Shows rectangles of a canvas at the same place in the window. Called after `prepare(for:)`.
  ///
  /// - Parameters:
  ///   - rects: not empty, inside the canvas.
  ///   - isComplete: whether the pixels beyond the canvas are cleared.
  func show(_ rects: [PixelRect], of canvas: PixelCanvas, isComplete: Bool) throws(SDLError)

  /// Frees the pixels; must be called once, before the window is destroyed.
  func close()
}

/// The choice of a presenter for the canvas.
///
/// The canvas is painted on the CPU, so OpenGL would only transfer it. On X11 the pixels of the
/// window itself are used: they need no graphics library, no second copy of the canvas, and only
/// the changed rectangles are sent. On Wayland SDL has no such access, so the memory is shared with
/// the compositor here; a renderer is used if that is not possible.
@MainActor enum SDLPresenterChoice {
  /// Returns the first presenter that can be created for a window.
  static func presenter(for window: OpaquePointer) -> (any SDLPresenter)? {
    // If this variable is set, SDL prefers the renderer it names.
    if !SDLVideo.variable("SDL_RENDER_DRIVER").isEmpty {
      return unsafe texturePresenter(PlumbCreateRenderer(window, -1, 0))
    }
    if SDLVideo.driver == "wayland" {
      if let presenter = unsafe WaylandPresenter(window) { return presenter }
    } else {
      // SDL also presents surfaces through OpenGL unless this is disabled.
      unsafe SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
      if let presenter = unsafe SDLSurfacePresenter(window) { return presenter }
      unsafe SDL_ResetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION)
    }
    return unsafe texturePresenter(
      PlumbCreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue)
        ?? PlumbCreateRenderer(window, -1, SDL_RENDERER_SOFTWARE.rawValue))
  }

  /// Returns the presenter of a new window, which is destroyed if there is no presenter.
  static func presenter(forNew window: OpaquePointer) throws(SDLError) -> any SDLPresenter {
    if let presenter = unsafe presenter(for: window) {
      // Not before, as a renderer may need a window of another kind.
      unsafe X11Library.guardEvents(of: window)
      return presenter
    }
    let error = SDLError.failure(of: "SDL_CreateRenderer")
    unsafe PlumbDestroyWindow(window)
    throw error
  }

  private static func texturePresenter(_ renderer: OpaquePointer?) -> (any SDLPresenter)? {
    guard let renderer = unsafe renderer else { return nil }
    return unsafe SDLTexturePresenter(renderer)
  }
}

extension SDL_Rect {
  /// The rectangle in SDL's numbers.
  init(_ rect: PixelRect) {
    self.init(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }
}
