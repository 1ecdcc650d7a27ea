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

/// Materials, which show the drawing behind them blurred.
struct BackdropTests {
  private func fill(_ rect: CGRect, _ shading: Shading) -> DrawCommand {
    .fill(Path(rect), FillStyle(), shading)
  }

  private func material(
    radius: CGFloat = 4, tint: ResolvedColor = .clear, opacity: Double = 1
  ) -> Shading {
    .backdrop(BackdropMaterial(tint: tint, radius: radius, opacity: opacity))
  }

  private let page = CGRect(x: 0, y: 0, width: 80, height: 60)

  /// Returns a list on an opaque white canvas.
  private func list(scale: CGFloat = 1, _ commands: DrawCommand...) -> DisplayList {
    DisplayList(commands: commands, background: .white, size: page.size, scale: scale)
  }

  @Test(arguments: [2, 20]) func `an even backdrop stays as it is, also at the edges of the window`(
    radius: CGFloat
  ) {
    let canvas = list(fill(page, .gray(0.4)), fill(page, material(radius: radius))).painted()
    for y in 0..<60 {
      for x in 0..<80 { #expect(canvas[x, y] == 0xFF66_6666) }
    }
  }

  @Test func `the tint lies over the backdrop`() {
    let tint = ResolvedColor(red: 1, green: 1, blue: 1, opacity: 0.5)
    let canvas = list(fill(page, .gray(0.4)), fill(page, material(tint: tint))).painted()
    // Half of 255 and half of 102.
    #expect([0xFFB2_B2B2, 0xFFB3_B3B3].contains(canvas[40, 30]))
  }

  @Test(arguments: [1, 2]) func `inside its shape a material shows the blurred backdrop`(
    scale: CGFloat
  ) {
    let shapes = [
      fill(page, .gray(0.9)), fill(CGRect(x: 30, y: 0, width: 20, height: 60), .red),
      .fill(Path(ellipseIn: CGRect(x: 10, y: 10, width: 30, height: 30)), FillStyle(), .gray(0)),
    ]
    let shape = Path(CGRect(x: 20, y: 15, width: 40, height: 30))
    for radius: CGFloat in [3, 9] {
      let blurred = DisplayList(
        commands: shapes + [
          .clip(shape, FillStyle(), [.group(.blur(radius: radius, isOpaque: true), shapes)])
        ], background: .white, size: page.size, scale: scale)
      let under = DisplayList(
        commands: shapes + [.fill(shape, FillStyle(), material(radius: radius))],
        background: .white, size: page.size, scale: scale)
      #expect(under.painted() == blurred.painted())
    }
  }

  @Test func `what is in front is not blurred`() {
    let front = fill(CGRect(x: 30, y: 20, width: 5, height: 5), .red)
    let canvas = list(fill(page, .gray(0.4)), fill(page, material()), front).painted()
    #expect(canvas[29, 22] == 0xFF66_6666 && canvas[30, 22] == 0xFFFF_0000)
  }

  @Test func `a material inside of a group shows what is behind the group`() {
    let stripe = fill(CGRect(x: 30, y: 0, width: 20, height: 60), .red)
    let card = fill(CGRect(x: 20, y: 15, width: 40, height: 30), material())
    let direct = list(stripe, card).painted()
    #expect(list(stripe, .group(.isolation, [card])).painted() == direct)
    #expect(
      list(stripe, .transform(.identity, [.group(.blend(.normal), [card])])).painted() == direct)
    // At half of the opacity each channel is between both values.
    let (half, without) = (
      list(stripe, .group(.opacity(0.5), [card])).painted(), list(stripe).painted()
    )
    for x in 0..<80 {
      for shift: UInt32 in [0, 8, 16] {
        func byte(_ canvas: PixelCanvas) -> Int { Int(canvas[x, 30] >> shift & 255) }
        #expect(abs(2 * byte(half) - byte(direct) - byte(without)) <= 3)
      }
    }
  }

  @Test func `the layer of a group is behind its own material`() {
    let stripe = fill(CGRect(x: 30, y: 0, width: 20, height: 60), .red)
    let card = fill(CGRect(x: 20, y: 15, width: 40, height: 30), material())
    #expect(list(.group(.isolation, [stripe, card])).painted() == list(stripe, card).painted())
  }

  @Test func `a faded material is between its pixels and the backdrop`() {
    let tint = ResolvedColor.black
    let canvas = list(
      fill(page, .gray(1)), fill(page, material(tint: tint, opacity: 0.4))
    ).painted()
    #expect([0xFF99_9999, 0xFF98_9898].contains(canvas[40, 30]))
  }

  @Test func `text and strokes can be of a material`() {
    let run = TextRun(
      text: "ab", font: FontKey(size: 10, weight: .regular, isItalic: false), width: 10,
      metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))
    let line = Path(ellipseIn: CGRect(x: 20, y: 20, width: 30, height: 20))
    func painted(_ shading: Shading) -> PixelCanvas {
      list(
        .text(run, at: CGPoint(x: 10, y: 50), shading),
        .stroke(line, StrokeStyle(lineWidth: 3), shading)
      ).painted()
    }
    // Over an even backdrop a material of an opaque tint is a colour.
    #expect(painted(material(tint: .black)) == painted(.color(.black)))
  }

  // MARK: Damage

  private func scene(dotAt x: CGFloat, above: Bool = false) -> DisplayList {
    let dot = fill(CGRect(x: x, y: 28, width: 2, height: 2), .red)
    let bar = fill(CGRect(x: 40, y: 10, width: 20, height: 40), material(radius: 3))
    return above ? list(bar, dot) : list(dot, bar)
  }

  @Test func `a change behind a material repaints as much of it as the blur reaches`() {
    let damage = Damage.between(scene(dotAt: 36), scene(dotAt: 35))
    let reach = GaussianBlur(deviation: 3).reach
    let whole = damage.reduce(PixelRect.empty) { $0.union($1) }
    #expect(whole.x == 35 && whole.maxX == 38 + reach)
    #expect(whole.y == 28 - reach && whole.maxY == 30 + reach)
  }

  @Test func `a change beyond the reach does not repaint a material`() {
    #expect(
      Damage.between(scene(dotAt: 5), scene(dotAt: 6)) == [
        PixelRect(x: 5, y: 28, width: 3, height: 2)
      ])
  }

  @Test func `materials one over the other pass changes on`() {
    func list(_ x: CGFloat) -> DisplayList {
      self.list(
        fill(CGRect(x: x, y: 28, width: 2, height: 2), .red),
        fill(CGRect(x: 10, y: 10, width: 20, height: 40), material(radius: 3)),
        fill(CGRect(x: 20, y: 10, width: 40, height: 40), material(radius: 3)))
    }
    let (old, new) = (list(7), list(8))
    let canvas = old.painted()
    Painter(rasterizer: CountingRasterizer()).paint(
      new, on: canvas, damage: Damage.between(old, new))
    #expect(canvas == new.painted())
    #expect(old.painted() != new.painted())
  }

  @Test func `painting a part does not blur what is in front of a material`() {
    let list = scene(dotAt: 38, above: true)
    let whole = list.painted()
    let canvas = list.painted()
    Painter(rasterizer: CountingRasterizer()).paint(
      list, on: canvas, damage: [PixelRect(x: 41, y: 26, width: 6, height: 6)])
    #expect(canvas == whole)
  }
}
