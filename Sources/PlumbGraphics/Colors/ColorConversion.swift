internal import Foundation

/// Conversions between sRGB, linear light and Oklab.
///
/// Values outside 0 to 1 follow the same transfer function, mirrored below 0.
package enum ColorConversion {
  /// Returns the sRGB value of a linear component.
  package static func encoded(_ linear: Double) -> Double {
    let amount = abs(linear)
    let value = amount <= 0.0031308 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// Returns the linear component of an sRGB value.
  package static func linear(_ encoded: Double) -> Double {
    let value = abs(encoded)
    let amount = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -amount : amount
  }

  /// Returns the lightness and the two opponent colours of Oklab for sRGB values; the fourth
  /// component is the opacity.
  ///
  /// The matrices are by the author of Oklab, Björn Ottosson.
  static func oklab(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let (r, g, b) = (linear(color.x), linear(color.y), linear(color.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, color.w)
  }

  /// Returns the sRGB values of an Oklab colour; they may lie outside 0 to 1.
  package static func sRGB(fromOklab lab: SIMD4<Double>) -> SIMD4<Double> {
    func cube(_ value: Double) -> Double { value * value * value }
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return SIMD4(
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), lab.w)
  }
}

extension ResolvedColor {
  /// Red, green, blue and opacity, clamped to 0...1; NaN counts as 0.
  package var components: SIMD4<Double> {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return SIMD4(bounded(red), bounded(green), bounded(blue), bounded(opacity))
  }

  /// Creates a colour from red, green, blue and opacity.
  package init(_ components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, opacity: components.w)
  }

  /// Returns the mixture with another colour: 0 gives this colour, 1 the other.
  package func mixed(
    with other: ResolvedColor, by fraction: Double, in space: GradientRamp.Space
  ) -> ResolvedColor {
    let (from, to) = (space.values(of: components), space.values(of: other.components))
    return ResolvedColor(
      ResolvedColor(space.color(of: from + (to - from) * fraction)).components)
  }
}

extension GradientRamp.Space {
  /// Returns the components in this space for sRGB values.
  package func values(of color: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .device: color
    case .perceptual: ColorConversion.oklab(color)
    case .linear:
      SIMD4(
        ColorConversion.linear(color.x), ColorConversion.linear(color.y),
        ColorConversion.linear(color.z), color.w)
    }
  }

  /// Returns the sRGB values for components in this space.
  package func color(of values: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .device: values
    case .perceptual: ColorConversion.sRGB(fromOklab: values)
    case .linear:
      SIMD4(
        ColorConversion.encoded(values.x), ColorConversion.encoded(values.y),
        ColorConversion.encoded(values.z),
        values.w)
    }
  }
}
