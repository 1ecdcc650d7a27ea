/// The coverage of a clip for each pixel of a rectangle.
///
/// The mask of a nested clip is the product of both.
@safe final class ClipMask {
  /// The rectangle of the canvas that the mask covers.
  let rect: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// Creates a mask with coverage zero.
  ///
  /// - Precondition: The rectangle is not empty.
  init(_ rect: PixelRect) {
    self.rect = rect
    unsafe bytes = .allocate(capacity: rect.width * rect.height)
    unsafe bytes.initialize(repeating: 0, count: rect.width * rect.height)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// Returns the address of the byte of a pixel.
  ///
  /// - Precondition: The pixel is inside the rectangle of the mask.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe bytes + ((y - rect.y) * rect.width + x - rect.x)
  }
}

/// A sink that writes the coverage of a shape into a mask, multiplied by the outer mask.
struct MaskSink: CoverageSink {
  /// The mask to write.
  let mask: ClipMask
  /// The mask of the enclosing clip, or `nil`.
  let outer: ClipMask?

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    let row = unsafe mask.address(x: x, y: y)
    guard let outer else {
      return unsafe row.update(repeating: coverage, count: count)
    }
    let outerRow = unsafe outer.address(x: x, y: y)
    for x in 0..<count {
      let product = Blending.scale(UInt32(coverage), UInt32(unsafe outerRow[x]))
      unsafe row[x] = UInt8(truncatingIfNeeded: product)
    }
  }
}
