/// A sink that blends an image where a shape covers the target.
struct ImageSink: CoverageSink {
  let target: PaintTarget
  let sampler: ImageSampler

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    let row = unsafe target.surface.address(x: x, y: y)
    let clip = unsafe target.mask?.completeAddress(x: x, y: y)
    for index in 0..<count {
      var factor = UInt32(coverage)
      if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[index])) }
      if factor == 0 { continue }
      let pixel = sampler.pixel(x + index, y)
      let scaled = factor == 255 ? pixel : Blending.scale(pixel: pixel, factor)
      unsafe row[index] = unsafe Blending.over(scaled, row[index])
    }
  }
}
