/// How much of each pixel of a rectangle a clip lets through.
///
/// A clip inside a clip is the product of both.
@safe final class ClipMask {
  let rect: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>

  /// A mask that lets nothing through.
  ///
  /// - Precondition: the rectangle is not empty.
  init(_ rect: PixelRect) {
    self.rect = rect
    unsafe bytes = .allocate(capacity: rect.width * rect.height)
    unsafe bytes.initialize(repeating: 0, count: rect.width * rect.height)
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// The address of a pixel's byte.
  ///
  /// - Precondition: the pixel lies in the mask's rectangle.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe bytes + ((y - rect.y) * rect.width + x - rect.x)
  }
}

/// Writes a shape's coverage into a mask, multiplied with the mask around it.
struct MaskSink: CoverageSink {
  let mask: ClipMask
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
