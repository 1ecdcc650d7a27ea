/// Functions that paint the masks of text runs.
enum TextPainting {
  /// Blends a run; the pen starts at a point on the baseline, in pixels.
  ///
  /// The pen is rounded to whole pixels, so equal runs look equal at every position.
  static func paint<Sink: TargetSink>(
    _ mask: RunMask, pen: (x: Int, y: Int), with sink: Sink
  ) {
    var sink = sink
    let target = sink.target
    precondition(
      mask.coverage.count == mask.width * mask.height,
      "The mask of a run of \(mask.width)x\(mask.height) pixels has \(mask.coverage.count) bytes; "
        + "the rasterizer must return one for each pixel.")
    let ink = PixelRect(
      x: pen.x + mask.left, y: pen.y + mask.top, width: mask.width, height: mask.height)
    let area = ink.intersection(target.region)
    if area.isEmpty { return }
    if mask.colors != nil {
      return paint(colorsOf: mask, ink, area, with: sink)
    }
    let color = (sink as? ColorSink)?.pixel
    unsafe mask.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for y in area.y..<area.maxY {
        let columns = area.x..<area.maxX
        let row = unsafe coverage + (y - ink.y) * ink.width
        guard let color else {
          unsafe blend(row, of: ink, columns, y: y, with: &sink)
          continue
        }
        var solid = columns
        if let clip = target.mask {
          let span = MaskedSpan(columns, row: y, of: clip)
          unsafe blend(row, of: ink, span.before, y: y, with: &sink)
          unsafe blend(row, of: ink, span.after, y: y, with: &sink)
          solid = span.solid
        }
        if solid.isEmpty { continue }
        unsafe RowBlending.blend(
          color, coverage: row + (solid.lowerBound - ink.x),
          over: target.surface.address(x: solid.lowerBound, y: y), count: solid.count)
      }
    }
  }

  /// Blends some columns of a row of a run, one by one.
  ///
  /// - Parameter coverage: the coverage of the row from the left edge of the ink.
  @unsafe
  private static func blend<Sink: TargetSink>(
    _ coverage: UnsafePointer<UInt8>, of ink: PixelRect, _ columns: Range<Int>, y: Int,
    with sink: inout Sink
  ) {
    if columns.isEmpty { return }
    let source = unsafe coverage + (columns.lowerBound - ink.x)
    let row = unsafe sink.target.surface.address(x: columns.lowerBound, y: y)
    let clip = unsafe sink.target.mask?.completeAddress(x: columns.lowerBound, y: y)
    for x in 0..<columns.count {
      var factor = UInt32(unsafe source[x])
      if factor == 0 { continue }
      if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[x])) }
      let pixel = sink.pixel(x: columns.lowerBound + x, y: y)
      unsafe row[x] = unsafe Blending.over(pixel, scaledBy: factor, row[x])
    }
  }

  /// Blends a run that has its own colours; only the opacity of the sink's colour is used.
  private static func paint<Sink: TargetSink>(
    colorsOf mask: RunMask, _ ink: PixelRect, _ area: PixelRect, with sink: Sink
  ) {
    var sink = sink
    let target = sink.target
    guard let colors = mask.colors else { return }
    precondition(
      colors.count == mask.width * mask.height,
      "The mask of a run of \(mask.width)x\(mask.height) pixels has \(colors.count) colours; "
        + "the rasterizer must return one for each pixel.")
    unsafe colors.withUnsafeBufferPointer { colors in
      for y in area.y..<area.maxY {
        let source = (y - ink.y) * ink.width + area.x - ink.x
        let row = unsafe target.surface.address(x: area.x, y: y)
        let clip = unsafe target.mask?.completeAddress(x: area.x, y: y)
        for x in 0..<area.width {
          let color = unsafe colors[source + x]
          if color == 0 { continue }
          var factor = sink.pixel(x: area.x + x, y: y) >> 24
          if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[x])) }
          unsafe row[x] = unsafe Blending.over(color, scaledBy: factor, row[x])
        }
      }
    }
  }

  /// Blends a run that is rotated, mirrored or scaled, with bilinear interpolation of its mask.
  ///
  /// - Parameter transform: The transform from pixels of the canvas to pixels of the mask, whose
  ///   pen is at the origin.
  static func paint<Sink: TargetSink>(
    _ mask: RunMask, through transform: CGAffineTransform, with sink: Sink
  ) {
    var sink = sink
    let target = sink.target
    for y in target.region.y..<target.region.maxY {
      for x in target.region.x..<target.region.maxX {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(transform)
        let coverage = mask.coverage(atX: Double(point.x), y: Double(point.y))
        if coverage == 0 { continue }
        if let color = mask.color(atX: Double(point.x), y: Double(point.y)) {
          // The colour of the nearest pixel, with the interpolated coverage of the nearest four.
          let opacity = sink.pixel(x: x, y: y) >> 24
          var own = ColorSink(target: target, pixel: Blending.scale(pixel: color, opacity))
          own.cover(y: y, x: x, count: 1, coverage: coverage)
        } else {
          sink.cover(y: y, x: x, count: 1, coverage: coverage)
        }
      }
    }
  }

  /// Returns the position of a pen in whole pixels, or `nil` if it is not finite.
  static func pen(at point: CGPoint, scale: CGFloat) -> (x: Int, y: Int)? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard x.isFinite, y.isFinite else { return nil }
    return (
      Int((PaintLimits.clamp(x) + 0.5).rounded(.down)),
      Int((PaintLimits.clamp(y) + 0.5).rounded(.down))
    )
  }
}

extension RunMask {
  /// Returns the coverage at a point in pixels from the pen, interpolated between the nearest four
  /// pixels.
  fileprivate func coverage(atX x: Double, y: Double) -> UInt8 {
    let (x, y) = (x - Double(left) - 0.5, y - Double(top) - 0.5)
    guard x > -1, y > -1, x < Double(width), y < Double(height) else { return 0 }
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, below) = (x - Double(column), y - Double(row))
    let upper = mixed(self[column, row], self[column + 1, row], right)
    let lower = mixed(self[column, row + 1], self[column + 1, row + 1], right)
    return UInt8(mixed(upper, lower, below).rounded())
  }

  /// Returns the colour at a point without its opacity, or `nil` if the mask has no colours.
  fileprivate func color(atX x: Double, y: Double) -> UInt32? {
    guard let colors else { return nil }
    let column = min(max(Int((x - Double(left)).rounded(.down)), 0), width - 1)
    let row = min(max(Int((y - Double(top)).rounded(.down)), 0), height - 1)
    let word = colors[row * width + column]
    let alpha = word >> 24
    if alpha == 0 { return 0 }
    func channel(_ shift: UInt32) -> UInt32 { (word >> shift & 255) * 255 / alpha }
    return 0xFF00_0000 | channel(16) << 16 | channel(8) << 8 | channel(0)
  }

  /// The coverage of a pixel of the mask; zero outside of it.
  private subscript(column: Int, row: Int) -> Double {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return Double(coverage[row * width + column])
  }

  /// Returns the linear interpolation between two values.
  private func mixed(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    a + (b - a) * fraction
  }
}
