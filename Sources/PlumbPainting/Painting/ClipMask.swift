/// The coverage of a clip for each pixel of a rectangle.
///
/// The mask of a nested clip is the product of both. Most pixels of a clip are outside of it or have
/// full coverage; a row has bytes for these only once all of its bytes are needed.
@safe final class ClipMask {
  /// The coverage of a row without its bytes.
  struct Row {
    /// The columns beyond which the coverage is zero.
    var covered = 0..<0
    /// Columns with full coverage, inside of the covered ones; usually almost all of them.
    var solid = 0..<0
    /// Whether all bytes of the row are written, instead of only those between these ranges.
    var isComplete = false
  }

  /// The rectangle of the canvas that the mask covers.
  let rect: PixelRect
  private let bytes: UnsafeMutablePointer<UInt8>
  private let rows: UnsafeMutablePointer<Row>

  /// Creates a mask with coverage zero.
  ///
  /// - Precondition: The rectangle is not empty.
  init(_ rect: PixelRect) {
    self.rect = rect
    unsafe bytes = .allocate(capacity: rect.width * rect.height)
    unsafe rows = .allocate(capacity: rect.height)
    unsafe rows.initialize(repeating: Row(), count: rect.height)
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe rows.deallocate()
  }

  /// Returns the coverage of a row without its bytes.
  @inline(__always)
  func row(_ y: Int) -> Row {
    assert(y >= rect.y && y < rect.maxY)
    return unsafe rows[y &- rect.y]
  }

  /// Returns the address of the byte of a pixel.
  ///
  /// - Precondition: The pixel is in the covered columns of its row, but not in the solid ones.
  @inline(__always) @unsafe
  func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    assert(x >= rect.x && x <= rect.maxX && y >= rect.y && y < rect.maxY)
    return unsafe bytes + ((y &- rect.y) &* rect.width &+ x &- rect.x)
  }

  /// Returns the address of the byte of a pixel in a row that has all of its bytes.
  ///
  /// - Precondition: The pixel is inside the rectangle of the mask.
  @inline(__always) @unsafe
  func completeAddress(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> {
    if !row(y).isComplete { complete(y) }
    return unsafe address(x: x, y: y)
  }

  /// Returns the address of the first byte of a row, for a function that writes the whole row.
  @unsafe
  func wholeRow(_ y: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe rows[y - rect.y] = Row(covered: rect.x..<rect.maxX, isComplete: true)
    return unsafe address(x: rect.x, y: y)
  }

  /// Adds columns of constant coverage to the right of those that are covered.
  @inline(__always)
  func add(_ columns: Range<Int>, row y: Int, coverage: UInt8) {
    extend(to: columns, row: y)
    let solid = row(y).solid
    if coverage == 255, columns.count > solid.count {
      fill(solid, row: y, 255)
      unsafe rows[y &- rect.y].solid = columns
    } else {
      fill(columns, row: y, coverage)
    }
  }

  /// Extends the covered columns to others on their right, whose bytes are not yet written.
  @inline(__always)
  func extend(to columns: Range<Int>, row y: Int) {
    let covered = row(y).covered
    assert(covered.isEmpty || covered.upperBound <= columns.lowerBound)
    if covered.isEmpty {
      unsafe rows[y &- rect.y].covered = columns
    } else {
      fill(covered.upperBound..<columns.lowerBound, row: y, 0)
      unsafe rows[y &- rect.y].covered = covered.lowerBound..<columns.upperBound
    }
  }

  @inline(__always)
  private func fill(_ columns: Range<Int>, row y: Int, _ byte: UInt8) {
    if columns.isEmpty { return }
    unsafe address(x: columns.lowerBound, y: y).update(repeating: byte, count: columns.count)
  }

  /// Writes the bytes of a row that its ranges stand for.
  @inline(never)
  private func complete(_ y: Int) {
    let row = row(y)
    if row.covered.isEmpty {
      fill(rect.x..<rect.maxX, row: y, 0)
    } else {
      fill(rect.x..<row.covered.lowerBound, row: y, 0)
      fill(row.solid, row: y, 255)
      fill(row.covered.upperBound..<rect.maxX, row: y, 0)
    }
    unsafe rows[y - rect.y].isComplete = true
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
    let columns = x..<x + count
    guard let outer else { return mask.add(columns, row: y, coverage: coverage) }
    let span = MaskedSpan(columns, row: y, of: outer)
    multiply(span.before, row: y, coverage, by: outer)
    if !span.solid.isEmpty { mask.add(span.solid, row: y, coverage: coverage) }
    multiply(span.after, row: y, coverage, by: outer)
  }

  /// Writes a coverage multiplied by the bytes of the outer mask.
  private func multiply(
    _ columns: Range<Int>, row y: Int, _ coverage: UInt8, by outer: ClipMask
  ) {
    if columns.isEmpty { return }
    mask.extend(to: columns, row: y)
    let row = unsafe mask.address(x: columns.lowerBound, y: y)
    let outerRow = unsafe outer.address(x: columns.lowerBound, y: y)
    for x in 0..<columns.count {
      let product = Blending.scale(UInt32(coverage), UInt32(unsafe outerRow[x]))
      unsafe row[x] = UInt8(truncatingIfNeeded: product)
    }
  }
}

/// The part of a span in which a mask has full coverage, and the covered parts beside it.
struct MaskedSpan {
  let before: Range<Int>
  let solid: Range<Int>
  let after: Range<Int>

  /// Divides the columns of a span in a row.
  @inline(__always)
  init(_ columns: Range<Int>, row y: Int, of mask: ClipMask) {
    let row = mask.row(y)
    let covered = row.covered.clamped(to: columns)
    solid = row.solid.clamped(to: covered)
    before = covered.lowerBound..<solid.lowerBound
    after = solid.upperBound..<covered.upperBound
  }
}
