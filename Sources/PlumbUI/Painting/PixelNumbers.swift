/// A pixel as red, green, blue and opacity from 0 to 1, premultiplied unless something else is said.
typealias PixelNumbers = SIMD4<Float>

extension SIMD4<Float> {
  /// The numbers of a premultiplied pixel.
  @inline(__always)
  init(pixel: UInt32) {
    self =
      PixelNumbers(
        Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255), Float(pixel >> 24))
      / 255
  }

  /// The pixel nearest to premultiplied numbers; what lies beyond a pixel's range is brought back.
  @inline(__always)
  var pixel: UInt32 {
    let opacity = PixelNumbers(repeating: w).bounded(by: PixelNumbers(repeating: 1))
    // No byte of a premultiplied pixel is larger than its opacity.
    let bytes = bounded(by: opacity) * 255 + 0.5
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }

  /// Between 0 and a limit; what is no number counts as 0.
  @inline(__always)
  func bounded(by limit: PixelNumbers) -> PixelNumbers {
    replacing(with: 0, where: .!(self .> 0)).replacing(with: limit, where: self .> limit)
  }

  /// The colours without the opacity they are multiplied by; of nothing there are none.
  @inline(__always)
  var straight: PixelNumbers {
    guard w > 0 else { return .zero }
    var colors = self / w
    colors.w = w
    return colors
  }

  /// The colours multiplied by the opacity.
  @inline(__always)
  var premultiplied: PixelNumbers {
    var colors = self * w
    colors.w = w
    return colors
  }
}
