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
    let field = visible.padded(blur.reach)
    let source = field.intersection(ink)
    if source.isEmpty { return }
    let layer = Layer(source)
    paint(contents, on: PaintTarget(surface: layer.surface, region: source))
    let result = Layer(visible)
    let channels = ([16, 8, 0, 24] as [UInt32]).map { shift in
      var values = layer.values(ofByteAt: shift, in: field)
      blur.apply(to: &values, width: field.width, height: field.height)
      return values
    }
    result.fill(channels, of: field, isOpaque: isOpaque)
    target.blend(result, opacity: 255)
  }
}

extension Layer {
  /// Returns one byte of each pixel, scaled to 0...65 535; it is zero outside of the layer.
  ///
  /// - Parameter shift: The index of the lowest bit of the byte in a pixel.
  package func values(ofByteAt shift: UInt32, in field: PixelRect) -> [UInt16] {
    var values = [UInt16](repeating: 0, count: field.width * field.height)
    let area = field.intersection(surface.rect)
    if area.isEmpty { return values }
    for y in area.y..<area.maxY {
      let source = unsafe surface.address(x: area.x, y: y)
      let start = (y - field.y) * field.width + area.x - field.x
      for x in 0..<area.width {
        values[start + x] = UInt16(truncatingIfNeeded: unsafe (source[x] >> shift & 255) * 257)
      }
    }
    return values
  }

  /// Replaces the pixels by values of red, green, blue and opacity.
  ///
  /// - Parameters:
  ///   - field: The rectangle of the values, which contains the layer.
  ///   - isOpaque: Whether all pixels that are not transparent become opaque.
  fileprivate func fill(_ channels: [[UInt16]], of field: PixelRect, isOpaque: Bool) {
    let rect = surface.rect
    for y in rect.y..<rect.maxY {
      let row = unsafe surface.address(x: rect.x, y: y)
      let start = (y - field.y) * field.width + rect.x - field.x
      for x in 0..<rect.width {
        let opacity = UInt32(channels[3][start + x])
        if opacity == 0 { continue }
        func byte(_ channel: Int) -> UInt32 {
          let value = UInt32(channels[channel][start + x])
          if isOpaque { return min(255, (value * 255 + opacity / 2) / opacity) }
          // A component may exceed the opacity due to rounding.
          return (min(value, opacity) + 128) / 257
        }
        unsafe row[x] = byte(3) << 24 | byte(0) << 16 | byte(1) << 8 | byte(2)
      }
    }
  }
}
