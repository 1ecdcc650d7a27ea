internal import Foundation

/// The range of opacities selected by an alpha threshold.
struct OpacityRange {
  let min: Float
  let max: Float

  /// Returns the fraction of a pixel that is within the range, 0 to 1.
  ///
  /// - Parameters:
  ///   - opacity: The opacity at the centre of the pixel.
  ///   - slope: The change of the opacity from one pixel to the next. If it is not zero, the limit
  ///     is a line, and the result is the fraction of the pixel on the inner side of that line.
  func coverage(of opacity: Float, slope: Float) -> Float {
    if opacity == 0 { return 0 }
    guard slope > 0 else { return opacity >= min && opacity <= max ? 1 : 0 }
    let above = bounded((opacity - min) / slope + 0.5)
    // The opacity cannot exceed 1, so this limit is not a line.
    let below = max >= 1 ? 1 : bounded((max - opacity) / slope + 0.5)
    return above * below
  }

  private func bounded(_ coverage: Float) -> Float { Swift.min(Swift.max(coverage, 0), 1) }
}

extension PaintPass {
  /// Paints contents into a layer and replaces pixels within a range of opacity by one colour.
  mutating func applyThreshold(
    _ contents: [DrawCommand], at range: OpacityRange, _ color: UInt32, on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: contents))
    // The slope at the edge of the area depends on the pixels outside of it.
    let field = area.region.padded(1)
    guard let layer = layer(of: contents, in: field) else { return }
    area.blend(layer.applyThreshold(at: range, color, in: area.region), opacity: 255)
  }
}

extension Layer {
  /// Returns a part of the layer, in one colour where pixels are in the range.
  ///
  /// - Precondition: The layer is at least one pixel larger than the part on every side.
  fileprivate func applyThreshold(at range: OpacityRange, _ color: UInt32, in part: PixelRect)
    -> Layer
  {
    let result = Layer(part)
    let width = surface.rect.width
    for y in part.y..<part.maxY {
      let source = unsafe surface.address(x: part.x, y: y)
      let row = unsafe result.surface.address(x: part.x, y: y)
      for x in 0..<part.width {
        func opacity(_ offset: Int) -> Float { Float(unsafe source[x + offset] >> 24) / 255 }
        let slope = hypot(opacity(1) - opacity(-1), opacity(width) - opacity(-width)) / 2
        let coverage = range.coverage(of: opacity(0), slope: slope)
        unsafe row[x] = Blending.scale(pixel: color, UInt32((coverage * 255).rounded()))
      }
    }
    return result
  }
}
