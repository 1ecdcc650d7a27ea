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

/// The pixels of runs in the colour of the text.
@MainActor @Suite struct RunPaintingTests {
  /// A rasterizer whose masks have gaps of all lengths.
  private final class Gaps: RunRasterizer {
    let mask: RunMask

    init(width: Int, seed: UInt64) {
      var random = PaintRandom(seed: seed)
      var coverage: [UInt8] = []
      while coverage.count < 3 * width {
        coverage += Array(repeating: 0, count: random.whole(0, 20))
        coverage += (0..<random.whole(0, 9)).map { _ in UInt8(random.whole(0, 255)) }
      }
      mask = RunMask(
        left: 1, top: -3, width: width, height: 3, coverage: Array(coverage.prefix(3 * width)))
    }

    func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask { mask }
  }

  private func text(at x: CGFloat, _ color: ResolvedColor) -> DrawCommand {
    let metrics = FontMetrics(ascent: 3, descent: 0, capHeight: 3, leading: 0)
    let font = FontKey(size: 3, weight: .regular, isItalic: false)
    return .text(
      TextRun(text: "x", font: font, width: 80, metrics: metrics), at: CGPoint(x: x, y: 4),
      .color(color))
  }

  @Test(arguments: [0, 1, 7, 8, 9, 16, 23, 64])
  func `each pixel is blended by its coverage, also beside gaps`(width: Int) {
    let color = ResolvedColor(red: 0.9, green: 0.3, blue: 0.1, opacity: 0.8)
    let background = DrawCommand.fill(
      Path(CGRect(x: 0, y: 0, width: 40, height: 5)), FillStyle(), .gray(0.4))
    let below = Blending.pixel(ResolvedColor(red: 0.4, green: 0.4, blue: 0.4))
    for x in -30...39 {
      let gaps = Gaps(width: width, seed: UInt64(width * 100 + x + 50))
      let canvas = PixelCanvas(width: 40, height: 5)
      Painter(rasterizer: gaps).paint(
        DisplayList(40, 5, background, text(at: CGFloat(x), color)), on: canvas)
      var isRight = true
      for row in 0..<5 {
        for column in 0..<40 {
          let place = (x: column - x - gaps.mask.left, y: row - 4 - gaps.mask.top)
          var expected = below
          if (0..<width).contains(place.x), (0..<3).contains(place.y) {
            let coverage = UInt32(gaps.mask.coverage[place.y * width + place.x])
            expected = Blending.over(
              Blending.scale(pixel: Blending.pixel(color), coverage), below)
          }
          if canvas[column, row] != expected { isRight = false }
        }
      }
      #expect(isRight, "at \(x)")
    }
  }

  @Test func `a clip with soft edges has the effect of a smaller coverage`() {
    let gaps = Gaps(width: 64, seed: 3)
    let clip = Path(roundedRect: CGRect(x: 2.3, y: 0.4, width: 34.5, height: 4.1), cornerRadius: 2)
    func painted(_ commands: DrawCommand...) -> PixelCanvas {
      let canvas = PixelCanvas(width: 40, height: 5)
      Painter(rasterizer: gaps).paint(
        DisplayList(40, 5, .clip(clip, FillStyle(), commands)), on: canvas)
      return canvas
    }
    let white = ResolvedColor(red: 1, green: 1, blue: 1)
    let cover = painted(
      .fill(Path(CGRect(x: 0, y: 0, width: 40, height: 5)), FillStyle(), .color(white)))
    let shown = painted(text(at: 0, white))
    var isRight = true
    for row in 0..<5 {
      for column in 0..<40 {
        let place = (x: column - gaps.mask.left, y: row - 4 - gaps.mask.top)
        let isInside = (0..<64).contains(place.x) && (0..<3).contains(place.y)
        let coverage = isInside ? UInt32(gaps.mask.coverage[place.y * 64 + place.x]) : 0
        let factor = Blending.scale(coverage, UInt32(cover.opacity(column, row)))
        if shown[column, row] != Blending.scale(pixel: 0xFFFF_FFFF, factor) { isRight = false }
      }
    }
    #expect(isRight)
  }
}
