import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The formulas of the W3C's “Compositing and Blending”, component by component.
private struct Specification {
  /// The components and the opacity of a pixel, from 0 to 1, not premultiplied.
  struct Sample {
    var color: [Double]
    var opacity: Double

    init(_ pixel: UInt32) {
      opacity = Double(pixel >> 24) / 255
      let alpha = opacity
      color = [16, 8, 0].map { shift in
        alpha == 0 ? 0 : Double(pixel >> UInt32(shift) & 255) / 255 / alpha
      }
    }
  }

  static func separable(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double? {
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return 1 - (1 - b) * (1 - s)
    case .overlay: return separable(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : (s == 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b == 1 ? 1 : (s == 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return s <= 0.5 ? b * 2 * s : separable(b, 2 * s - 1, .screen)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    default: return nil
    }
  }

  static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  static func sat(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  static func clipColor(_ c: [Double]) -> [Double] {
    let (l, n, x) = (lum(c), c.min() ?? 0, c.max() ?? 0)
    var c = c
    if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  static func setLum(_ c: [Double], _ l: Double) -> [Double] {
    clipColor(c.map { $0 + l - lum(c) })
  }

  static func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var result = [0.0, 0, 0]
    if c[order[2]] > c[order[0]] {
      result[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      result[order[2]] = s
    }
    return result
  }

  static func blended(_ b: [Double], _ s: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: return setLum(setSat(s, sat(b)), lum(b))
    case .saturation: return setLum(setSat(b, sat(s)), lum(b))
    case .color: return setLum(s, lum(b))
    case .luminosity: return setLum(b, lum(s))
    default: return zip(b, s).map { separable($0, $1, mode) ?? .nan }
    }
  }

  /// Returns the premultiplied bytes, from red to opacity, of one sample over another.
  static func bytes(_ source: Sample, on backdrop: Sample, _ mode: BlendMode) -> [Double] {
    let (a, b) = (source.opacity, backdrop.opacity)
    let (s, d) = (source.color, backdrop.color)
    /// Porter and Duff's Fa·αs·Cs + Fb·αb·Cb.
    func compose(_ fa: Double, _ fb: Double) -> [Double] {
      let colors = (0..<3).map { (index: Int) -> Double in
        fa * a * s[index] + fb * b * d[index]
      }
      return colors + [fa * a + fb * b]
    }
    let result: [Double]
    switch mode {
    case .sourceAtop: result = compose(b, 1 - a)
    case .destinationOver: result = compose(1 - b, 1)
    case .destinationOut: result = compose(0, 1 - a)
    case .plusLighter: result = compose(1, 1).map { min(1, $0) }
    case .plusDarker:
      let opacity = min(1, a + b)
      let colors = (0..<3).map { (index: Int) -> Double in
        max(0, opacity - (a - a * s[index]) - (b - b * d[index]))
      }
      result = colors + [opacity]
    default:
      let mixed = blended(d, s, mode)
      let colors = (0..<3).map { (index: Int) -> Double in
        let alone = (1 - b) * a * s[index] + (1 - a) * b * d[index]
        return alone + a * b * mixed[index]
      }
      result = colors + [a + b - a * b]
    }
    return result.map { $0 * 255 }
  }
}

struct BlendModeTests {
  static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
    .destinationOver, .destinationOut, .plusDarker, .plusLighter,
  ]

  private let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))

  /// Corners of the colour cube and colours between them, with three opacities.
  private var samples: [ResolvedColor] {
    let colors: [(Double, Double, Double)] = [
      (0, 0, 0), (1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 0.5, 0.1), (0.2, 0.4, 0.8),
      (0.5, 0.5, 0.5), (0.9, 0.8, 0.1), (0.25, 0.24, 0.6),
    ]
    return colors.flatMap { red, green, blue in
      [1, 0.6, 0.13].map {
        ResolvedColor(red: red, green: green, blue: blue, opacity: $0)
      }
    } + [.clear]
  }

  private func painted(
    _ source: ResolvedColor, on backdrop: ResolvedColor, _ mode: BlendMode
  ) -> UInt32 {
    DisplayList(
      1, 1, .fill(dot, FillStyle(), .color(backdrop)),
      .group(.blend(mode), [.fill(dot, FillStyle(), .color(source))])
    ).painted()[0, 0]
  }

  @Test(arguments: modes) func `a mode is computed as specified`(mode: BlendMode) {
    for backdrop in samples {
      for source in samples {
        let pixel = painted(source, on: backdrop, mode)
        let expected = Specification.bytes(
          .init(Blending.pixel(source)), on: .init(Blending.pixel(backdrop)), mode)
        for (shift, byte) in zip([16, 8, 0, 24] as [UInt32], expected) {
          // The nearest byte, or either one if the exact value is halfway between two.
          #expect(
            abs(Double(pixel >> shift & 255) - byte) < 0.51,
            "\(mode): \(source) on \(backdrop), bits \(shift)")
        }
      }
    }
  }

