/// Pixels that belong to a rectangle of the picture: the canvas, or a group on its way there.
///
/// The memory belongs to a canvas or a layer, which must outlive the surface.
@safe struct PixelSurface {
  let rect: PixelRect
  private let base: UnsafeMutablePointer<UInt32>

  /// - Precondition: the memory holds the rectangle's pixels, row by row without padding.
  @unsafe init(rect: PixelRect, base: UnsafeMutablePointer<UInt32>) {
    self.rect = rect
    unsafe self.base = unsafe base
  }

  /// A canvas' pixels; `nil` only for a canvas without memory, which does not exist.
  init?(_ canvas: PixelCanvas) {
    guard let base = unsafe canvas.pixels.baseAddress else { return nil }
    unsafe self.init(rect: canvas.bounds, base: base)
  }

  /// The address of a pixel of the picture.
  ///
  /// - Precondition: the pixel lies in the surface's rectangle.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe base + ((y - rect.y) * rect.width + x - rect.x)
  }
}

/// Transparent pixels for a group that is painted by itself first.
@safe final class Layer {
  let surface: PixelSurface
  private let pixels: UnsafeMutablePointer<UInt32>

  /// - Precondition: the rectangle is not empty.
  init(_ rect: PixelRect) {
    let count = rect.width * rect.height
    unsafe pixels = .allocate(capacity: count)
    unsafe pixels.initialize(repeating: 0, count: count)
    unsafe surface = PixelSurface(rect: rect, base: pixels)
  }

  deinit {
    unsafe pixels.deallocate()
  }
}
