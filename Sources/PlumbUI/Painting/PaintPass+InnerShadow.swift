extension PaintPass {
  /// Paints contents as one picture, with a shadow that falls on it from its own edges.
  ///
  /// 1. The contents are painted into a layer large enough for what is seen of them and for the
  ///    edges that throw a shadow on that.
  /// 2. What the layer lets through, moved and blurred, is the shadow's coverage.
  /// 3. The shadow is blended into the layer where that is opaque, then the layer into the target.
  mutating func shadeInside(
    _ contents: [DrawCommand], _ pixel: UInt32, _ shadow: ShadowGeometry, on target: PaintTarget
  ) {
    let ink = bounds.bounds(of: contents)
      .intersection(picture.padded(PaintLimits.effectMargin))
    let seen = target.region.intersection(ink)
    if seen.isEmpty { return }
    let field = seen.moved(-shadow.dx, -shadow.dy).padded(shadow.blur.reach)
    let extent = seen.union(field.intersection(ink))
    let layer = Layer(extent)
    paint(contents, on: PaintTarget(surface: layer.surface, region: extent))
    if pixel != 0 {
      var gaps = layer.values(ofByteAt: 24, in: field).map { UInt16.max - $0 }
      shadow.blur.apply(to: &gaps, width: field.width, height: field.height)
      for y in seen.y..<seen.maxY {
        let row = (y - shadow.dy - field.y) * field.width - shadow.dx - field.x
        let pixels = unsafe layer.surface.address(x: seen.x, y: y)
        for x in 0..<seen.width {
          let under = unsafe pixels[x]
          let coverage = UInt32(PaintPass.byte(gaps[row + seen.x + x]))
          if under == 0 || coverage == 0 { continue }
          let shade = Blending.scale(pixel: pixel, Blending.scale(coverage, under >> 24))
          // The opacity stays what it was, but for rounding that must not exceed it.
          let kept = Blending.scale(pixel: under, 255 - Blending.scale(pixel >> 24, coverage))
          unsafe pixels[x] = PaintPass.sum(shade, kept, opacity: under >> 24)
        }
      }
    }
    target.blend(layer, opacity: 255)
  }

  /// The sum of two pixels with a given opacity, which no byte of it exceeds.
  private static func sum(_ a: UInt32, _ b: UInt32, opacity: UInt32) -> UInt32 {
    func byte(_ shift: UInt32) -> UInt32 {
      min((a >> shift & 255) + (b >> shift & 255), opacity) << shift
    }
    return opacity << 24 | byte(16) | byte(8) | byte(0)
  }
}
