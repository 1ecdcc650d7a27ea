extension PaintPass {
  /// Paints contents with a blur.
  ///
  /// 1. The part of the contents that spreads into the visible region is painted into a layer.
  /// 2. Red, green, blue and opacity are blurred separately, premultiplied, so that transparent
  ///   pixels contribute no colour.
  /// 3. The results are combined into a layer, which is blended.
  mutating func blur(
    _ contents: [DrawCommand], _ blur: GaussianBlur, isOpaque: Bool, on target: PaintTarget
  ) {
    if blur.reach == 0, !isOpaque { return paintUnchanged(contents, on: target) }
    let ink = bounds.bounds(of: contents).intersection(
      canvasBounds.padded(PaintLimits.effectMargin))
    let visible = target.region.intersection(ink.padded(blur.reach))
    if visible.isEmpty { return }
    let source = blur.field(of: visible).intersection(ink)
    if source.isEmpty { return }
    let layer = Layer(source)
    paint(contents, on: PaintTarget(surface: layer.surface, region: source))
    target.blend(layer.blurred(by: blur, in: visible, isOpaque: isOpaque), opacity: 255)
  }
}
