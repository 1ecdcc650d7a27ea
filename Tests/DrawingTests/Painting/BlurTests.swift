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

struct BlurTests {
  private let square = Path(CGRect(x: 20, y: 20, width: 20, height: 20))

  /// Returns the contribution of a line from `start` to `end`, blurred by a Gaussian, to the centre
  /// of a pixel.
  private func bell(_ pixel: Int, _ start: Double, _ end: Double, _ deviation: Double) -> Double {
    func share(_ edge: Double) -> Double {
      0.5 * (1 + erf((edge - Double(pixel) - 0.5) / deviation / 2.0.squareRoot()))
    }
    return share(end) - share(start)
  }

  @Test(arguments: [1, 2.5, 4, 8]) func `a blur is the product of two Gaussian functions`(
    deviation: Double
  ) {
    let list = DisplayList(
      60, 60,
      .group(.blur(radius: deviation, isOpaque: false), [.fill(square, FillStyle(), .red)]))
    let canvas = list.painted()
    for y in 0..<60 {
      for x in 0..<60 {
        let exact = bell(x, 20, 40, deviation) * bell(y, 20, 40, deviation)
        #expect(abs(Double(canvas.opacity(x, y)) / 255 - exact) < 0.03, "(\(x), \(y))")
        // All pixels that are not transparent are red.
        #expect(canvas[x, y] >> 16 & 255 == canvas[x, y] >> 24)
        #expect(canvas[x, y] & 0xFFFF == 0)
      }
    }
  }

  @Test(arguments: [8, 11, 20, 45, 120]) func `a blur on a reduced picture is as exact`(
    deviation: Double
  ) {
    let rect = Path(CGRect(x: 83, y: 60, width: 61, height: 130))
    let effect = GroupEffect.blur(radius: deviation, isOpaque: false)
    let canvas = DisplayList(240, 240, .group(effect, [.fill(rect, FillStyle(), .red)])).painted()
    var worst = 0.0
    for y in stride(from: 0, to: 240, by: 3) {
      for x in 0..<240 {
        let exact = bell(x, 83, 144, deviation) * bell(y, 60, 190, deviation)
        worst = max(worst, abs(Double(canvas.opacity(x, y)) / 255 - exact))
        #expect(canvas[x, y] >> 16 & 255 == canvas[x, y] >> 24)
      }
    }
    #expect(worst < 0.03)
  }

  @Test func `the radius is in points and is transformed`() {
    let effect = GroupEffect.blur(radius: 2, isOpaque: false)
    let fill = DrawCommand.fill(square, FillStyle(), .white)
    let large = DisplayList(60, 60, scale: 2, .group(effect, [fill])).painted()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    let scaled = DisplayList(120, 120, .transform(double, [.group(effect, [fill])])).painted()
    #expect(large == scaled)
  }

  @Test func `a radius of zero has no effect`() {
    let fill = DrawCommand.fill(square, FillStyle(), .gray(0.3, opacity: 0.5))
    let plain = DisplayList(60, 60, fill).painted()
    for radius in [0, -3, CGFloat.nan] {
      let effect = GroupEffect.blur(radius: radius, isOpaque: false)
      #expect(DisplayList(60, 60, .group(effect, [fill])).painted() == plain)
    }
  }

  @Test func `an opaque blur stays opaque and keeps colours at the edges`() {
    let effect = GroupEffect.blur(radius: 4, isOpaque: true)
    let group = DrawCommand.group(effect, [.fill(square, FillStyle(), .red)])
    let canvas = DisplayList(60, 60, .clip(square, FillStyle(), [group])).painted()
    #expect(canvas.area == 400)
    for (x, y) in [(20, 20), (39, 39), (30, 30), (20, 31)] {
      #expect(canvas[x, y] == 0xFFFF_0000)
    }
  }

  @Test func `content outside of the canvas is included`() {
    let outside = Path(CGRect(x: -30, y: 0, width: 30, height: 60))
    let list = DisplayList(
      60, 60,
      .group(.blur(radius: 5, isOpaque: false), [.fill(outside, FillStyle(), .white)]))
    let exact = bell(0, -30, 0, 5)
    #expect(abs(Double(list.painted().opacity(0, 30)) / 255 - exact) < 0.03)
  }

  @Test(arguments: [3, 9, 20, 45, 128]) func `the opacity alone is blurred as with the colours`(
    deviation: Double
  ) {
    let blur = GaussianBlur(deviation: deviation)
    var random = PaintRandom(seed: 9)
    let layer = Layer(PixelRect(x: -7, y: 5, width: 61, height: 43))
    let rect = layer.surface.rect
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        unsafe layer.surface.address(x: x, y: y).pointee = UInt32(random.whole(0, 255)) << 24
      }
    }
    for part in [rect, rect.padded(20), PixelRect(x: 3, y: 11, width: 1, height: 1)] {
      let blurred = layer.blurred(by: blur, in: part, isOpaque: false)
      var opacity: [UInt8] = []
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX {
          opacity.append(UInt8(unsafe blurred.surface.address(x: x, y: y).pointee >> 24))
        }
      }
      #expect(layer.blurredOpacity(by: blur, in: part) == opacity)
    }
  }

  @Test func `the variances of nested blurs are added`() {
    func blurred(_ radius: CGFloat, _ contents: DrawCommand) -> DrawCommand {
      .group(.blur(radius: radius, isOpaque: false), [contents])
    }
    let fill = DrawCommand.fill(square, FillStyle(), .white)
    let twice = DisplayList(60, 60, blurred(3, blurred(4, fill))).painted()
    let once = DisplayList(60, 60, blurred(5, fill)).painted()
    for y in 0..<60 {
      for x in 0..<60 {
        #expect(abs(Int(twice.opacity(x, y)) - Int(once.opacity(x, y))) <= 5)
      }
    }
  }
}