  @Test(arguments: modes) func `a transparent source changes nothing`(mode: BlendMode) {
    for backdrop in samples {
      #expect(painted(.clear, on: backdrop, mode) == Blending.pixel(backdrop))
    }
  }

  @Test func `a blend uses the backdrop in its own group only`() {
    let red = DrawCommand.fill(dot, FillStyle(), .red)
    let multiplied = DrawCommand.group(
      .blend(.multiply), [.fill(dot, FillStyle(), .gray(0.5))])
    let open = DisplayList(1, 1, red, multiplied).painted()
    #expect(open[0, 0] == 0xFF80_0000)
    // There is no backdrop in its group to multiply with.
    let effects: [GroupEffect] = [
      .isolation, .colors(ColorMatrix()), .blur(radius: 0, isOpaque: true),
      .blur(radius: 0, isOpaque: false), .opacity(1), .opacity(0.999), .blend(.normal),
      .shadow(color: .clear, radius: 3, offset: .zero),
      .innerShadow(color: .clear, radius: 3, offset: .zero),
    ]
    for effect in effects {
      for inner in [
        multiplied, .clip(dot, FillStyle(), [multiplied]), .transform(.identity, [multiplied]),
      ] {
        let closed = DisplayList(1, 1, red, .group(effect, [inner])).painted()
        #expect(closed[0, 0] == 0xFF80_8080, "\(effect)")
      }
    }
  }

  @Test func `blending in a group does not change when the group becomes opaque`() {
    let red = DrawCommand.fill(dot, FillStyle(), .red)
    func painted(_ opacity: Double) -> UInt32 {
      let screened = DrawCommand.group(.blend(.screen), [.fill(dot, FillStyle(), .gray(0.5))])
      return DisplayList(1, 1, red, .group(.opacity(opacity), [screened])).painted()[0, 0]
    }
    // One step of 255 less: 127 of each colour, and one step of the red below.
    #expect(painted(254.0 / 255) == 0xFF80_7F7F)
    #expect(painted(1) == 0xFF80_8080)
  }

  @Test func `a clip around a blend limits it`() {
    let rect = Path(CGRect(x: 0, y: 0, width: 8, height: 8))
    let circle = Path(ellipseIn: CGRect(x: 1, y: 1, width: 6, height: 6))
    let blend = DrawCommand.group(.blend(.plusLighter), [.fill(rect, FillStyle(), .gray(0.5))])
    let list = DisplayList(
      8, 8, .fill(rect, FillStyle(), .gray(0)), .clip(circle, FillStyle(), [blend]))
    let canvas = list.painted()
    let shape = DisplayList(8, 8, .fill(circle, FillStyle(), .white)).painted()
    for y in 0..<8 {
      for x in 0..<8 {
        let expected = Double(shape.opacity(x, y)) * 128 / 255
        #expect(abs(Double(canvas[x, y] & 255) - expected) <= 1)
      }
    }
  }
}
