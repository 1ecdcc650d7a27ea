internal import Foundation

/// The opacities that show after a threshold.
struct OpacityRange {
  let min: Float
  let max: Float

  /// How much of a pixel lies within the range, 0 to 1.
  ///
  /// - Parameters:
  ///   - opacity: at the middle of the pixel.
  ///   - slope: by how much the opacity changes from one pixel to the next. Where it changes, the
  ///     limit is a line, and this is the share of the pixel on the right side of it.
  func share(of opacity: Float, slope: Float) -> Float {
    if opacity == 0 { return 0 }
    guard slope > 0 else { return opacity >= min && opacity <= max ? 1 : 0 }
    let above = bounded((opacity - min) / slope + 0.5)
    // Nothing is more than opaque, so this limit is no line.
    let below = max >= 1 ? 1 : bounded((max - opacity) / slope + 0.5)
    return above * below
  }

  private func bounded(_ share: Float) -> Float { Swift.min(Swift.max(share, 0), 1) }
}

extension PaintPass {
  /// Paints contents as one picture and shows in one colour what is as opaque as is asked for.
  mutating func cut(
    _ contents: [DrawCommand], at range: OpacityRange, _ color: UInt32, on target: PaintTarget
  ) {
    let area = target.limited(to: bounds.bounds(of: contents))
    // The slope at the edge of the area depends on the pixels beyond it.
    let field = area.region.padded(1)
    guard let layer = layer(of: contents, in: field) else { return }
    area.blend(layer.cut(at: range, color, in: area.region), opacity: 255)
  }
}

extension Layer {
  /// The pixels of a part that lies at least one pixel inside, in one colour where they are in range.
  fileprivate func cut(at range: OpacityRange, _ color: UInt32, in part: PixelRect) -> Layer {
    let result = Layer(part)
    let width = surface.rect.width
    for y in part.y..<part.maxY {
      let source = unsafe surface.address(x: part.x, y: y)
      let row = unsafe result.surface.address(x: part.x, y: y)
      for x in 0..<part.width {
        func opacity(_ offset: Int) -> Float { Float(unsafe source[x + offset] >> 24) / 255 }
        let slope = hypot(opacity(1) - opacity(-1), opacity(width) - opacity(-width)) / 2
        let share = range.share(of: opacity(0), slope: slope)
        unsafe row[x] = Blending.scale(pixel: color, UInt32((share * 255).rounded()))
      }
    }
    return result
  }
}
