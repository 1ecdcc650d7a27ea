import EngineTesting
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

/// The result of an alpha threshold, pixel by pixel.
struct AlphaThresholdTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)

  private func painted(
    _ commands: [DrawCommand], min: Double, max: Double = 1, size: CGFloat = 20
  ) -> PixelCanvas {
    DisplayList(
      size, size, .group(.alphaThreshold(min: min, max: max, color: red), commands)
    ).painted()
  }

  private func filledRect(_ rect: CGRect, opacity: Double) -> DrawCommand {
    .fill(Path(rect), FillStyle(), .gray(1, opacity: opacity))
  }

  @Test func `pixels above the threshold have the colour, others are transparent`() {
    let canvas = painted(
      [
        filledRect(CGRect(x: 0, y: 0, width: 5, height: 20), opacity: 0.3),
        filledRect(CGRect(x: 10, y: 0, width: 5, height: 20), opacity: 0.6),
      ], min: 0.5)
    #expect(canvas[2, 10] == 0)
    #expect(canvas[12, 10] == 0xFFFF_0000)
    #expect(canvas[17, 10] == 0)
  }

  @Test func `pixels above the maximum are transparent, too`() {
    let canvas = painted(
      [
        filledRect(CGRect(x: 0, y: 0, width: 5, height: 20), opacity: 0.5),
        filledRect(CGRect(x: 10, y: 0, width: 5, height: 20), opacity: 1),
      ], min: 0.2, max: 0.8)
    #expect(canvas[2, 10] == 0xFFFF_0000)
    #expect(canvas[12, 10] == 0)
  }

  @Test func `sharp edges are unchanged`() {
    let canvas = painted(
      [filledRect(CGRect(x: 4, y: 4, width: 8, height: 8), opacity: 1)], min: 0.5)
    for x in 0..<20 {
      #expect(canvas[x, 8] == (4..<12 ~= x ? 0xFFFF_0000 : 0), "\(x)")
    }
  }

  @Test func `half of the opacity of a blurred edge is at the original edge`() {
    let blurred = DrawCommand.group(
      .blur(radius: 4, isOpaque: false),
      [filledRect(CGRect(x: 0, y: 0, width: 30, height: 60), opacity: 1)])
    let canvas = painted([blurred], min: 0.5, size: 60)
    // Far from the corners; the threshold is between two pixels.
    #expect(canvas[25, 30] >> 24 == 255)
    #expect(canvas[28, 30] >> 24 == 255)
    #expect(canvas[31, 30] >> 24 == 0)
    #expect(canvas[34, 30] >> 24 == 0)
  }

  @Test func `blurred discs near each other merge`() {
    func discs(_ distance: CGFloat) -> PixelCanvas {
      let discs = [20 - distance / 2, 20 + distance / 2].map { x in
        DrawCommand.fill(
          Path(ellipseIn: CGRect(x: x - 6, y: 14, width: 12, height: 12)), FillStyle(), .white)
      }
      return painted([.group(.blur(radius: 3, isOpaque: false), discs)], min: 0.4, size: 40)
    }
    #expect(discs(13)[20, 20] == 0xFFFF_0000)
    #expect(discs(24)[20, 20] == 0)
  }

  @Test func `painting a part gives the bytes of the whole`() {
    let shapes = (0..<4).map { index in
      DrawCommand.fill(
        Path(ellipseIn: CGRect(x: 3 + index * 7, y: 5 + index * 4, width: 11, height: 9)),
        FillStyle(), .gray(0.5, opacity: 0.9))
    }
    let group = DrawCommand.group(
      .alphaThreshold(min: 0.3, max: 0.9, color: red),
      [.group(.blur(radius: 2, isOpaque: false), shapes)])
    let whole = DisplayList(40, 40, group).painted()
    let part = CGRect(x: 11, y: 9, width: 6, height: 7)
    let clipped = DisplayList(40, 40, .clip(Path(part), FillStyle(), [group])).painted()
    for y in 9..<16 {
      for x in 11..<17 { #expect(clipped[x, y] == whole[x, y]) }
    }
  }
}
