extension PaintPass {
  /// Returns the transformed outlines, which were computed at the maximum scale of the transform.
  func transformed(_ outlines: [Polyline]) -> [Polyline] {
    if transform.isIdentity { return outlines }
    let stretch = transform.maximumScale
    guard stretch > 0, stretch.isFinite else { return [] }
    let (x, y) = (
      Polyline.Point(transform.a, transform.b) / stretch,
      Polyline.Point(transform.c, transform.d) / stretch
    )
    let origin = Polyline.Point(transform.tx, transform.ty) * Double(scale)
    return outlines.map { outline in
      var result = outline
      result.points = outline.points.map { x * $0.x + y * $0.y + origin }
      return result
    }
  }

  /// Paints a run: with a font of the transformed size if the run remains upright, otherwise by
  /// resampling its mask.
  mutating func paint(_ run: TextRun, at point: CGPoint, _ shading: Shading, on target: PaintTarget)
  {
    let area = target.limited(to: bounds.bounds(of: run, at: point))
    guard !area.region.isEmpty, transform.isInvertible else { return }
    switch shading {
    case .color(let color):
      let pixel = Blending.pixel(color)
      if pixel == 0 { return }
      paint(run, at: point, with: ColorSink(target: area, pixel: pixel))
    case .gradient(let ramp, let geometry):
      guard let source = source(ramp, geometry) else { return }
      paint(run, at: point, with: GradientSink(target: area, source: source))
    case .mesh(let mesh):
      let layer = layer(of: mesh, in: area.region)
      paint(run, at: point, with: LayerSink(target: area, layer: layer))
    case .backdrop(let material):
      let layer = layer(of: material, on: area)
      paint(run, at: point, with: LayerSink(target: area, layer: layer))
    }
  }

  /// Paints the mask of a run with a sink that determines its colours.
  private func paint<Sink: TargetSink>(_ run: TextRun, at point: CGPoint, with sink: Sink) {
    let stretch = transform.uniformScale ?? transform.maximumScale
    let font = run.font.scaled(by: stretch)
    if transform.uniformScale != nil {
      guard let pen = TextPainting.pen(at: point.applying(transform), scale: scale) else { return }
      let mask = rasterizer.mask(of: run.text, in: font, scale: scale)
      return TextPainting.paint(mask, pen: pen, with: sink)
    }
    // The size of a font is limited, so the glyphs may be smaller than requested.
    let unit = run.font.size / (font.size * scale)
    let placed = CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: point.x, ty: point.y)
      .concatenating(transform).concatenating(CGAffineTransform(scaleX: scale, y: scale))
    guard placed.isInvertible else { return }
    let mask = rasterizer.mask(of: run.text, in: font, scale: scale)
    TextPainting.paint(mask, through: placed.inverted(), with: sink)
  }
}
