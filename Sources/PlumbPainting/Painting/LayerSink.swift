/// A sink that blends the pixels of a layer where a shape covers the target.
struct LayerSink: TargetSink {
  let target: PaintTarget
  /// The pixels to blend, which include all of the target's region.
  let layer: Layer

  @inline(__always)
  func pixel(x: Int, y: Int) -> UInt32 { unsafe layer.surface.address(x: x, y: y).pointee }

  mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
    unsafe target.blend(
      layer.surface.address(x: x, y: y), y: y, x..<x + count, coverage,
      over: target.surface.address(x: x, y: y))
  }
}
