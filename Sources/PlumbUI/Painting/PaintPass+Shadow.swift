/// A shadow in pixels.
struct DropShadow {
  let pixel: UInt32
  let geometry: ShadowGeometry
  let place: ShadowPlace
  let mode: BlendMode
}

extension PaintPass {
  /// Paints contents as one picture, and its shadow.
  ///
  /// 1. The contents are painted into a layer large enough for what is seen of them and for what
  ///    throws a shadow into the part that is seen.
  /// 2. The layer's opacity, moved and blurred, is the shadow's coverage.
  /// 3. The shadow is blended and the layer, in the order in which they lie.
  mutating func shade(
    _ contents: [DrawCommand], _ cast: DropShadow, on target: PaintTarget
  ) {
    if cast.pixel == 0 {
      if cast.place != .alone { paintUnchanged(contents, on: target) }
      return
    }
    let shadow = cast.geometry
    let ink = bounds.bounds(of: contents)
      .intersection(picture.padded(PaintLimits.effectMargin))
    let reach = shadow.blur.reach
    let shade = target.region.intersection(ink.padded(reach).moved(shadow.dx, shadow.dy))
    let throwing = shade.moved(-shadow.dx, -shadow.dy).padded(reach).intersection(ink)
    let extent = target.region.intersection(ink).union(throwing)
    if extent.isEmpty { return }
    let layer = Layer(extent)
    paint(contents, on: PaintTarget(surface: layer.surface, region: extent))
    if cast.place == .above { target.blend(layer, opacity: 255) }
    if !throwing.isEmpty { blend(cast, of: layer, on: target.limited(to: shade)) }
    if cast.place == .behind { target.blend(layer, opacity: 255) }
  }

  /// Blends the shadow that a layer throws by its mode.
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

  /// Blends the shadow that a layer throws into the target's region.
  private func blend(
    shadowOf layer: Layer, _ shadow: ShadowGeometry, _ pixel: UInt32, on target: PaintTarget
  ) {
    let seen = target.region.moved(-shadow.dx, -shadow.dy)
    let field = seen.padded(shadow.blur.reach)
    var values = layer.values(ofByteAt: 24, in: field)
    shadow.blur.apply(to: &values, width: field.width, height: field.height)
    var sink = ColorSink(target: target, pixel: pixel)
    for y in seen.y..<seen.maxY {
      let row = (y - field.y) * field.width - field.x
      var start = seen.x
      while start < seen.maxX {
        let coverage = PaintPass.byte(values[row + start])
        // Inside and outside of large shapes, long runs are alike.
        var end = start + 1
        while end < seen.maxX, PaintPass.byte(values[row + end]) == coverage { end += 1 }
        if coverage > 0 {
          sink.cover(y: y + shadow.dy, x: start + shadow.dx, count: end - start, coverage: coverage)
        }
        start = end
      }
    }
  }

  static func byte(_ value: UInt16) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(value) + 128) / 257)
  }
}
