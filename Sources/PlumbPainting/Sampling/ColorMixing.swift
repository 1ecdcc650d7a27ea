/// The formulas of blend modes.
///
/// Names are as in the W3C's “Compositing and Blending”: Cb and Cs are the colours of backdrop and
/// source, not premultiplied; cb and cs are premultiplied.
enum ColorMixing {
  /// Returns the composite of premultiplied `source` and `backdrop`, premultiplied.
  @inline(__always)
  static func mix(_ source: PixelComponents, over backdrop: PixelComponents, by mode: BlendMode)
    -> PixelComponents
  {
    switch mode {
    case .normal: source + backdrop * (1 - source.w)
    case .sourceAtop: source * backdrop.w + backdrop * (1 - source.w)
    case .destinationOver: backdrop + source * (1 - backdrop.w)
    case .destinationOut: backdrop * (1 - source.w)
    case .plusLighter: source + backdrop
    case .plusDarker: addingDarkness(source, to: backdrop)
    default: blend(source, over: backdrop, by: mode)
    }
  }

  /// Returns the sum of the differences to white, for colours with opacity.
  private static func addingDarkness(
    _ source: PixelComponents, to backdrop: PixelComponents
  ) -> PixelComponents {
    let opacity = min(1, source.w + backdrop.w)
    var result = opacity - (backdrop.w - backdrop) - (source.w - source)
    result.w = opacity
    return result
  }

  /// Returns cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs).
  private static func blend(
    _ source: PixelComponents, over backdrop: PixelComponents, by mode: BlendMode
  ) -> PixelComponents {
    let plain = source * (1 - backdrop.w) + backdrop * (1 - source.w)
    let (cs, cb) = (source.straight, backdrop.straight)
    var mixed = blendFunction(cb, cs, by: mode)
    mixed.w = 1
    return plain + mixed * (source.w * backdrop.w)
  }

  /// Returns B(Cb, Cs); the fourth component is unspecified.
  private static func blendFunction(
    _ cb: PixelComponents, _ cs: PixelComponents, by mode: BlendMode
  ) -> PixelComponents {
    switch mode {
    case .multiply: cb * cs
    case .screen: cb + cs - cb * cs
    case .overlay: hardLight(cs, cb)
    case .darken: pointwiseMin(cb, cs)
    case .lighten: pointwiseMax(cb, cs)
    case .colorDodge: eachComponent(cb, cs, dodge)
    case .colorBurn: eachComponent(cb, cs, burn)
    case .softLight: eachComponent(cb, cs, softLight)
    case .hardLight: hardLight(cb, cs)
    case .difference: pointwiseMax(cb, cs) - pointwiseMin(cb, cs)
    case .exclusion: cb + cs - 2 * cb * cs
    case .hue: cs.withSaturation(cb.saturation).withLuminosity(cb.luminosity)
    case .saturation: cb.withSaturation(cs.saturation).withLuminosity(cb.luminosity)
    case .color: cs.withLuminosity(cb.luminosity)
    case .luminosity: cb.withLuminosity(cs.luminosity)
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: cs
    }
  }

  private static func hardLight(_ cb: PixelComponents, _ cs: PixelComponents) -> PixelComponents {
    let twice = 2 * cs
    let screen = cb + (twice - 1) - cb * (twice - 1)
    return screen.replacing(with: cb * twice, where: cs .<= 0.5)
  }

  /// Applies a function of Cb and Cs to each component.
  private static func eachComponent(
    _ cb: PixelComponents, _ cs: PixelComponents, _ mix: (Float, Float) -> Float
  ) -> PixelComponents {
    PixelComponents(mix(cb.x, cs.x), mix(cb.y, cs.y), mix(cb.z, cs.z), 1)
  }

  private static func dodge(_ cb: Float, _ cs: Float) -> Float {
    if cb == 0 { return 0 }
    return cs >= 1 ? 1 : min(1, cb / (1 - cs))
  }

  private static func burn(_ cb: Float, _ cs: Float) -> Float {
    if cb >= 1 { return 1 }
    return cs <= 0 ? 0 : 1 - min(1, (1 - cb) / cs)
  }

  private static func softLight(_ cb: Float, _ cs: Float) -> Float {
    if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
    let bright = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    return cb + (2 * cs - 1) * (bright - cb)
  }
}

// Functions for the non-separable blend modes.
extension SIMD4<Float> {
  /// The luminosity by the W3C's formula.
  fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var least: Float { Swift.min(x, Swift.min(y, z)) }
  fileprivate var greatest: Float { Swift.max(x, Swift.max(y, z)) }
  fileprivate var saturation: Float { greatest - least }

  /// Returns the colour scaled such that the difference of its greatest and least component is the
  /// saturation.
  fileprivate func withSaturation(_ saturation: Float) -> PixelComponents {
    let range = self.saturation
    return range > 0 ? (self - least) * (saturation / range) : .zero
  }

  /// Returns the colour with a luminosity, moved towards grey if it would leave the range 0...1.
  fileprivate func withLuminosity(_ luminosity: Float) -> PixelComponents {
    var color = self + (luminosity - self.luminosity)
    let (least, greatest) = (color.least, color.greatest)
    let middle = color.luminosity
    if least < 0 { color = middle + (color - middle) * (middle / (middle - least)) }
    if greatest > 1 { color = middle + (color - middle) * ((1 - middle) / (greatest - middle)) }
    return color
  }
}
