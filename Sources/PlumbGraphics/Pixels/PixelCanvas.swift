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
  private let memory: PixelMemory

  /// Creates a canvas of transparent pixels.
  ///
  /// - Precondition: Both lengths are positive.
  public init(width: Int, height: Int) {
    Self.check(width, height)
    memory = PixelMemory(capacity: width * height)
    (self.width, self.height) = (width, height)
    unsafe pixels = memory.words(width * height)
    unsafe pixels.update(repeating: 0)
  }

  /// Creates a canvas of pixels with any values, all of which must be painted before they are read, in the
  /// memory of a canvas that is not used any more, if there is one and its memory suffices.
  ///
  /// A window that is resized needs a canvas for every frame, and new memory is cleared by the system, page by
  /// page, when it is first written.
  ///
  /// - Precondition: Both lengths are positive. Nothing else refers to the earlier canvas.
  package init(width: Int, height: Int, inMemoryOf earlier: PixelCanvas?) {
    Self.check(width, height)
    let count = width * height
    memory =
      if let memory = earlier?.memory {
        // With something to spare for the next sizes, as the first one is seldom followed by a single other one.
        memory.suits(count) ? memory : PixelMemory(capacity: count + count / 8)
      } else {
        PixelMemory(capacity: count)
      }
    (self.width, self.height) = (width, height)
    unsafe pixels = memory.words(count)
  }

  private static func check(_ width: Int, _ height: Int) {
    precondition(
      width > 0 && height > 0,
      "A canvas of \(width)x\(height) pixels is empty; pass a width and a height above 0.")
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
