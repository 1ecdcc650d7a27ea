/// Memory for rows in which the signed areas of edges are accumulated, all zero between shapes.
@safe final class AccumulatorMemory {
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  /// The number of cells of all rows together.
  let capacity: Int
  /// The number of words of bits of all rows together.
  private let wordCapacity: Int

  /// Creates memory for one row of a width in pixels, or for several shorter ones.
  init(width: Int) {
    // Several rows of most shapes fit into the cache at once.
    capacity = max(width, 1 << 14) + 2
    unsafe cells = .allocate(capacity: capacity)
    unsafe cells.initialize(repeating: 0, count: capacity)
    // A word for sixteen cells is enough for rows of 14 pixels and more; of narrower ones, fewer are used.
    wordCapacity = capacity / 16
    unsafe touched = .allocate(capacity: wordCapacity)
    unsafe touched.initialize(repeating: 0, count: wordCapacity)
  }

  deinit {
    unsafe cells.deallocate()
    unsafe touched.deallocate()
  }

  /// Returns the number of rows of a width that fit.
  func rowCount(width: Int) -> Int {
    min(capacity / (width + 2), wordCapacity / (width >> 6 + 1))
  }

  /// Returns a row.
  ///
  /// - Precondition: The index is below `rowCount`, and the memory exists as long as the row.
  @inline(__always)
  func row(_ index: Int, width: Int) -> RowAccumulator {
    assert(index < rowCount(width: width))
    return unsafe RowAccumulator(
      cells: cells + index * (width + 2), touched: touched + index * (width >> 6 + 1),
      width: width)
  }
}

/// An accumulator of the signed areas of edges in one row of pixels.
///
/// Positions and areas wrap: they are far from the limits of integers, and checks in these loops would
/// be a tenth of all instructions.
///
/// A cell contains the change of coverage relative to the pixel on its left, so the coverage of a
/// pixel is the sum of the cells up to it. A bit mask marks the modified cells; between two of them
/// the coverage is constant, and a whole span is emitted at once.
@safe struct RowAccumulator {
  private let cells: UnsafeMutablePointer<Int32>
  private let touched: UnsafeMutablePointer<UInt64>
  /// The width of the row in pixels, from position 0; lines beyond it are ignored.
  private let width: Int

  /// Creates a row from memory.
  ///
  /// - Precondition: There are two more cells than pixels, and a bit for each of them.
  @inline(__always) @unsafe
  init(cells: UnsafeMutablePointer<Int32>, touched: UnsafeMutablePointer<UInt64>, width: Int) {
    unsafe self.cells = unsafe cells
    unsafe self.touched = unsafe touched
    self.width = width
  }

  /// The row below, in the memory of several rows.
  ///
  /// - Precondition: The row is not the last one of the memory.
  @inline(__always)
  var next: RowAccumulator {
    unsafe RowAccumulator(
      cells: cells + (width &+ 2), touched: touched + (width &>> 6 &+ 1), width: width)
  }

  /// Adds a line that covers `height` of the row between two positions, in fixed-point pixels.
  ///
  /// - Parameter weight: The direction of the line, 1 or -1.
  @inline(__always)
  func add(from a: Int, to b: Int, height: Int, weight: Int) {
    let (left, right) = a < b ? (a, b) : (b, a)
    if right <= 0 { return add(2 &* Fixed.one &* height &* weight, at: 0) }
    let first = left &>> Fixed.bits
    if first >= width { return }
    let last = max(first, (right &- 1) &>> Fixed.bits)
    if first == last {
      addCell(first, sum: left &+ right, height: height &* weight)
    } else {
      addCells(left, right, first...last, height: height, weight: weight)
    }
  }

  /// Adds a line that spans several cells, cut at their borders.
  ///
  /// The height at each border is computed from the ends of the line, so cells outside of the row
  /// can be omitted without an effect on cells inside.
  private func addCells(
    _ left: Int, _ right: Int, _ range: ClosedRange<Int>, height: Int, weight: Int
  ) {
    let rise = Double(height) / Double(right &- left)
    var from = left
    var risen = 0
    if left < 0 {
      from = 0
      risen = Fixed.round(Double(0 &- left) * rise)
      add(2 &* Fixed.one &* risen &* weight, at: 0)
    }
    for cell in max(range.lowerBound, 0)...min(range.upperBound, width &- 1) {
      let to = min((cell &+ 1) &<< Fixed.bits, right)
      let reached = cell == range.upperBound ? height : Fixed.round(Double(to &- left) * rise)
      addCell(cell, sum: from &+ to, height: (reached &- risen) &* weight)
      (from, risen) = (to, reached)
    }
  }

