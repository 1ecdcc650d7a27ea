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

/// Runs with their own colours, such as emoji.
@MainActor @Suite struct ColoredRunTests {
  /// A bitmap of two by two pixels above the baseline: red, half-transparent blue; transparent,
  /// green.
  private final class Pictures: RunRasterizer {
    static let colors: [UInt32] = [0xFFFF_0000, 0x8000_0080, 0, 0xFF00_FF00]

    func mask(of run: String, in font: FontKey, scale: CGFloat) -> RunMask {
      RunMask(
        left: 0, top: -2, width: 2, height: 2, coverage: Self.colors.map { UInt8($0 >> 24) },
        colors: Self.colors)
    }
  }

  private func pixels(_ command: DrawCommand) -> [UInt32] {
    let list = DisplayList(4, 4, command)
    let canvas = PixelCanvas(width: 4, height: 4)
    Painter(rasterizer: Pictures()).paint(list, on: canvas)
    return (0..<16).map { canvas[$0 % 4, $0 / 4] }
  }

  private func run(at x: CGFloat, _ y: CGFloat, _ shading: Shading) -> DrawCommand {
    let metrics = FontMetrics(ascent: 2, descent: 0, capHeight: 2, leading: 0)
    let font = FontKey(size: 2, weight: .regular, isItalic: false)
    return .text(
      TextRun(text: "x", font: font, width: 2, metrics: metrics), at: CGPoint(x: x, y: y), shading)
  }

  @Test func `keep their colours, whatever the foreground colour`() {
    for shading in [Shading.red, .gray(0), .white] {
      let shown = pixels(run(at: 1, 3, shading))
      #expect(shown[5] == 0xFFFF_0000 && shown[6] == 0x8000_0080)
      #expect(shown[9] == 0 && shown[10] == 0xFF00_FF00)
      #expect(shown.count { $0 != 0 } == 3)
    }
  }

  @Test func `have the opacity of the foreground colour`() {
    let shown = pixels(run(at: 1, 3, .gray(0, opacity: 128.0 / 255)))
    #expect(shown[5] == 0x8080_0000 && shown[10] == 0x8000_8000)
    #expect(pixels(run(at: 1, 3, .gray(0, opacity: 0))).allSatisfy { $0 == 0 })
  }

  @Test func `are clipped at the border of the canvas`() {
    let shown = pixels(run(at: 3, 1, .white))
    // Only the lower left pixel would be inside, and it is transparent.
    #expect(shown.allSatisfy { $0 == 0 })
    #expect(pixels(run(at: -1, 2, .white))[4] == 0xFF00_FF00)
  }

  @Test func `are transformed with the canvas`() {
    // A quarter turn about the centre moves the upper left to the upper right.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let shown = pixels(.transform(turn, [run(at: 1, 3, .white)]))
    #expect(shown[6] == 0xFFFF_0000)
    #expect(shown[9] == 0xFF00_FF00)
  }
}
