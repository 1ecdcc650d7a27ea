/// A shadow with its geometry in pixels.
struct DropShadow {
  /// The premultiplied colour.
  let pixel: UInt32
  let geometry: ShadowGeometry
  /// The position relative to the contents.
  let placement: ShadowPlacement
  /// The mode in which the shadow is composited with its backdrop.
  let mode: BlendMode
}

extension PaintPass {
  /// Paints contents with a shadow.
  ///
  /// 1. The contents are painted into a layer large enough for their visible part and for the part
  ///    whose shadow is visible.
  /// 2. The opacity of the layer, offset and blurred, is the coverage of the shadow.
  /// 3. The shadow and the layer are blended, from back to front.
  mutating func paintWithShadow(
    _ contents: [DrawCommand], _ cast: DropShadow, on target: PaintTarget
  ) {
    if cast.pixel == 0 {
      if cast.placement != .alone { paintUnchanged(contents, on: target) }
      return
    }
    let shadow = cast.geometry
    let ink = bounds.bounds(of: contents)
      .intersection(canvasBounds.padded(PaintLimits.effectMargin))
    let reach = shadow.blur.reach
    let shade = target.region.intersection(ink.padded(reach).moved(shadow.dx, shadow.dy))
    let castRect = shade.moved(-shadow.dx, -shadow.dy)
    let sourceRect =
      castRect.isEmpty ? castRect : shadow.blur.field(of: castRect).intersection(ink)
    let extent = target.region.intersection(ink).union(sourceRect)
    if extent.isEmpty { return }
    let layer = Layer(extent)
    paint(contents, on: PaintTarget(surface: layer.surface, region: extent))
    if cast.placement == .above { target.blend(layer, opacity: 255) }
    if !sourceRect.isEmpty { blend(cast, of: layer, on: target.limited(to: shade)) }
    if cast.placement == .behind { target.blend(layer, opacity: 255) }
  }

  /// Blends the shadow of a layer with the blend mode of the shadow.
  private func blend(_ cast: DropShadow, of layer: Layer, on target: PaintTarget) {
    guard cast.mode != .normal else {
      return blend(shadowOf: layer, cast.geometry, cast.pixel, on: target)
    }
    let shade = Layer(target.region)
    blend(
      shadowOf: layer, cast.geometry, cast.pixel,
      on: PaintTarget(surface: shade.surface, region: target.region))
    target.blend(shade, by: cast.mode)
  }

  /// Blends the shadow of a layer into the region of the target.
  private func blend(
    shadowOf layer: Layer, _ shadow: ShadowGeometry, _ pixel: UInt32, on target: PaintTarget
  ) {
    let region = target.region
    let coverage = shadows.coverage(
      of: layer, by: shadow.blur, in: region.moved(-shadow.dx, -shadow.dy))
    unsafe coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return }
      for y in region.y..<region.maxY {
        unsafe target.blend(pixel, coverage + (y - region.y) * region.width, y: y)
      }
    }
  }
}

extension PaintTarget {
  /// Blends a colour over a row of the region, multiplied by the coverage of each pixel and the
  /// mask.
  @unsafe
  fileprivate func blend(_ pixel: UInt32, _ coverage: UnsafePointer<UInt8>, y: Int) {
    guard mask != nil else {
      return unsafe RowBlending.blend(
        pixel, coverage: coverage, over: surface.address(x: region.x, y: y), count: region.width)
    }
    var sink = ColorSink(target: self, pixel: pixel)
    var start = 0
    while start < region.width {
      let value = unsafe coverage[start]
      // Inside and outside of large shapes, the coverage is constant in long spans.
      var end = start + 1
      while end < region.width, unsafe coverage[end] == value { end += 1 }
      if value > 0 {
        sink.cover(y: y, x: region.x + start, count: end - start, coverage: value)
      }
      start = end
    }
  }
}
