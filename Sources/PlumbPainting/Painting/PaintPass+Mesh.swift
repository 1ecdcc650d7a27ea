extension PaintPass {
  /// Returns a layer with the pixels of a mesh gradient in a region.
  ///
  /// 1. The patches are painted, one pixel larger than the region, so that
  /// 2. pixels without colour take the colour of a neighbour: the outline decides whether they are
  ///    visible.
  /// 3. The patches are blended with the background, clipped to the outline if it is visible.
  ///
  /// - Precondition: The region is not empty.
  mutating func layer(of mesh: GradientMesh, in region: PixelRect) -> Layer {
    let pixels = transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let colors = Layer(region.padded(1))
    var painting = MeshPainting(on: colors)
    painting.paint(mesh, through: pixels)
    painting.extendColors(in: region)
    let background = Blending.pixel(mesh.background)
    if mesh.fillsFrame, background == 0 { return colors }
    let result = Layer(region)
    var target = PaintTarget(surface: result.surface, region: region)
    target.clear(to: background)
    if !mesh.fillsFrame {
      let mask = ClipMask(region)
      var sink = MaskSink(mask: mask, outer: nil)
      coverage.rasterize(
        edges(of: mesh.outline.applying(transform)), in: region, style: FillStyle(), into: &sink)
      target.mask = mask
    }
    target.blend(colors, opacity: 255)
    return result
  }
}
