/// The coverage of a clip for each pixel of a rectangle.
///
/// The mask of a nested clip is the product of both.
@safe final class ClipMask {
  /// The rectangle of the canvas that the mask covers.
  let rect: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  /// For each row, a range of columns with full coverage.
  private let solidRanges: UnsafeMutablePointer<Range<Int>>

  /// Creates a mask with coverage zero.
  ///
  /// - Precondition: The rectangle is not empty.
  init(_ rect: PixelRect) {
    self.rect = rect
    unsafe bytes = .allocate(capacity: rect.width * rect.height)
    unsafe bytes.initialize(repeating: 0, count: rect.width * rect.height)
    unsafe solidRanges = .allocate(capacity: rect.height)
    unsafe solidRanges.initialize(repeating: 0..<0, count: rect.height)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe solidRanges.deallocate()
  }

  /// Returns the address of the byte of a pixel.
  ///
  /// - Precondition: The pixel is inside the rectangle of the mask.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe bytes + ((y - rect.y) * rect.width + x - rect.x)
  }

  /// Returns columns of a row with full coverage, which are painted without the mask; usually all
  /// of them.
  @inline(__always)
  func solidRange(ofRow y: Int) -> Range<Int> {
    assert(y >= rect.y && y < rect.maxY)
    return unsafe solidRanges[y - rect.y]
  }

  /// Notes that columns of a row have full coverage.
  @inline(__always)
  func addSolid(_ columns: Range<Int>, row y: Int) {
    assert(y >= rect.y && y < rect.maxY)
    if columns.count > solidRange(ofRow: y).count { unsafe solidRanges[y - rect.y] = columns }
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
      if coverage == 255 { mask.addSolid(x..<x + count, row: y) }
      return unsafe row.update(repeating: coverage, count: count)
    }
    if coverage == 255 {
      mask.addSolid(outer.solidRange(ofRow: y).clamped(to: x..<x + count), row: y)
    }
    let outerRow = unsafe outer.address(x: x, y: y)
    for x in 0..<count {
      let product = Blending.scale(UInt32(coverage), UInt32(unsafe outerRow[x]))
      unsafe row[x] = UInt8(truncatingIfNeeded: product)
    }
  }
}

/// The part of a span in which a mask has full coverage, and the parts beside it.
struct MaskedSpan {
  let before: Range<Int>
  let solid: Range<Int>
  let after: Range<Int>

  /// Divides the columns of a span in a row.
  @inline(__always)
  init(_ columns: Range<Int>, row y: Int, of mask: ClipMask) {
    solid = mask.solidRange(ofRow: y).clamped(to: columns)
    before = columns.lowerBound..<solid.lowerBound
    after = solid.upperBound..<columns.upperBound
  }
}
