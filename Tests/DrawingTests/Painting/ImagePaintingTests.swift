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

extension Bitmap {
  fileprivate func level(_ x: Int, _ y: Int) -> Double { Double(pixels[y * width + x] & 255) }
}

struct ImagePaintingTests {
  private let bitmap = Bitmap.greys(8, 6)

  private func painted(
    _ image: PlacedImage, _ width: CGFloat = 24, _ height: CGFloat = 24, scale: CGFloat = 1
  ) -> PixelCanvas {
    DisplayList(width, height, scale: scale, .image(image)).painted()
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test(arguments: [PlacedImage.Interpolation.none, .linear, .cubic])
  func `pixels on the pixel grid are copied`(interpolation: PlacedImage.Interpolation) {
    let image = PlacedImage(bitmap, in: rect(2, 1.5, 4, 3), interpolation: interpolation)
    let canvas = painted(image, scale: 2)
    for y in 0..<48 {
      for x in 0..<48 {
        let isInside = (4..<12).contains(x) && (3..<9).contains(y)
        #expect(canvas[x, y] == (isInside ? bitmap.pixels[(y - 3) * 8 + x - 4] : 0))
      }
    }
  }

  @Test func `at half size every pixel is the mean of four`() {
    let canvas = painted(PlacedImage(bitmap, in: rect(0, 0, 4, 3)))
    for y in 0..<3 {
      for x in 0..<4 {
        let sum = [(0, 0), (1, 0), (0, 1), (1, 1)].reduce(0.0) {
          $0 + bitmap.level(2 * x + $1.0, 2 * y + $1.1)
        }
        #expect(abs(Double(canvas[x, y] & 255) - sum / 4) <= 0.5)
      }
    }
  }

  @Test func `at other reductions pixels are weighted by coverage`() {
    // Three pixels reduced to two: the middle one contributes half to either side.
    let bitmap = Bitmap.greys(3, 1)
    let canvas = painted(PlacedImage(bitmap, in: rect(0, 0, 2, 1)))
    let (a, b, c) = (bitmap.level(0, 0), bitmap.level(1, 0), bitmap.level(2, 0))
    #expect(abs(Double(canvas[0, 0] & 255) - (a + b / 2) / 1.5) <= 0.51)
    #expect(abs(Double(canvas[1, 0] & 255) - (b / 2 + c) / 1.5) <= 0.51)
  }

  @Test func `enlarged images are interpolated linearly`() {
    let canvas = painted(PlacedImage(bitmap, in: rect(0, 0, 24, 24)))
    for y in 0..<24 {
      for x in 0..<24 {
        // Pixel centres are half a pixel from the edges; beyond the last there is no neighbour.
        let (u, v) = ((Double(x) + 0.5) / 3 - 0.5, (Double(y) + 0.5) / 4 - 0.5)
        let (left, top) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (s, t) = (u - Double(left), v - Double(top))
        func level(_ x: Int, _ y: Int) -> Double {
          bitmap.level(min(max(x, 0), 7), min(max(y, 0), 5))
        }
        let upper = level(left, top) * (1 - s) + level(left + 1, top) * s
        let lower = level(left, top + 1) * (1 - s) + level(left + 1, top + 1) * s
        let exact = upper * (1 - t) + lower * t
        // Weights are multiples of 1/256, so a step between black and white has an error of half a
        // level at most.
        #expect(abs(Double(canvas[x, y] & 255) - exact) <= 2, "(\(x), \(y))")
      }
    }
  }

  @Test func `enlarged images with smooth interpolation have no halos`() {
    let canvas = painted(
      PlacedImage(bitmap, in: rect(0, 0, 24, 18), interpolation: .cubic))
    for y in 0..<6 {
      for x in 0..<8 {
        #expect(canvas[3 * x + 1, 3 * y + 1] == bitmap.pixels[y * 8 + x])
      }
    }
    let half = Bitmap(4, 4) { x, _ in x < 2 ? 0x8000_8000 : 0 }
    let faded = painted(PlacedImage(half, in: rect(0, 0, 23, 23), interpolation: .cubic))
    for y in 0..<23 {
      for x in 0..<23 {
        #expect(faded[x, y] >> 8 & 255 == faded[x, y] >> 24)
      }
    }
  }

  @Test func `without interpolation pixels are squares`() {
    let canvas = painted(PlacedImage(bitmap, in: rect(0, 0, 24, 24), interpolation: .none))
    for y in 0..<24 {
      for x in 0..<24 { #expect(canvas[x, y] == bitmap.pixels[y / 4 * 8 + x / 3]) }
    }
  }

  @Test func `tiles fill an area, and parts do not mix`() {
    let part = BitmapPart(x: 2, y: 1, width: 3, height: 2)
    let image = PlacedImage(
      bitmap, part: part, in: rect(4, 4, 3, 2), filling: rect(1, 1, 20, 21))
    let canvas = painted(image)
    for y in 1..<22 {
      for x in 1..<21 {
        let (column, row) = ((x - 4 + 30) % 3, (y - 4 + 30) % 2)
        #expect(canvas[x, y] == bitmap.pixels[(1 + row) * 8 + 2 + column])
      }
    }
    #expect(canvas.area == 20 * 21)
  }

  @Test func `a quarter turn permutes pixels`() {
    // A quarter turn to the right maps (x, y) to the point (6 − y, x).
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0)
    let canvas = DisplayList(
      24, 24, .transform(turn, [.image(PlacedImage(bitmap, in: rect(0, 0, 8, 6)))])
    ).painted()
    for y in 0..<6 {
      for x in 0..<8 { #expect(canvas[5 - y, x] == bitmap.pixels[y * 8 + x]) }
    }
    #expect(canvas.area == 48)
  }

  @Test func `edges off the pixel grid are smooth unless antialiasing is off`() {
    let white = Bitmap(2, 2) { _, _ in 0xFFFF_FFFF }
    let frame = rect(1.25, 1, 4.5, 4)
    let smooth = painted(PlacedImage(white, in: frame))
    #expect(smooth == DisplayList(24, 24, .fill(Path(frame), FillStyle(), .white)).painted())
    let hard = painted(PlacedImage(white, in: frame, isAntialiased: false))
    #expect(hard.area == hard.area.rounded())
  }

  @Test func `a reduced image is computed once per size`() {
    let image = PlacedImage(bitmap, in: rect(0, 0, 4, 3))
    let reduction = Bitmap.Reduction(part: bitmap.whole, width: 4, height: 3)
    _ = painted(image)
    var count = 0
    let kept = bitmap.reduced(reduction) {
      count += 1
      return bitmap
    }
    #expect(count == 0 && kept.width == 4 && kept.height == 3)
  }

  @Test func `reduced images take no more memory than the original`() {
    let sizes = (1...8).map { Bitmap.Reduction(part: bitmap.whole, width: $0, height: 5) }
    var count = 0
    for reduction in sizes + sizes {
      _ = bitmap.reduced(reduction) {
        count += 1
        return bitmap.averaged(bitmap.whole, width: reduction.width, height: 5)
      }
    }
    // 5, 10, 15 pixels and so on exceed the 48 of the image, so some are computed again.
    #expect(count > sizes.count && count <= 2 * sizes.count)
  }

  @Test func `the same image is equal, another one with equal pixels is not`() {
    let frame = rect(0, 0, 4, 3)
    #expect(PlacedImage(bitmap, in: frame) == PlacedImage(bitmap, in: frame))
    #expect(PlacedImage(bitmap, in: frame) != PlacedImage(.greys(8, 6), in: frame))
  }

  @Test func `special positions do not crash`() {
    let special: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, -1e9, 0, .leastNonzeroMagnitude, 5,
    ]
    for a in special {
      for b in special {
        for interpolation in [PlacedImage.Interpolation.none, .linear, .cubic] {
          let frame = rect(a, 3, b, 20)
          let images = [
            PlacedImage(bitmap, in: frame, interpolation: interpolation),
            PlacedImage(bitmap, in: rect(2, 2, b, a), filling: rect(0, 0, 20, 20)),
          ]
          let turn = CGAffineTransform(a: a, b: 1, c: b, d: 1, tx: b, ty: 0)
          let commands = images.map { DrawCommand.image($0) }
          _ = DisplayList(24, 24, .transform(turn, commands), commands[0], commands[1]).painted()
        }
      }
    }
  }
}
