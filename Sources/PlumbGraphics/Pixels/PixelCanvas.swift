/// A mutable image in memory: premultiplied BGRA, one 32-bit word per pixel (0xAARRGGBB), rows from
/// the top.
///
/// The window, PNG files and the tests all use these bytes.
@safe public final class PixelCanvas {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row without padding; valid as long as the canvas exists.
  package let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Creates a canvas of transparent pixels.
  ///
  /// - Precondition: Both lengths are positive.
  public init(width: Int, height: Int) {
    precondition(
      width > 0 && height > 0,
      "A canvas of \(width)x\(height) pixels is empty; pass a width and a height above 0.")
    self.width = width
    self.height = height
    unsafe pixels = .allocate(capacity: width * height)
    unsafe pixels.initialize(repeating: 0)
  }

  deinit {
    unsafe pixels.deallocate()
  }

  /// The rectangle of the whole canvas.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The pixel at a position as 0xAARRGGBB, premultiplied.
  ///
  /// - Precondition: The position is inside the canvas.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Pixel (\(x), \(y)) is outside a canvas of \(width)x\(height); pass a position inside it.")
    return unsafe pixels[y * width + x]
  }
}

extension PixelCanvas: Equatable {
  /// Returns whether both canvases have the same size and the same bytes.
  public static func == (lhs: PixelCanvas, rhs: PixelCanvas) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return unsafe lhs.pixels.elementsEqual(rhs.pixels)
  }
}
