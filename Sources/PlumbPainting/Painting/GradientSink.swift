/// A sink that blends a gradient where a shape covers the target.
struct GradientSink: TargetSink {
  let target: PaintTarget
  var source: GradientSource

  @inline(__always)
  mutating func pixel(x: Int, y: Int) -> UInt32 { source.pixel(x: x, y: y) }

  @inline(__always)
  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    if source.isConstantInRows {
      var sink = ColorSink(target: target, pixel: source.pixel(x: x, y: y))
      return sink.cover(y: y, x: x, count: count, coverage: coverage)
    }
    let row = unsafe target.surface.address(x: x, y: y)
    let clip = unsafe target.mask?.address(x: x, y: y)
    for index in 0..<count {
      var factor = UInt32(coverage)
      if let clip = unsafe clip { factor = Blending.scale(factor, UInt32(unsafe clip[index])) }
      if factor == 0 { continue }
      let pixel = source.pixel(x: x + index, y: y)
      let scaled = factor == 255 ? pixel : Blending.scale(pixel: pixel, factor)
      unsafe row[index] = unsafe Blending.over(scaled, row[index])
    }
  }
}
