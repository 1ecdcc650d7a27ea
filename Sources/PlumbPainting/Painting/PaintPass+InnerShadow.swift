extension PaintPass {
  /// Paints contents with a shadow inside of them, along their edges.
  ///
  /// 1. The contents are painted into a layer large enough for their visible part and for the edges
  ///    whose shadow is visible.
  /// 2. The transparency of the layer, offset and blurred, is the coverage of the shadow.
  /// 3. The shadow is blended into the layer where it is opaque, then the layer into the target.
  mutating func paintWithInnerShadow(
    _ contents: [DrawCommand], _ pixel: UInt32, _ shadow: ShadowGeometry, on target: PaintTarget
  ) {
    let ink = bounds.bounds(of: contents)
      .intersection(canvasBounds.padded(PaintLimits.effectMargin))
    let visible = target.region.intersection(ink)
    if visible.isEmpty { return }
    let shade = visible.moved(-shadow.dx, -shadow.dy)
    let extent = visible.union(shadow.blur.field(of: shade).intersection(ink))
    let layer = Layer(extent)
    paint(contents, on: PaintTarget(surface: layer.surface, region: extent))
    if pixel != 0 {
      let gaps = layer.blurredOpacity(by: shadow.blur, in: shade, isInverted: true)
      for y in visible.y..<visible.maxY {
        let row = (y - visible.y) * visible.width
        let pixels = unsafe layer.surface.address(x: visible.x, y: y)
        for x in 0..<visible.width {
          let under = unsafe pixels[x]
          let coverage = UInt32(gaps[row + x])
          if under == 0 || coverage == 0 { continue }
          let shade = Blending.scale(pixel: pixel, Blending.scale(coverage, under >> 24))
          // The opacity is unchanged; components must not exceed it due to rounding.
          let kept = Blending.scale(pixel: under, 255 - Blending.scale(pixel >> 24, coverage))
          unsafe pixels[x] = PaintPass.sum(shade, kept, opacity: under >> 24)
        }
      }
    }
    target.blend(layer, opacity: 255)
  }

  /// Returns the sum of two pixels with a given opacity, to which all components are limited.
  private static func sum(_ a: UInt32, _ b: UInt32, opacity: UInt32) -> UInt32 {
    func byte(_ shift: UInt32) -> UInt32 {
      min((a >> shift & 255) + (b >> shift & 255), opacity) << shift
    }
    return opacity << 24 | byte(16) | byte(8) | byte(0)
  }
}