  /// Adds a line inside one cell; `sum` is the sum of the positions of its ends.
  @inline(__always)
  private func addCell(_ cell: Int, sum: Int, height: Int) {
    let area = height &* (sum &- 2 &* cell &<< Fixed.bits)
    add(2 &* Fixed.one &* height &- area, at: cell)
    if area != 0 { add(area, at: cell &+ 1) }
  }

  @inline(__always)
  private func add(_ value: Int, at cell: Int) {
    // Wrapping, since a thousand loops around one pixel may overflow but must not trap.
    unsafe cells[cell] &+= Int32(truncatingIfNeeded: value)
    unsafe touched[cell &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: cell & 63)
  }

  /// Passes the spans of equal coverage to a sink, from left to right, and clears the row.
  @inline(__always)
  func sweep<Sink: CoverageSink>(y: Int, x: Int, rule: CoverageRule, into sink: inout Sink) {
    var start = 0
    var sum: Int32 = 0
    for word in 0...(width &>> 6) {
      var bits = unsafe touched[word]
      if bits == 0 { continue }
      unsafe touched[word] = 0
      while bits != 0 {
        let cell = word &<< 6 &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        let change = unsafe cells[cell]
        unsafe cells[cell] = 0
        if change == 0 || cell >= width { continue }
        if sum != 0 { emit(start, cell, sum, y, x, rule, &sink) }
        sum &+= change
        start = cell
      }
    }
    if sum != 0 { emit(start, width, sum, y, x, rule, &sink) }
  }

  @inline(__always)
  private func emit<Sink: CoverageSink>(
    _ start: Int, _ end: Int, _ sum: Int32, _ y: Int, _ x: Int, _ rule: CoverageRule,
    _ sink: inout Sink
  ) {
    let coverage = rule.coverage(of: Int(sum))
    if coverage == 0 || start == end { return }
    sink.cover(y: y, x: x &+ start, count: end &- start, coverage: coverage)
  }
}

/// A receiver of the covered spans of a shape, by row from the top and in each row from left to right;
/// the spans of equal rows may come together.
protocol CoverageSink {
  /// Processes a span of constant coverage.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - x: The first pixel.
  ///   - count: The number of pixels.
  ///   - coverage: The coverage from 1 to 255, which is full coverage.
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8)

  /// Processes a span of constant coverage that is the same in several rows.
  mutating func cover(rows: Range<Int>, x: Int, count: Int, coverage: UInt8)
}

extension CoverageSink {
  @inline(__always)
  mutating func cover(rows: Range<Int>, x: Int, count: Int, coverage: UInt8) {
    for y in rows { cover(y: y, x: x, count: count, coverage: coverage) }
  }
}

/// The rule that converts a sum of signed areas to the coverage of a pixel.
struct CoverageRule {
  var isEvenOdd = false
  var isAntialiased = true

  init(_ style: FillStyle) {
    isEvenOdd = style.isEOFilled
    isAntialiased = style.isAntialiased
  }

  /// Returns the coverage from 0 to 255 for a sum of signed areas; `Fixed.full` is one loop.
  ///
  /// In resolved rows the sum never exceeds one loop, and both rules give the same result.
  @inline(__always)
  func coverage(of sum: Int) -> UInt8 {
    var area = abs(sum)
    if area > Fixed.full {
      if isEvenOdd {
        area %= 2 * Fixed.full
        if area > Fixed.full { area = 2 * Fixed.full - area }
      } else {
        area = Fixed.full
      }
    }
    if isAntialiased {
      // A division by the full sum, which is a power of two.
      return UInt8(
        truncatingIfNeeded: (area &* 255 &+ Fixed.one * Fixed.one) &>> (2 * Fixed.bits + 1))
    }
    return area * 2 >= Fixed.full ? 255 : 0
  }
}
