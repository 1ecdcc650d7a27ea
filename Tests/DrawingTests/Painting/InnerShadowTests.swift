import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct InnerShadowTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  private func picture(
    _ shading: Shading = .white, radius: CGFloat, _ x: CGFloat, _ y: CGFloat
  ) -> PixelCanvas {
    let effect = GroupEffect.innerShadow(
      color: .black, radius: radius, offset: CGSize(width: x, height: y))
    return DisplayList(40, 40, .group(effect, [.fill(square, FillStyle(), shading)])).painted()
  }

  @Test func `a sharp inner shadow is at the edges by its offset`() {
    let canvas = picture(radius: 0, 3, 2)
    for y in 0..<40 {
      for x in 0..<40 {
        let isInside = (10..<30).contains(x) && (10..<30).contains(y)
        let isShaded = x < 13 || y < 12
        #expect(canvas[x, y] == (isInside ? (isShaded ? 0xFF00_0000 : 0xFFFF_FFFF) : 0))
      }
    }
  }

  @Test func `a blurred shadow fades from the edges inwards`() {
    let canvas = picture(radius: 2, 0, 0)
    let row = (10..<20).map { canvas[$0, 20] & 255 }
    // At an edge half of the neighbourhood is outside; ten pixels further inside, none is.
    #expect(abs(Int(row[0]) - 128) < 40)
    #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(row[9] == 255)
  }

  @Test func `translucent content keeps its opacity`() {
    let canvas = picture(.gray(1, opacity: 0.5), radius: 3, 1, 1)
    for x in 10..<30 { #expect(canvas[x, 20] >> 24 == 128) }
  }

  @Test func `pixels outside of the shape are unchanged`() {
    let canvas = picture(radius: 8, 5, 5)
    #expect(canvas.area == 400)
  }
}
