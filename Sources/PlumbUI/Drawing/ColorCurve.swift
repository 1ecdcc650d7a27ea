internal import Foundation

/// Between the values of sRGB and the light they stand for, and on to Oklab.
///
/// Values outside 0 to 1 go along the same curve, mirrored below 0.
enum ColorCurve {
  /// The value of sRGB for an amount of light.
  static func encoded(_ linear: Double) -> Double {
    let amount = abs(linear)
    let value = amount <= 0.0031308 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
    return linear < 0 ? -value : value
  }

  /// The amount of light of a value of sRGB.
  static func linear(_ encoded: Double) -> Double {
    let value = abs(encoded)
    let amount = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -amount : amount
  }

  /// Lightness and the two opponent colours of Oklab, from sRGB values; the opacity stays last.
  ///
  /// The matrices are those of its author, Björn Ottosson.
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

  /// sRGB values from those of Oklab; some may lie outside 0 to 1.
  static func sRGB(fromOklab lab: SIMD4<Double>) -> SIMD4<Double> {
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
  /// Red, green, blue and opacity between 0 and 1; what is no number counts as 0.
  var components: SIMD4<Double> {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return SIMD4(bounded(red), bounded(green), bounded(blue), bounded(opacity))
  }

  init(_ components: SIMD4<Double>) {
    self.init(
      red: components.x, green: components.y, blue: components.z, opacity: components.w)
  }

  /// This colour mixed with another one: 0 is all of this one, 1 all of the other.
  func mixed(
    with other: ResolvedColor, by share: Double, in space: GradientRamp.Space
  ) -> ResolvedColor {
    let (from, to) = (space.values(of: components), space.values(of: other.components))
    return ResolvedColor(
      ResolvedColor(space.color(of: from + (to - from) * share)).components)
  }
}

extension GradientRamp.Space {
  /// The numbers between which this space mixes, from sRGB values.
  func values(of color: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .device: color
    case .perceptual: ColorCurve.oklab(color)
    case .linear:
      SIMD4(
        ColorCurve.linear(color.x), ColorCurve.linear(color.y), ColorCurve.linear(color.z), color.w)
    }
  }

  /// sRGB values from the numbers of this space.
  func color(of values: SIMD4<Double>) -> SIMD4<Double> {
    switch self {
    case .device: values
    case .perceptual: ColorCurve.sRGB(fromOklab: values)
    case .linear:
      SIMD4(
        ColorCurve.encoded(values.x), ColorCurve.encoded(values.y), ColorCurve.encoded(values.z),
        values.w)
    }
  }
}
