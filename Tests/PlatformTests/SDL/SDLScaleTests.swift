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

@Suite struct SDLScaleTests {
  @Test func `on X11 a window unit is a pixel and the desktop determines the scale`() {
    let unit = CGSize(width: 1_600, height: 1_200)
    let scale = SDLScale(unitSize: unit, pixelSize: unit, chosen: nil, desktop: 2)
    #expect(scale.pixelsPerPoint == 2)
    #expect(scale.size == CGSize(width: 800, height: 600))
    #expect(scale.pointsPerUnit == 0.5)
    #expect(scale.units(100) == 200)
  }

  @Test func `on Wayland a window unit is a point and has several pixels`() {
    let scale = SDLScale(
      unitSize: CGSize(width: 400, height: 300), pixelSize: CGSize(width: 800, height: 600))
    #expect(scale.pixelsPerPoint == 2)
    #expect(scale.size == CGSize(width: 400, height: 300))
    #expect(scale.pointsPerUnit == 1)
  }

  @Test func `an explicit scale is in pixels per point`() {
    let scale = SDLScale(
      unitSize: CGSize(width: 400, height: 300), pixelSize: CGSize(width: 800, height: 600),
      chosen: 4, desktop: 1)
    #expect(scale.size == CGSize(width: 200, height: 150))
    #expect(scale.pointsPerUnit == 0.5)
  }

  @Test func `a window without a size has a valid scale`() {
    let scale = SDLScale(unitSize: .zero, pixelSize: .zero)
    #expect(scale.pixelsPerPoint == 1)
    #expect(scale.size == .zero)
  }

  @Test func `lengths are rounded to units within the window's limits`() {
    let scale = SDLScale(unitSize: .zero, pixelSize: .zero, chosen: 1.25)
    #expect(scale.units(100) == 125)
    #expect(scale.units(100.1) == 126)
    #expect(scale.units(0) == 1)
    #expect(scale.units(-5) == 1)
    #expect(scale.units(.infinity) == 16_384)
    #expect(scale.units(.nan) == 1)
    #expect(scale.units(1e9) == 16_384)
  }

  @Test(
    arguments: [
      ("Xft.dpi:\t192\n", 2), ("Xft.antialias:\t1\nXft.dpi: 144\nXft.rgba:\tnone", 1.5),
      ("Xft.dpi:96", 1), ("Xft.dpi:\t48", 1), ("Xft.dpi:\t9600", 4), ("Xft.dpi:\tmany", 1),
      ("Xft.dpi:\tnan", 1), ("Xft.dpi", 1), ("", 1), ("URxvt.Xft.dpi:\t192", 1),
    ] as [(String, CGFloat)])
  func `the desktop's scale is its dots per inch divided by 96`(resources: String, scale: CGFloat) {
    #expect(SDLScale.desktop(fromResources: resources) == scale)
  }
}
