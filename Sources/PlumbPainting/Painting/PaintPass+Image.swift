extension PaintPass {
  /// Paints an image in its frame.
  mutating func paint(_ image: PlacedImage, on target: PaintTarget) {
    let extent = Path(image.extent)
    let area = target.limited(to: bounds.bounds(of: extent))
    guard !area.region.isEmpty,
      let sampler = ImageSampler(image, through: transform, scale: scale)
    else { return }
    let path = extent.applying(transform)
    if let rect = gridRect(path) {
      let inside = area.limited(to: rect)
      if inside.region.isEmpty { return }
      var sink = ImageSink(target: inside, sampler: sampler)
      let region = inside.region
      for y in region.y..<region.maxY {
        sink.cover(y: y, x: region.x, count: region.width, coverage: 255)
      }
    } else {
      var flattening = Flattening(scale: Double(scale))
      var sink = ImageSink(target: area, sampler: sampler)
      coverage.rasterize(
        EdgeList(flattening.flatten(path)), in: area.region,
        style: FillStyle(antialiased: image.isAntialiased), into: &sink)
    }
  }
}

extension Blending {
  /// Returns the mixture of two premultiplied pixels, computed for two bytes at a time.
  ///
  /// - Parameter fraction: The weight of the second pixel, from 0 to 256.
  @inline(__always)
  static func mix(_ first: UInt32, _ second: UInt32, _ fraction: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let rest = 256 &- fraction
    let half: UInt32 = 0x0080_0080
    let even = (first & mask) &* rest &+ (second & mask) &* fraction &+ half
    let odd = (first >> 8 & mask) &* rest &+ (second >> 8 & mask) &* fraction &+ half
    return even >> 8 & mask | odd & ~mask
  }
}
