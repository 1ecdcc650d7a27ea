internal import CSDL2
internal import Foundation

/// Transfers the canvas to memory that the Wayland compositor reads.
///
/// SDL 2 can present on Wayland only through OpenGL, whose driver takes more memory than the rest of
/// a small program. The buffers are attached to the surface of SDL's window, on which SDL itself
/// never draws.
@MainActor @safe final class WaylandPresenter: SDLPresenter {
  private let window: OpaquePointer
  private let surface: WaylandLibrary.Proxy
  private let memory: WaylandMemory
  private var buffers: [WaylandBuffer] = []
  /// More than a compositor reads at once.
  private static let bufferLimit = 4

  /// Creates a presenter; `nil` if the window is not one of Wayland.
  init?(_ window: OpaquePointer) {
    guard let surface = unsafe PlumbWaylandSurface(window),
      let display = unsafe PlumbWaylandDisplay(window),
      let memory = unsafe WaylandMemory(display: display)
    else { return nil }
    unsafe self.window = window
    unsafe self.surface = surface
    self.memory = memory
  }

  func close() {
    for buffer in buffers { buffer.close() }
    buffers = []
    memory.close()
  }

  var pixelSize: (width: Int32, height: Int32)? {
    var size: (width: Int32, height: Int32) = (0, 0)
    unsafe SDL_GetWindowSizeInPixels(window, &size.width, &size.height)
    return size.width > 0 && size.height > 0 ? size : nil
  }

  func prepare(for canvas: PixelCanvas) throws(SDLError) -> Bool {
    memory.dispatch()
    guard let size = pixelSize else { throw .failure(of: "SDL_GetWindowSizeInPixels") }
    if let buffer = buffers.first, buffer.width == size.width, buffer.height == size.height {
      return true
    }
    for buffer in buffers { buffer.close() }
    buffers = []
    return false
  }

  func show(_ rects: [PixelRect], of canvas: PixelCanvas, isComplete: Bool) throws(SDLError) {
    for buffer in buffers { buffer.missing += rects }
    let buffer = try freeBuffer(showing: canvas)
    if isComplete { buffer.clear() }
    buffer.copyMissing(of: canvas)
    unsafe memory.library.send(1, to: surface, [.object(buffer.proxy), .number(0), .number(0)])
    for rect in isComplete ? [buffer.bounds] : rects { damage(rect) }
    unsafe memory.library.send(6, to: surface)
    buffer.isBusy.value = true
    memory.flush()
  }

  /// Tells the compositor the changed pixels.
  private func damage(_ rect: PixelRect) {
    // `damage_buffer` counts in pixels; the older `damage` in units, and takes all of them here.
    let isNew = unsafe memory.library.interfaceVersion(surface) >= 4
    let area = isNew ? [rect.x, rect.y, rect.width, rect.height] : [0, 0, 16_384, 16_384]
    unsafe memory.library.send(
      isNew ? 9 : 2, to: surface, unsafe area.map { unsafe .number(Int32($0)) })
  }

  /// Returns a buffer that the compositor does not read, of the size of the window.
  private func freeBuffer(showing canvas: PixelCanvas) throws(SDLError) -> WaylandBuffer {
    if let buffer = buffers.first(where: { !$0.isBusy.value }) { return buffer }
    if buffers.count == Self.bufferLimit {
      memory.wait()
      return buffers.first { !$0.isBusy.value } ?? buffers[0]
    }
    guard let size = pixelSize,
      let buffer = WaylandBuffer(memory: memory, width: size.width, height: size.height)
    else { throw .callFailed(call: "wl_shm_create_pool", reason: "there is no memory") }
    buffer.missing = [canvas.bounds]
    buffers.append(buffer)
    return buffer
  }
}
