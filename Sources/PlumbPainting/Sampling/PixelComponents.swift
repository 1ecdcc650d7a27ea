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
    // Rounded down: from 2²³ on, the low bits of a Float are the nearest integer, which is one too
    // large where it is greater. A conversion of each component would check its range.
    let sum = bytes + 8_388_608
    let whole = sum.bits &+ SIMD4<UInt32>(bitsOf: sum - 8_388_608 .> bytes)
    let ordered = SIMD4<UInt32>(whole.z, whole.y, whole.x, whole.w)
    return unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: ordered), to: UInt32.self)
  }

  /// Returns the components clamped between 0 and a limit; NaN counts as 0.
  @inline(__always)
  package func bounded(by limit: PixelComponents) -> PixelComponents {
    // A choice by a mask of lanes would be a branch for each of them.
    let above = SIMD4<UInt32>(bitsOf: self .> limit)
    let positive = bits & SIMD4<UInt32>(bitsOf: self .> 0)
    let chosen = positive & ~above | limit.bits & above
    return unsafe unsafeBitCast(chosen, to: PixelComponents.self)
  }

  /// The bits of the components.
  @inline(__always)
  private var bits: SIMD4<UInt32> { unsafe unsafeBitCast(self, to: SIMD4<UInt32>.self) }

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

extension SIMD4<UInt32> {
  /// Creates words of ones where a mask is true, and of zeros elsewhere.
  @inline(__always)
  fileprivate init(bitsOf mask: SIMDMask<SIMD4<Int32>>) {
    self = unsafe unsafeBitCast(mask, to: SIMD4<UInt32>.self)
  }
}
