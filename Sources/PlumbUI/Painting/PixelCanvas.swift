/// A picture in memory: premultiplied BGRA, one 32-bit word a pixel (0xAARRGGBB), rows from the top.
///
/// The window, the PNG and the tests all show these bytes.
@safe public final class PixelCanvas {
  public let width: Int
  public let height: Int
  /// The pixels, row by row without padding; they live as long as the canvas.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// A canvas of transparent pixels.
  ///
  /// - Precondition: both lengths are positive.
  public init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "A canvas of \(width)x\(height) pixels has no pixels.")
    self.width = width
    self.height = height
    unsafe pixels = .allocate(capacity: width * height)
    unsafe pixels.initialize(repeating: 0)
  }

  deinit {
    unsafe pixels.deallocate()
  }

  /// The whole canvas as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel as 0xAARRGGBB, premultiplied.
  ///
  /// - Precondition: the point lies on the canvas.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height,
      "Pixel (\(x), \(y)) lies outside a canvas of \(width)x\(height).")
    return unsafe pixels[y * width + x]
  }
}

extension PixelCanvas: Equatable {
  /// Whether both have the same size and the same bytes.
  public static func == (lhs: PixelCanvas, rhs: PixelCanvas) -> Bool {
    guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
    return unsafe lhs.pixels.elementsEqual(rhs.pixels)
  }
}
