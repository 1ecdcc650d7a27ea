internal import CSDL2

/// Transfers the canvas to the surface of the window, which the window system shows.
@MainActor @safe final class SDLSurfacePresenter: SDLPresenter {
  private let window: OpaquePointer
  /// A value in a surface that was presented once; SDL sets none in the surface that it makes after
  /// a change of the window's size, which may have the address of the last surface.
  private static let mark = unsafe UnsafeMutableRawPointer(bitPattern: 1)

  /// Creates a presenter; `nil` if the window has no surface.
  init?(_ window: OpaquePointer) {
    guard unsafe PlumbGetWindowSurface(window) != nil else { return nil }
    unsafe self.window = window
  }

  /// The surface is freed with the window.
  func close() {}

  var pixelSize: (width: Int32, height: Int32)? {
    var size: (width: Int32, height: Int32) = (0, 0)
    unsafe SDL_GetWindowSize(window, &size.width, &size.height)
    return size
  }

  func prepare(for canvas: PixelCanvas) throws(SDLError) -> Bool {
    unsafe try surface().pointee.userdata == Self.mark
  }

  func show(_ rects: [PixelRect], of canvas: PixelCanvas, isComplete: Bool) throws(SDLError) {
    let surface = unsafe try surface()
    let bounds = PixelRect(
      x: 0, y: 0, width: Int(unsafe surface.pointee.w), height: Int(unsafe surface.pointee.h))
    if isComplete, canvas.bounds.intersection(bounds) != bounds {
      unsafe SDL_FillRect(surface, nil, 0)
    }
    unsafe try copy(rects, of: canvas, to: surface)
    let shown = isComplete ? [bounds] : rects.map { $0.intersection(bounds) }
    let areas = shown.filter { !$0.isEmpty }.map { SDL_Rect($0) }
    guard unsafe PlumbUpdateWindowSurfaceRects(window, areas, Int32(areas.count)) == 0 else {
      throw .failure(of: "SDL_UpdateWindowSurfaceRects")
    }
    unsafe surface.pointee.userdata = Self.mark
  }

  private func copy(
    _ rects: [PixelRect], of canvas: PixelCanvas, to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    // Without alpha, as the canvas is the whole picture; X11's surfaces have the same format, so
    // that their rows are copied as they are.
    guard
      let source = unsafe SDL_CreateRGBSurfaceWithFormatFrom(
        canvas.pixels.baseAddress, Int32(canvas.width), Int32(canvas.height), 32,
        Int32(canvas.width * 4), SDL_PIXELFORMAT_RGB888.rawValue)
    else { throw .failure(of: "SDL_CreateRGBSurfaceWithFormatFrom") }
    defer { unsafe SDL_FreeSurface(source) }
    for rect in rects {
      // SDL writes the clipped area back.
      var (from, to) = (SDL_Rect(rect), SDL_Rect(rect))
      guard unsafe SDL_UpperBlit(source, &from, surface, &to) == 0 else {
        throw .failure(of: "SDL_UpperBlit")
      }
    }
  }

  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = unsafe PlumbGetWindowSurface(window) else {
      throw .failure(of: "SDL_GetWindowSurface")
    }
    return unsafe surface
  }
}
