internal import CSDL2
internal import Foundation

/// An SDL window with a renderer and the one texture that carries the canvas.
@MainActor @safe final class SDLWindow {
  let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: (pointer: OpaquePointer, width: Int, height: Int)?
  /// The estimated height of the title bar in SDL's units; the actual height is available only after
  /// the window is shown.
  private static let titleBar: Int32 = 40

  private var minimum: (width: Int32, height: Int32) = (0, 0)
  private var isOpen = true

  /// Whether the next `present` sends the whole canvas.
  var isLost = true

  /// Opens a window that is not shown yet.
  ///
  /// - Parameter size: in SDL's window units.
  init(title: String, width: Int32, height: Int32) throws(SDLError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | SDL_WINDOW_HIDDEN.rawValue
    guard
      let window = unsafe SDL_CreateWindow(
        title, PlumbWindowCentered, PlumbWindowCentered, width, height, flags)
    else { throw .failure(of: "SDL_CreateWindow") }
    guard let renderer = unsafe SDLRendererChoice.renderer(for: window) else {
      let error = SDLError.failure(of: "SDL_CreateRenderer")
      unsafe SDL_DestroyWindow(window)
      throw error
    }
    unsafe self.window = window
    unsafe self.renderer = renderer
  }

  isolated deinit {
    close()
  }

  /// Frees the texture, the renderer and the window, in this order, as each depends on the next.
  func close() {
    if !isOpen { return }
    isOpen = false
    dropTexture()
    unsafe SDL_DestroyRenderer(renderer)
    unsafe SDL_DestroyWindow(window)
  }

  /// The display on X11, a `Display *`.
  var x11Display: UnsafeMutableRawPointer? { unsafe PlumbX11Display(window) }

  /// The size in SDL's window units.
  var unitSize: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    unsafe SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  /// The size of the output of the renderer, in pixels.
  var pixelSize: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    // Wayland's software paths answer with a smaller size than the window claims to have.
    guard unsafe SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return unitSize }
    return CGSize(width: Int(width), height: Int(height))
  }

  /// Whether anybody can see the window: it is neither hidden nor minimised.
  var isVisible: Bool {
    let hidden = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue
    return unsafe SDL_GetWindowFlags(window) & hidden == 0
  }

  func show() { unsafe SDL_ShowWindow(window) }

  /// Sets the size in SDL's units, limited to the usable area of the desktop, and the position as
  /// fractions of the free area; `nil` for the centre.
  func resize(width: Int32, height: Int32, at position: UnitPoint?) {
    var room = SDL_Rect()
    let display = unsafe SDL_GetWindowDisplayIndex(window)
    let isKnown = unsafe SDL_GetDisplayUsableBounds(display, &room) == 0 && room.w > 0 && room.h > 0
    let width = isKnown ? min(width, room.w) : width
    let height = isKnown ? min(height, room.h - Self.titleBar) : height
    unsafe SDL_SetWindowSize(window, width, height)
    guard let position, isKnown else {
      unsafe SDL_SetWindowPosition(window, PlumbWindowCentered, PlumbWindowCentered)
      return
    }
    func place(_ share: CGFloat, _ room: Int32) -> Int32 {
      Int32((min(max(share, 0), 1) * CGFloat(max(room, 0))).rounded())
    }
    unsafe SDL_SetWindowPosition(
      window, room.x + place(position.x, room.w - width),
      room.y + Self.titleBar + place(position.y, room.h - Self.titleBar - height))
  }

  func setMinimumSize(width: Int32, height: Int32) {
    // SDL also sets the window to the size it last heard of, which throws a person who drags an
    // edge back to an older one; so only a new minimum is passed on.
    guard minimum.width != width || minimum.height != height else { return }
    minimum = (width, height)
    unsafe SDL_SetWindowMinimumSize(window, width, height)
  }

  /// Shows the canvas at the window's top left, pixel by pixel.
  ///
  /// - Returns: `false` without presenting if the window is not visible.
  func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws(SDLError) -> Bool {
    if !isVisible {
      // Presenting could block without a visible surface. The whole canvas is sent when the window is
      // visible again.
      isLost = true
      return false
    }
    let texture = unsafe try texture(for: canvas)
    for rect in isLost ? [canvas.bounds] : damage {
      unsafe try upload(rect.intersection(canvas.bounds), of: canvas, to: texture)
    }
    isLost = false
    var target = SDL_Rect(x: 0, y: 0, w: Int32(canvas.width), h: Int32(canvas.height))
    unsafe SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    guard unsafe SDL_RenderClear(renderer) == 0 else { throw .failure(of: "SDL_RenderClear") }
    guard unsafe SDL_RenderCopy(renderer, texture, nil, &target) == 0 else {
      throw .failure(of: "SDL_RenderCopy")
    }
    unsafe SDL_RenderPresent(renderer)
    return true
  }

  private func upload(
    _ rect: PixelRect, of canvas: PixelCanvas, to texture: OpaquePointer
  ) throws(SDLError) {
    guard !rect.isEmpty, let base = unsafe canvas.pixels.baseAddress else { return }
    var area = SDL_Rect(
      x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
    let first = unsafe base + rect.y * canvas.width + rect.x
    guard unsafe SDL_UpdateTexture(texture, &area, first, Int32(canvas.width * 4)) == 0 else {
      throw .failure(of: "SDL_UpdateTexture")
    }
  }

  /// The texture, made anew when the canvas has another size.
  private func texture(for canvas: PixelCanvas) throws(SDLError) -> OpaquePointer {
    if let texture = unsafe texture, unsafe texture.width == canvas.width,
      unsafe texture.height == canvas.height
    {
      return unsafe texture.pointer
    }
    dropTexture()
    guard
      let made = unsafe SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(canvas.width), Int32(canvas.height))
    else { throw .failure(of: "SDL_CreateTexture") }
    // The canvas is the whole picture; blending would treat it as not premultiplied.
    unsafe SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    unsafe texture = (made, canvas.width, canvas.height)
    isLost = true
    return unsafe made
  }

  private func dropTexture() {
    if let texture = unsafe texture { unsafe SDL_DestroyTexture(texture.pointer) }
    unsafe texture = nil
  }
}
