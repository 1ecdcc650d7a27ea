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

struct BlendingTests {
  @Test func `bytes are scaled with rounding to nearest`() {
    for value in 0...255 {
      for factor in 0...255 {
        let exact = (Double(value * factor) / 255).rounded()
        #expect(Blending.scale(UInt32(value), UInt32(factor)) == UInt32(exact))
      }
    }
  }

  @Test func `a pixel is scaled byte by byte`() {
    var random = PaintRandom(seed: 6)
    for _ in 0..<1_000 {
      let pixel = UInt32(truncatingIfNeeded: random.next())
      let factor = UInt32(random.whole(0, 255))
      let scaled = Blending.scale(pixel: pixel, factor)
      for shift in [0, 8, 16, 24] as [UInt32] {
        #expect(scaled >> shift & 255 == Blending.scale(pixel >> shift & 255, factor))
      }
    }
  }

  @Test func `an opaque source replaces the backdrop, a transparent one leaves it`() {
    var random = PaintRandom(seed: 7)
    for _ in 0..<100 {
      let color = ResolvedColor(
        red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
        opacity: random.number(0, 1))
      let below = Blending.pixel(color)
      #expect(Blending.over(0xFF12_3456, below) == 0xFF12_3456)
      #expect(Blending.over(0, below) == below)
    }
  }

  @Test func `colours are premultiplied and clamped`() {
    #expect(Blending.pixel(ResolvedColor.white) == 0xFFFF_FFFF)
    #expect(Blending.pixel(ResolvedColor.clear) == 0)
    let half = ResolvedColor(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    #expect(Blending.pixel(half) == 0x8080_4000)
    let wild = ResolvedColor(red: 7, green: -1, blue: .nan, opacity: .infinity)
    #expect(Blending.pixel(wild) == 0xFFFF_0000)
  }

  @Test func `the background replaces previous pixels even if it is translucent`() {
    let background = ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)
    let list = DisplayList(background: background, size: CGSize(width: 2, height: 2), scale: 1)
    let canvas = DisplayList(2, 2, .fill(Path(.infinitePlane), FillStyle(), .white)).painted()
    #expect(canvas[0, 0] == 0xFFFF_FFFF)
    Painter(rasterizer: CountingRasterizer()).paint(list, on: canvas)
    #expect(canvas[0, 0] == 0x8000_0080)
  }

  /// Returns premultiplied pixels with runs of equal ones, some of them transparent or opaque.
  private func row(_ count: Int, _ random: inout PaintRandom) -> [UInt32] {
    var pixels: [UInt32] = []
    while pixels.count < count {
      let opacity = [0, 255, random.whole(0, 255)][random.whole(0, 2)]
      let bytes = (0..<3).map { _ in UInt32(random.whole(0, opacity)) }
      let pixel = UInt32(opacity) << 24 | bytes[0] << 16 | bytes[1] << 8 | bytes[2]
      pixels += repeatElement(pixel, count: random.whole(1, 11))
    }
    return Array(pixels.prefix(count))
  }

  @Test func `the pixels of a row are blended as each of them`() {
    var random = PaintRandom(seed: 8)
    for count in 0..<200 {
      let (under, above) = (row(count, &random), row(count, &random))
      let pixel = row(1, &random)[0]
      let coverage = row(count, &random).map { UInt8($0 >> 24) }
      let factor = [255, UInt8(random.whole(0, 255))][count & 1]

      var filled = under
      unsafe filled.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        unsafe RowBlending.blend(pixel, over: row, count: count)
      }
      #expect(filled == under.map { Blending.over(pixel, $0) })

      var covered = under
      unsafe covered.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        unsafe RowBlending.blend(pixel, coverage: coverage, over: row, count: count)
      }
      #expect(
        covered
          == zip(under, coverage).map {
            Blending.over(Blending.scale(pixel: pixel, UInt32($1)), $0)
          })

      var blended = under
      unsafe blended.withUnsafeMutableBufferPointer { row in
        guard let row = row.baseAddress else { return }
        unsafe RowBlending.blend(above, coverage: factor, nil, over: row, count: count)
      }
      #expect(
        blended
          == zip(under, above).map {
            Blending.over(Blending.scale(pixel: $1, UInt32(factor)), $0)
          })
    }
  }

  @Test func `opaque painting is idempotent`() {
    let shape = DrawCommand.fill(
      Path(CGRect(x: 1, y: 1, width: 5, height: 5)), FillStyle(), .red)
    #expect(DisplayList(8, 8, shape).painted() == DisplayList(8, 8, shape, shape).painted())
  }
}

extension CGRect {
  /// Larger than any canvas.
  static let infinitePlane = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
