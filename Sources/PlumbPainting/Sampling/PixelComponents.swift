/// The red, green, blue and opacity of a pixel from 0 to 1, premultiplied unless stated otherwise.
package typealias PixelComponents = SIMD4<Float>

extension SIMD4<Float> {
  /// Creates the components of a premultiplied pixel.
  @inline(__always)
  package init(pixel: UInt32) {
    self =
      PixelComponents(
        Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
      / 255
  }

  /// The pixel nearest to the premultiplied components, which are clamped to valid values.
  @inline(__always)
  package var pixel: UInt32 {
    let opacity = PixelComponents(repeating: w).bounded(by: PixelComponents(repeating: 1))
    // No byte of a premultiplied pixel exceeds its opacity.
    let bytes = bounded(by: opacity) * 255 + 0.5
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  /// Returns the components clamped between 0 and a limit; NaN counts as 0.
  @inline(__always)
  package func bounded(by limit: PixelComponents) -> PixelComponents {
    replacing(with: 0, where: .!(self .> 0)).replacing(with: limit, where: self .> limit)
  }

  /// The colour without premultiplication; zero for a transparent pixel.
  @inline(__always)
  package var straight: PixelComponents {
    guard w > 0 else { return .zero }
    var colors = self / w
    colors.w = w
    return colors
  }

  /// The colour multiplied by the opacity.
  @inline(__always)
  var premultiplied: PixelComponents {
    var colors = self * w
    colors.w = w
    return colors
  }
}
