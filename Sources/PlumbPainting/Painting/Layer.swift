/// The pixels of a rectangle of the canvas, or of a layer that is composited onto it.
///
/// The memory is owned by a canvas or a layer, which must outlive the surface.
@safe struct PixelSurface {
  /// The rectangle of the canvas that the surface covers.
  let rect: PixelRect
  private let base: UnsafeMutablePointer<UInt32>

  /// Creates a surface from memory.
  ///
  /// - Precondition: The memory contains the pixels of the rectangle, row by row without padding.
  @unsafe init(rect: PixelRect, base: UnsafeMutablePointer<UInt32>) {
    self.rect = rect
    unsafe self.base = unsafe base
  }

  /// Creates the surface of a canvas; `nil` only for a canvas without memory, which does not occur.
  init?(_ canvas: PixelCanvas) {
    guard let base = unsafe canvas.pixels.baseAddress else { return nil }
    unsafe self.init(rect: canvas.bounds, base: base)
  }

  /// Returns whether two surfaces have the same memory.
  func isSame(as other: PixelSurface) -> Bool { unsafe base == other.base }

  /// Returns the address of a pixel, in coordinates of the canvas.
  ///
  /// - Precondition: The pixel is inside the rectangle of the surface.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe base + ((y &- rect.y) &* rect.width &+ x &- rect.x)
  }
}

/// A layer of pixels into which a group is painted.
@safe package final class Layer {
  /// The pixels of the layer, valid as long as the layer exists.
  let surface: PixelSurface
  private let pixels: UnsafeMutablePointer<UInt32>

  /// Creates a layer of equal pixels, which are transparent by default.
  ///
  /// - Precondition: The rectangle is not empty.
  package init(_ rect: PixelRect, pixel: UInt32 = 0) {
    unsafe pixels = .allocate(capacity: rect.width * rect.height)
    unsafe surface = PixelSurface(rect: rect, base: pixels)
    // Not by the function of the C library for equal bytes, which takes a third longer for megabytes
    // that are not in the cache, and the same for others.
    PaintTarget(surface: surface, region: rect).clear(to: pixel)
  }

  /// Creates a layer without defined pixels, for a function that writes all of them.
  ///
  /// - Precondition: The rectangle is not empty.
  @unsafe
  init(unwritten rect: PixelRect) {
    unsafe pixels = .allocate(capacity: rect.width * rect.height)
    unsafe surface = PixelSurface(rect: rect, base: pixels)
  }

  deinit {
    unsafe pixels.deallocate()
  }
}
