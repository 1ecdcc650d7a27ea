/// Puts the masks of runs into pictures.
enum TextPainting {
  /// Blends a run in one colour; the pen starts at a point on the baseline, in pixels.
  ///
  /// The pen is rounded to whole pixels, so equal runs look equal wherever they stand.
  static func paint(_ mask: RunMask, pen: (x: Int, y: Int), pixel: UInt32, on target: PaintTarget) {
    precondition(
      mask.coverage.count == mask.width * mask.height,
      "A run's mask of \(mask.width)x\(mask.height) holds \(mask.coverage.count) bytes; "
        + "the rasterizer must give one for each pixel.")
    let ink = PixelRect(
      x: pen.x + mask.left, y: pen.y + mask.top, width: mask.width, height: mask.height)
    let area = ink.intersection(target.region)
    if area.isEmpty { return }
    unsafe mask.coverage.withUnsafeBufferPointer { coverage in
      for y in area.y..<area.maxY {
        let source = (y - ink.y) * ink.width + area.x - ink.x
        let row = unsafe target.surface.address(x: area.x, y: y)
        let clip = unsafe target.mask?.address(x: area.x, y: y)
        for x in 0..<area.width {
          var factor = UInt32(unsafe coverage[source + x])
          if factor == 0 { continue }
          if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[x])) }
          unsafe row[x] = unsafe Blending.over(Blending.scale(pixel: pixel, factor), row[x])
        }
      }
    }
  }

  /// Where a pen stands in whole pixels; `nil` if that is nowhere.
  static func pen(at point: CGPoint, scale: CGFloat) -> (x: Int, y: Int)? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard x.isFinite, y.isFinite else { return nil }
    return (
      Int((PaintLimits.clamp(x) + 0.5).rounded(.down)),
      Int((PaintLimits.clamp(y) + 0.5).rounded(.down))
    )
  }
}
