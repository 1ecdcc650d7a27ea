/// The destination of painting: a surface, the region that may change, and its clip.
struct PaintTarget {
  /// The pixels, of which only those in `region` may change.
  let surface: PixelSurface
  /// The region that may change; inside the surface and, if there is a mask, inside the mask.
  var region: PixelRect
  /// The clip of the region, or `nil` if the region is not clipped.
  var mask: ClipMask?

  /// Creates a target; its region is limited to the surface.
  init(surface: PixelSurface, region: PixelRect, mask: ClipMask? = nil) {
    self.surface = surface
    self.region = region.intersection(surface.rect)
    self.mask = mask
  }

  /// Returns the target with its region limited to a rectangle.
  func limited(to rect: PixelRect) -> PaintTarget {
    PaintTarget(surface: surface, region: region.intersection(rect), mask: mask)
  }

  /// Replaces every pixel of the region.
  @inline(never)
  func clear(to pixel: UInt32) {
    if region.isEmpty { return }
    for y in region.y..<region.maxY {
      unsafe surface.address(x: region.x, y: y).update(repeating: pixel, count: region.width)
    }
  }

  /// Replaces every pixel of the region by the pixels of another surface that contains it.
  func copy(_ other: PixelSurface) {
    if region.isEmpty { return }
    for y in region.y..<region.maxY {
      unsafe surface.address(x: region.x, y: y).update(
        from: other.address(x: region.x, y: y), count: region.width)
    }
  }

  /// Blends a layer over the region with an opacity from 0 to 255.
  func blend(_ layer: Layer, opacity: UInt32) {
    let area = region.intersection(layer.surface.rect)
    if area.isEmpty { return }
    for y in area.y..<area.maxY {
      let source = unsafe UnsafePointer(layer.surface.address(x: area.x, y: y))
      let row = unsafe surface.address(x: area.x, y: y)
      unsafe blend(source, y: y, area.x..<area.maxX, UInt8(opacity), over: row)
    }
  }

  /// Blends pixels of a row, multiplied by a coverage and the mask.
  @unsafe
  func blend(
    _ source: UnsafePointer<UInt32>, y: Int, _ columns: Range<Int>, _ coverage: UInt8,
    over row: UnsafeMutablePointer<UInt32>
  ) {
    guard let mask else {
      return unsafe RowBlending.blend(
        source, coverage: coverage, nil, over: row, count: columns.count)
    }
    let span = MaskedSpan(columns, row: y, of: mask)
    func blend(_ part: Range<Int>, _ mask: UnsafePointer<UInt8>?) {
      let start = part.lowerBound - columns.lowerBound
      unsafe RowBlending.blend(
        source + start, coverage: coverage, mask, over: row + start, count: part.count)
    }
    unsafe blend(span.before, mask.address(x: span.before.lowerBound, y: y))
    blend(span.solid, nil)
    unsafe blend(span.after, mask.address(x: span.after.lowerBound, y: y))
  }
}

/// A sink that blends a colour for each pixel.
protocol TargetSink: CoverageSink {
  /// The pixels to change.
  var target: PaintTarget { get }

  /// Returns the premultiplied colour to blend at a pixel.
  mutating func pixel(x: Int, y: Int) -> UInt32
}

/// A sink that blends one colour where a shape covers the target.
struct ColorSink: TargetSink {
  let target: PaintTarget
  /// The premultiplied colour.
  let pixel: UInt32

  @inline(__always)
  func pixel(x: Int, y: Int) -> UInt32 { pixel }

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    if let mask = target.mask { return cover(y: y, x..<x + count, coverage, under: mask) }
    unsafe blend(coverage, over: target.surface.address(x: x, y: y), count: count)
  }

  mutating func cover(rows: Range<Int>, x: Int, count: Int, coverage: UInt8) {
    if count > 1 || target.mask != nil || rows.isEmpty {
      for y in rows { cover(y: y, x: x, count: count, coverage: coverage) }
      return
    }
    // The sides of frames are columns of one pixel.
    let source = Blending.scale(pixel: pixel, UInt32(coverage))
    var address = unsafe target.surface.address(x: x, y: rows.lowerBound)
    for _ in rows {
      unsafe address.pointee = unsafe Blending.over(source, address.pointee)
      unsafe address += target.surface.rect.width
    }
  }

  /// Blends the colour over a part of a row.
  @inline(__always) @unsafe
  private func blend(_ coverage: UInt8, over row: UnsafeMutablePointer<UInt32>, count: Int) {
    if count == 1 {
      unsafe row.pointee = unsafe Blending.over(pixel, scaledBy: UInt32(coverage), row.pointee)
    } else {
      let source = coverage == 255 ? pixel : Blending.scale(pixel: pixel, UInt32(coverage))
      unsafe RowBlending.blend(source, over: row, count: count)
    }
  }

  /// Blends the colour of a span under a clip.
  private func cover(y: Int, _ columns: Range<Int>, _ coverage: UInt8, under mask: ClipMask) {
    let span = MaskedSpan(columns, row: y, of: mask)
    if !span.solid.isEmpty {
      unsafe blend(
        coverage, over: target.surface.address(x: span.solid.lowerBound, y: y),
        count: span.solid.count)
    }
    cover(y: y, span.before, coverage, byBytesOf: mask)
    cover(y: y, span.after, coverage, byBytesOf: mask)
  }

  /// Blends the colour of a part of a row in which the clip has bytes.
  private func cover(
    y: Int, _ part: Range<Int>, _ coverage: UInt8, byBytesOf mask: ClipMask
  ) {
    if part.isEmpty { return }
    unsafe RowBlending.blend(
      pixel, coverage: coverage, mask.address(x: part.lowerBound, y: y),
      over: target.surface.address(x: part.lowerBound, y: y), count: part.count)
  }
}
