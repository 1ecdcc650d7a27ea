internal import CSDL2

/// Transfers the canvas through a renderer and one texture of the canvas's size.
@MainActor @safe final class SDLTexturePresenter: SDLPresenter {
  private let renderer: OpaquePointer
  private var texture: (pointer: OpaquePointer, width: Int, height: Int)?

  /// - Parameter renderer: the renderer of the window, which the presenter frees.
  init(_ renderer: OpaquePointer) {
    unsafe self.renderer = renderer
  }

  func close() {
    dropTexture()
    unsafe PlumbDestroyRenderer(renderer)
  }

  // The output's size is the only one that is correct on Wayland, whose software paths answer with
  // a smaller size than the window claims to have.
  var pixelSize: (width: Int32, height: Int32)? {
    var size: (width: Int32, height: Int32) = (0, 0)
    guard unsafe PlumbGetRendererOutputSize(renderer, &size.width, &size.height) == 0 else {
      return nil
    }
    return size
  }

  func prepare(for canvas: PixelCanvas) throws(SDLError) -> Bool {
    if let texture = unsafe texture, unsafe texture.width == canvas.width,
      unsafe texture.height == canvas.height
    {
      return true
    }
    dropTexture()
    guard
      let made = unsafe PlumbCreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        Int32(canvas.width), Int32(canvas.height))
    else { throw .failure(of: "SDL_CreateTexture") }
    // The canvas is the whole picture; blending would treat it as not premultiplied.
    unsafe SDL_SetTextureBlendMode(made, SDL_BLENDMODE_NONE)
    unsafe texture = (made, canvas.width, canvas.height)
    return false
  }

  func show(_ rects: [PixelRect], of canvas: PixelCanvas, isComplete: Bool) throws(SDLError) {
    guard let texture = unsafe texture?.pointer else { return }
    for rect in rects { unsafe try upload(rect, of: canvas, to: texture) }
    // After a presentation the renderer's output is undefined, so all of the texture is drawn.
    var target = SDL_Rect(canvas.bounds)
    unsafe SDL_SetRenderDrawColor(renderer, 0, 0, 0, 255)
    guard unsafe PlumbRenderClear(renderer) == 0 else { throw .failure(of: "SDL_RenderClear") }
    guard unsafe PlumbRenderCopy(renderer, texture, nil, &target) == 0 else {
      throw .failure(of: "SDL_RenderCopy")
    }
    unsafe PlumbRenderPresent(renderer)
  }

  private func upload(
    _ rect: PixelRect, of canvas: PixelCanvas, to texture: OpaquePointer
  ) throws(SDLError) {
    guard let base = unsafe canvas.pixels.baseAddress else { return }
    var area = SDL_Rect(rect)
    let first = unsafe base + rect.y * canvas.width + rect.x
    guard unsafe PlumbUpdateTexture(texture, &area, first, Int32(canvas.width * 4)) == 0 else {
      throw .failure(of: "SDL_UpdateTexture")
    }
  }

  private func dropTexture() {
    if let texture = unsafe texture { unsafe PlumbDestroyTexture(texture.pointer) }
    unsafe texture = nil
  }
}
