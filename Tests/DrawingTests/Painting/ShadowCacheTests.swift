import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct ShadowCacheTests {
  private let painter = Painter(rasterizer: CountingRasterizer())

  /// A rectangle with a shadow, in the middle of more space than the shadow needs.
  private func list(
    x: Double = 0, y: Double = 0, width: Double = 21, radius: CGFloat = 4, _ shading: Shading = .red
  ) -> DisplayList {
    let effect = GroupEffect.shadow(
      color: .black, radius: radius, offset: CGSize(width: 1, height: 2))
    // Between pixels, by fractions that are exact everywhere.
    let shape = Path(CGRect(x: 60.25 + x, y: 60.5 + y, width: width, height: 17.75))
    return DisplayList(160, 160, .group(effect, [.fill(shape, FillStyle(), shading)]))
  }

  /// Paints a list with the painter of the test. Returns whether a new painter paints the same pixels.
  private func isPaintedLikeNew(_ list: DisplayList) -> Bool {
    painter.canvas(of: list) == list.painted()
  }

  @Test func `a shadow that moves by whole pixels is blurred once`() {
    for step in 0..<6 {
      let isSame = isPaintedLikeNew(list(x: Double(3 * step), y: Double(-step)))
      #expect(isSame, "step \(step)")
    }
    #expect(painter.shadows.blurCount == 1)
  }

  @Test func `a large shadow is blurred once for each position in a cell`() {
    #expect(GaussianBlur(deviation: 10).shift == 1)
    for step in 0..<6 {
      let isSame = isPaintedLikeNew(list(x: Double(step), radius: 10))
      #expect(isSame, "step \(step)")
    }
    #expect(painter.shadows.blurCount == 2)
  }

  @Test func `a shadow of other contents is blurred anew`() {
    let lists = [
      list(), list(.gray(1, opacity: 0.5)), list(radius: 5), list(width: 22), list(x: 0.5),
    ]
    for list in lists + lists {
      let isSame = isPaintedLikeNew(list)
      #expect(isSame)
    }
    #expect(painter.shadows.blurCount == lists.count)
  }

  @Test func `a part of a shadow is painted like the whole`() {
    let canvas = painter.canvas(of: list())
    for x in [40, 55, 75] {
      let damage = PixelRect(x: x, y: 50, width: 17, height: 40)
      painter.paint(list(.gray(0.5)), on: canvas, damage: [damage])
      painter.paint(list(), on: canvas, damage: [damage])
    }
    let isSame = canvas == list().painted()
    #expect(isSame)
  }

  @Test func `few shadows are kept, and none that is large`() {
    for width in 1...60 { _ = painter.canvas(of: list(width: Double(width))) }
    #expect(painter.shadows.count == ShadowCache.countLimit)
    #expect(painter.shadows.byteCount <= ShadowCache.byteLimit)
    let before = painter.shadows.byteCount
    let shape = Path(CGRect(x: 0, y: 0, width: 600, height: 600))
    let effect = GroupEffect.shadow(color: .black, radius: 4, offset: .zero)
    _ = painter.canvas(
      of: DisplayList(600, 600, .group(effect, [.fill(shape, FillStyle(), .red)])))
    #expect(painter.shadows.byteCount == before)
  }
}
