extension PaintPass {
  /// Paints contents in perspective.
  ///
  /// 1. The part of the contents that is visible is painted upright into a layer of its own scale.
  /// 2. Each pixel of the canvas takes its colour from there, through the inverse projection.
  mutating func paint(
    _ contents: [DrawCommand], through projection: PlacedProjection, on target: PaintTarget
  ) {
    let plane = ProjectionPlane(projection, of: contents, in: bounds)
    let area = target.limited(to: plane.canvasBounds(of: plane.ink))
    var inverse = plane.toCanvas
    guard !area.region.isEmpty, inverse.invert() else { return }
    let visible = plane.field(of: area.region, through: inverse)
    if visible.isEmpty { return }
    let field = plane.bounds.backdropField(of: contents, for: visible).intersection(plane.ink)
    var inner = PaintPass(
      rasterizer: rasterizer, shadows: shadows, scale: plane.bounds.scale,
      canvasBounds: plane.ink)
    guard let picture = inner.layer(of: contents, in: field) else { return }
    let sampler = ProjectionSampler(picture.surface, through: inverse)
    let result = unsafe Layer(unwritten: area.region)
    for y in area.region.y..<area.region.maxY {
      let row = unsafe result.surface.address(x: area.region.x, y: y)
      for x in 0..<area.region.width {
        unsafe row[x] = sampler.pixel(x: area.region.x + x, y: y)
      }
    }
    area.blend(result, opacity: 255)
  }
}
