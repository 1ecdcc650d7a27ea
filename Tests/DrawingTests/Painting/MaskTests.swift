import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

struct MaskTests {
  private let circle = Path(ellipseIn: CGRect(x: 4.3, y: 4.6, width: 20, height: 20))
  private let square = Path(CGRect(x: 10.5, y: 10.25, width: 15, height: 15))

  private func fill(_ path: Path, _ shading: Shading = .white) -> DrawCommand {
    .fill(path, FillStyle(), shading)
  }

  @Test func `contents are multiplied by the alpha of the mask, whatever its colour`() {
    let (shown, mask) = (
      DisplayList(30, 30, fill(square)).painted(),
      DisplayList(30, 30, fill(circle, .gray(0, opacity: 0.7))).painted()
    )
    let masked = DisplayList(
      30, 30, .mask([fill(circle, .gray(0, opacity: 0.7))], [fill(square)])
    ).painted()
    for y in 0..<30 {
      for x in 0..<30 {
        let product = Double(shown.opacity(x, y)) * Double(mask.opacity(x, y)) / 255
        #expect(masked.opacity(x, y) == UInt8(product.rounded()))
      }
    }
  }

  @Test func `contents are composited before they are masked`() {
    let half = [fill(Path(.infinitePlane), .gray(0, opacity: 0.5))]
    let both = DisplayList(30, 30, .mask(half, [fill(circle, .red), fill(square)])).painted()
    let one = DisplayList(30, 30, .mask(half, [fill(square)])).painted()
    #expect(both[15, 15] == one[15, 15])
  }

  @Test func `nested masks and clips are multiplied`() {
    let inner = DrawCommand.mask([fill(square)], [fill(Path(.infinitePlane))])
    let clips = DisplayList(
      30, 30,
      .clip(circle, FillStyle(), [.clip(square, FillStyle(), [fill(Path(.infinitePlane))])])
    ).painted()
    #expect(DisplayList(30, 30, .clip(circle, FillStyle(), [inner])).painted() == clips)
    #expect(DisplayList(30, 30, .mask([fill(circle)], [inner])).painted() == clips)
  }

  @Test func `an empty mask hides everything`() {
    #expect(DisplayList(30, 30, .mask([], [fill(circle)])).painted().area == 0)
    #expect(DisplayList(30, 30, .mask([fill(circle)], [])).painted().area == 0)
  }

  @Test func `a change of contents or mask damages the affected area`() {
    func list(mask x: CGFloat, contents y: CGFloat) -> DisplayList {
      let window = Path(CGRect(x: x, y: 10, width: 10, height: 10))
      let dot = Path(CGRect(x: 0, y: y, width: 100, height: 4))
      return DisplayList(100, 100, .mask([fill(window)], [fill(dot)]))
    }
    #expect(
      Damage.between(list(mask: 20, contents: 11), list(mask: 20, contents: 12))
        == [PixelRect(x: 20, y: 11, width: 10, height: 5)])
    #expect(
      Damage.between(list(mask: 20, contents: 11), list(mask: 22, contents: 11))
        == [PixelRect(x: 20, y: 11, width: 12, height: 4)])
  }
}
