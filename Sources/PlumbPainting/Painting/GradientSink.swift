/// A sink that blends a gradient where a shape covers the target.
struct GradientSink: TargetSink {
  let target: PaintTarget
  var source: GradientSource

  mutating func pixel(x: Int, y: Int) -> UInt32 { source.pixel(x: x, y: y) }

  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    if source.isConstantInRows {
      var sink = ColorSink(target: target, pixel: source.pixel(x: x, y: y))
      return sink.cover(y: y, x: x, count: count, coverage: coverage)
    }
    let row = unsafe target.surface.address(x: x, y: y)
    guard let mask = target.mask else {
      return unsafe blend(y: y, x: x, count: count, coverage: coverage, nil, to: row)
    }
    let span = MaskedSpan(x..<x + count, row: y, of: mask)
    for (part, isSolid) in [(span.before, false), (span.solid, true), (span.after, false)] {
      let start = part.lowerBound
      unsafe blend(
        y: y, x: start, count: part.count, coverage: coverage,
        isSolid ? nil : mask.address(x: start, y: y), to: row + (start - x))
    }
  }

  /// Blends adjacent pixels of a row.
  @unsafe
  private mutating func blend(
    y: Int, x: Int, count: Int, coverage: UInt8, _ mask: UnsafePointer<UInt8>?,
    to row: UnsafeMutablePointer<UInt32>
  ) {
    if count <= 0 { return }
    if coverage == 255, source.isOpaque, unsafe mask == nil {
      return unsafe source.write(x: x, y: y, count: count, to: row)
    }
    let length = GradientSource.runLength
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length) { buffer in
      guard let pixels = buffer.baseAddress else { return }
      for start in stride(from: 0, to: count, by: length) {
        let part = min(length, count - start)
        unsafe source.write(x: x + start, y: y, count: part, to: pixels)
        unsafe RowBlending.blend(
          pixels, coverage: coverage, mask.map { unsafe $0 + start }, over: row + start,
          count: part)
      }
    }
  }
}
