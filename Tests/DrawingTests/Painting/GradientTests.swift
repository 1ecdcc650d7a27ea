import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Painted gradients, compared with their formulas.
struct GradientTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let blue = ResolvedColor(red: 0, green: 0, blue: 1)
  private let plane = Path(CGRect(x: -200, y: -200, width: 800, height: 800))

  private static let colors = [
    ResolvedColor(red: 1, green: 0.25, blue: 0),
    ResolvedColor(red: 0, green: 0.5, blue: 1, opacity: 0.3),
    ResolvedColor(red: 0.8, green: 1, blue: 0.4),
  ]

  /// Three colours, the second one nearer to the end.
  private static let ramp = GradientRamp(stops: [
    GradientRamp.Stop(color: colors[0], location: 0),
    GradientRamp.Stop(color: colors[1], location: 0.6),
    GradientRamp.Stop(color: colors[2], location: 1),
  ])

  private func stops(_ stops: (ResolvedColor, Double)...) -> GradientRamp {
    GradientRamp(stops: stops.map { GradientRamp.Stop(color: $0.0, location: $0.1) })
  }

  /// A row of ten pixels, along which the ramp goes from 0 to 1.
  private func row(_ ramp: GradientRamp) -> [UInt32] {
    let line = GradientGeometry.linear(from: .zero, to: CGPoint(x: 10, y: 0))
    let canvas = DisplayList(10, 1, .fill(plane, FillStyle(), .gradient(ramp, line))).painted()
    return (0..<10).map { canvas[$0, 0] }
  }

  // MARK: Formulas

  /// Returns the pixel of a colour by the definition: components times opacity, to the nearest
  /// byte.
  private func pixel(_ color: SIMD4<Double>) -> [Double] {
    [color.w, color.x * color.w, color.y * color.w, color.z * color.w].map { $0 * 255 }
  }

  /// Returns the colour of the ramp of three colours at a position.
  private func color(at place: Double) -> SIMD4<Double> {
    let colors = Self.colors.map { SIMD4($0.red, $0.green, $0.blue, $0.opacity) }
    if place <= 0 { return colors[0] }
    if place < 0.6 { return colors[0] + (colors[1] - colors[0]) * (place / 0.6) }
    if place < 1 { return colors[1] + (colors[2] - colors[1]) * ((place - 0.6) / 0.4) }
    return colors[2]
  }

  private static let geometries: [(GradientGeometry, @Sendable (Double, Double) -> Double)] = [
    (
      .linear(from: CGPoint(x: 5, y: 4), to: CGPoint(x: 25, y: 20)),
      { x, y in ((x - 5) * 20 + (y - 4) * 16) / (20 * 20 + 16 * 16) }
    ),
    (
      .radial(
        center: CGPoint(x: 12, y: 14), unit: CGSize(width: 1, height: 1), start: 3, end: 14),
      { x, y in (hypot(x - 12, y - 14) - 3) / 11 }
    ),
    (
      .radial(
        center: CGPoint(x: 15, y: 15), unit: CGSize(width: 30, height: 20), start: 0, end: 0.5),
      { x, y in hypot((x - 15) / 30, (y - 15) / 20) / 0.5 }
    ),
    (
      .angular(center: CGPoint(x: 13, y: 16), start: 0.5, end: 0.5 + 2 * .pi),
      { x, y in
        let angle = atan2(y - 16, x - 13) - 0.5
        return (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
      }
    ),
  ]

  private static let transforms: [CGAffineTransform] = [
    .identity,
    CGAffineTransform(translationX: 3.25, y: -1.5),
    CGAffineTransform(rotationAngle: 0.7).about(CGPoint(x: 15, y: 15)),
    CGAffineTransform(scaleX: -1, y: 0.5).about(CGPoint(x: 15, y: 15)),
    CGAffineTransform(a: 1, b: 0.2, c: 0.6, d: 1.1, tx: -4, ty: 2),
  ]

  @Test(arguments: 0..<4, 0..<5)
  func `every pixel has the colour of the formula at its centre`(
    geometry: Int, transform: Int
  ) {
    let (form, place) = Self.geometries[geometry]
    let transform = Self.transforms[transform]
    let inverse = transform.inverted()
    for scale in [1, 2] as [CGFloat] {
      let fill = DrawCommand.fill(plane, FillStyle(), .gradient(Self.ramp, form))
      let canvas = DisplayList(30, 30, scale: scale, .transform(transform, [fill])).painted()
      var worst = 0.0
      for y in 0..<canvas.height {
        for x in 0..<canvas.width {
          let middle = CGPoint(x: (CGFloat(x) + 0.5) / scale, y: (CGFloat(y) + 0.5) / scale)
            .applying(inverse)
          let expected = pixel(color(at: place(Double(middle.x), Double(middle.y))))
          for (byte, shift) in zip(expected, [24, 16, 8, 0] as [UInt32]) {
            worst = max(worst, abs(Double(canvas[x, y] >> shift & 255) - byte))
          }
        }
      }
      #expect(worst <= 0.5 + 1e-6)
    }
  }

  /// Opaque gradients that are wider than the runs of pixels in which they are computed.
  private static let wide: [(GradientGeometry, @Sendable (Double, Double) -> Double)] = [
    (
      .linear(from: CGPoint(x: 3, y: 1), to: CGPoint(x: 650, y: 30)),
      { x, y in ((x - 3) * 647 + (y - 1) * 29) / (647 * 647 + 29 * 29) }
    ),
    (
      .linear(from: CGPoint(x: 690, y: 20), to: CGPoint(x: -90, y: 20)),
      { x, _ in (690 - x) / 780 }
    ),
    (
      .radial(
        center: CGPoint(x: 300, y: 15), unit: CGSize(width: 1, height: 1), start: 10, end: 330),
      { x, y in (hypot(x - 300, y - 15) - 10) / 320 }
    ),
    (
      .radial(
        center: CGPoint(x: 700, y: -40), unit: CGSize(width: 2, height: 1), start: 300, end: 20),
      { x, y in (hypot((x - 700) / 2, y + 40) - 300) / -280 }
    ),
  ]

  @Test(arguments: 0..<4)
  func `wide gradients have the colours of the formula, in full and in parts`(index: Int) {
    let (form, place) = Self.wide[index]
    let colors = [Self.colors[2], ResolvedColor(red: 0, green: 0.1, blue: 1), Self.colors[0]]
    let ramp = stops((colors[0], 0.1), (colors[1], 0.4), (colors[2], 0.95))
    let values = colors.map { SIMD4($0.red, $0.green, $0.blue, $0.opacity) }
    func color(at place: Double) -> SIMD4<Double> {
      if place <= 0.1 { return values[0] }
      if place < 0.4 { return values[0] + (values[1] - values[0]) * ((place - 0.1) / 0.3) }
      if place < 0.95 { return values[1] + (values[2] - values[1]) * ((place - 0.4) / 0.55) }
      return values[2]
    }
    let list = DisplayList(
      700, 30,
      .fill(
        Path(CGRect(x: 0, y: 0, width: 700, height: 30)), FillStyle(),
        .gradient(ramp, form)))
    let canvas = list.painted()
    var worst = 0.0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let expected = pixel(color(at: place(Double(x) + 0.5, Double(y) + 0.5)))
        for (byte, shift) in zip(expected, [24, 16, 8, 0] as [UInt32]) {
          worst = max(worst, abs(Double(canvas[x, y] >> shift & 255) - byte))
        }
      }
    }
    #expect(worst <= 0.501)
    let parts = PixelCanvas(width: 700, height: 30)
    for x in stride(from: 0, to: 700, by: 37) {
      Painter(rasterizer: CountingRasterizer()).paint(
        list, on: parts, damage: [PixelRect(x: x, y: 0, width: 37, height: 30)])
    }
    #expect(parts == canvas)
  }

  // MARK: Stops

  @Test func `two stops at one location make an edge`() {
    let row = row(stops((red, 0), (red, 0.5), (blue, 0.5), (blue, 1)))
    #expect(
      row == Array(repeating: 0xFFFF_0000, count: 5) + Array(repeating: 0xFF00_00FF, count: 5))
  }

  @Test func `stops are sorted by location`() {
    #expect(row(stops((blue, 1), (red, 0))) == row(stops((red, 0), (blue, 1))))
  }

  @Test func `the first and the last colour continue outside of the stops`() {
    let row = row(stops((red, 0.3), (blue, 0.7)))
    #expect(row[0...2].allSatisfy { $0 == 0xFFFF_0000 })
    #expect(row[7...9].allSatisfy { $0 == 0xFF00_00FF })
  }

  @Test func `stops outside of the range are used, too`() {
    // A quarter at the start, three quarters at the end.
    let row = row(stops((red, -0.5), (blue, 1.5)))
    #expect(row[0] >> 16 & 255 == UInt32((255 * (1 - 0.275)).rounded()))
    #expect(row[9] & 255 == UInt32((255 * 0.725).rounded()))
  }

  @Test func `one stop is a plain colour, and no stop is nothing`() {
    #expect(row(stops((red, 0.4))) == Array(repeating: 0xFFFF_0000, count: 10))
    #expect(row(stops()) == Array(repeating: 0, count: 10))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func `special locations and colours of stops are harmless`(_ special: Double) {
    for ramp in [
      stops((red, special), (blue, 0.5)), stops((red, 0), (blue, special)),
      stops((red, special), (blue, special)),
      stops(
        (ResolvedColor(red: special, green: special, blue: special, opacity: special), 0), (blue, 1)
      ),
    ] {
      for space in [GradientRamp.Space.device, .perceptual, .linear] {
        for extent in [GradientRamp.Extent.pad, .repeat, .mirror] {
          var ramp = ramp
          (ramp.space, ramp.extent) = (space, extent)
          for pixel in row(ramp) {
            // Premultiplied: no component exceeds the opacity.
            #expect([16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 })
          }
        }
      }
    }
    #expect(row(stops((red, .nan), (blue, 1))) == row(stops((red, 0), (blue, 1))))
  }

  @Test func `colours are interpolated before their opacity is multiplied in`() {
    // Halfway from red to transparent black: half of each colour, at half opacity.
    let middle = stops((red, 0), (.clear, 1))
    let line = GradientGeometry.linear(from: .zero, to: CGPoint(x: 1, y: 0))
    let canvas = DisplayList(1, 1, .fill(plane, FillStyle(), .gradient(middle, line))).painted()
    #expect(canvas[0, 0] == 0x8040_0000)
  }

  @Test func `a ramp may repeat or be reflected at its end`() {
    let line = GradientGeometry.linear(from: .zero, to: CGPoint(x: 10, y: 0))
    func row(_ extent: GradientRamp.Extent) -> [UInt32] {
      var ramp = stops((red, 0), (blue, 1))
      ramp.extent = extent
      let canvas = DisplayList(30, 1, .fill(plane, FillStyle(), .gradient(ramp, line))).painted()
      return (0..<30).map { canvas[$0, 0] }
    }
    let (padded, again, back) = (row(.pad), row(.repeat), row(.mirror))
    let first = Array(padded[..<10])
    #expect(padded[10...].allSatisfy { $0 == 0xFF00_00FF })
    #expect(again == first + first + first)
    #expect(back == first + first.reversed() + first)
  }

  @Test(arguments: [GradientRamp.Space.perceptual, .linear])
  func `another colour space has the colours of its formula, within a byte`(
    _ space: GradientRamp.Space
  ) {
    var ramp = stops(
      (ResolvedColor(red: 0, green: 0, blue: 0), 0),
      (ResolvedColor(red: 1, green: 0.2, blue: 0.9, opacity: 0.5), 1))
    ramp.space = space
    let line = GradientGeometry.linear(from: .zero, to: CGPoint(x: 500, y: 0))
    let canvas = DisplayList(500, 1, .fill(plane, FillStyle(), .gradient(ramp, line))).painted()
    let (from, to) = (
      space.values(of: SIMD4(0, 0, 0, 1)), space.values(of: SIMD4(1, 0.2, 0.9, 0.5))
    )
    for x in 0..<500 {
      let color = space.color(of: from + (to - from) * ((Double(x) + 0.5) / 500))
        .clamped(lowerBound: .zero, upperBound: .one)
      for (byte, shift) in zip(pixel(color), [24, 16, 8, 0] as [UInt32]) {
        #expect(abs(Double(canvas[x, 0] >> shift & 255) - byte) < 1, "pixel \(x)")
      }
    }
  }

  // MARK: Geometries

  @Test func `a gradient of length zero has the last colour, circles without an area an edge`() {
    let ramp = stops((red, 0), (blue, 1))
    let point = GradientGeometry.linear(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 5))
    let dot = DisplayList(10, 10, .fill(plane, FillStyle(), .gradient(ramp, point))).painted()
    #expect(dot[0, 0] == 0xFF00_00FF && dot[9, 9] == 0xFF00_00FF)
    let ring = GradientGeometry.radial(
      center: CGPoint(x: 5, y: 5), unit: CGSize(width: 1, height: 1), start: 2, end: 2)
    let disc = DisplayList(10, 10, .fill(plane, FillStyle(), .gradient(ramp, ring))).painted()
    #expect(disc[5, 5] == 0xFFFF_0000 && disc[5, 8] == 0xFF00_00FF)
  }

  /// Returns the pixel around the centre at an angle in degrees.
  private func pixel(at degrees: Double, from start: Double, to end: Double) -> UInt32 {
    let turn = GradientGeometry.angular(
      center: CGPoint(x: 50, y: 50), start: start * .pi / 180, end: end * .pi / 180)
    let ramp = stops((red, 0), (blue, 1))
    let canvas = DisplayList(100, 100, .fill(plane, FillStyle(), .gradient(ramp, turn))).painted()
    let angle = degrees * .pi / 180
    return canvas[Int(50 + 40 * cos(angle)), Int(50 + 40 * sin(angle))]
  }

  @Test func `an angular gradient of less than a turn continues with both end colours`() {
    #expect(pixel(at: 135, from: 0, to: 90) == 0xFF00_00FF)
    #expect(pixel(at: 220, from: 0, to: 90) == 0xFF00_00FF)
    #expect(pixel(at: 230, from: 0, to: 90) == 0xFFFF_0000)
    #expect(pixel(at: 350, from: 0, to: 90) == 0xFFFF_0000)
  }

  @Test func `an angular gradient of more than a turn ends after the last turn`() {
    // From 0° to 720°: the second turn, from the middle of the ramp to its end.
    let (early, late) = (pixel(at: 5, from: 0, to: 720), pixel(at: 355, from: 0, to: 720))
    #expect(abs(Int(early & 255) - 128) <= 4)
    #expect(Int(late & 255) >= 250)
  }

  @Test func `a negative turn is the mirror image`() {
    let (one, other) = (pixel(at: 45, from: 0, to: 90), pixel(at: 45, from: 90, to: 0))
    #expect(one & 255 > 120 && one & 255 < 136)
    #expect(abs(Int(one & 255) - Int(other >> 16 & 255)) <= 2)
  }

  // MARK: Filled content

  @Test func `shapes, strokes and text can be filled with a gradient`() {
    let line = GradientGeometry.linear(from: .zero, to: CGPoint(x: 30, y: 20))
    let opaque = stops((red, 0), (blue, 1))
    let shading = Shading.gradient(opaque, line)
    let circle = Path(ellipseIn: CGRect(x: 3.3, y: 4.1, width: 20, height: 22))
    let run = TextRun(
      text: "xyz", font: FontKey(size: 12, weight: .regular, isItalic: false), width: 18,
      metrics: FontMetrics(ascent: 12, descent: 2, capHeight: 9, leading: 0))
    let turn = CGAffineTransform(rotationAngle: 0.3)
    let all = DisplayList(30, 30, .fill(plane, FillStyle(), shading)).painted()
    let shapes: [(Shading) -> DrawCommand] = [
      { .fill(circle, FillStyle(), $0) },
      { .stroke(circle, StrokeStyle(lineWidth: 3), $0) },
      { .text(run, at: CGPoint(x: 4, y: 20), $0) },
      { .clip(circle, FillStyle(), [.fill(plane, FillStyle(), $0)]) },
    ]
    for shape in shapes {
      let canvas = DisplayList(30, 30, shape(shading)).painted()
      let cover = DisplayList(30, 30, shape(.white)).painted()
      for y in 0..<30 {
        for x in 0..<30 {
          let expected = Blending.scale(pixel: all[x, y], UInt32(cover.opacity(x, y)))
          #expect(canvas[x, y] == expected, "(\(x), \(y))")
        }
      }
    }
    // A rotated text has the colours of its presented position, as the gradient is rotated with it.
    let turned = DisplayList(30, 30, .transform(turn, [shapes[2](shading)])).painted()
    let cover = DisplayList(30, 30, .transform(turn, [shapes[2](.white)])).painted()
    #expect(
      (0..<900).allSatisfy { turned.opacity($0 % 30, $0 / 30) == cover.opacity($0 % 30, $0 / 30) })
  }
}
