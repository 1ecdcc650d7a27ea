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

struct DumpTests {
  @Test func `a list is dumped with one command per line and indented groups`() {
    let run = TextRun(
      text: "Hi \"you\"", font: FontKey(size: 17, weight: .semibold, isItalic: true), width: 30,
      metrics: FontMetrics(ascent: 13, descent: 4, capHeight: 12, leading: 0))
    let triangle = Path {
      $0.addLines([.zero, CGPoint(x: 1.0 / 3, y: 0), CGPoint(x: 0, y: -0.0001)])
      $0.closeSubpath()
    }
    let list = DisplayList(
      commands: [
        .fill(Path(CGRect(x: 1, y: 2, width: 3.5, height: 4)), FillStyle(), .red),
        .group(
          .opacity(0.5),
          [
            .clip(
              triangle, FillStyle(eoFill: true),
              [.text(run, at: CGPoint(x: 10, y: 20.25), .gray(0, opacity: 0.2))])
          ]),
        .stroke(triangle, StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 2]), .white),
        .group(
          .shadow(color: .black, radius: 3, offset: CGSize(width: 0, height: -1)), []),
        .mask(
          [.group(.blur(radius: 2.5, isOpaque: true), [])],
          [.group(.blend(.softLight), [.group(.luminanceToAlpha, [])])]),
        .image(
          PlacedImage(
            .greys(4, 3), part: BitmapPart(x: 1, y: 0, width: 2, height: 2),
            in: CGRect(x: 1, y: 2, width: 3, height: 4),
            filling: CGRect(x: 0, y: 0, width: 9, height: 9), interpolation: .cubic)),
        .group(.isolation, [.group(.colors(.brightness(0.25)), [])]),
      ], background: .white, size: CGSize(width: 100, height: 50), scale: 1.5)
    #expect(
      list.dump() == """
        picture 100 50 scale 1.5 background #ffffffff
          fill rect(1 2 3.5 4) #ff0000ff
          group opacity 0.5
            clip path(M 0 0 L 0.333 0 L 0 0 Z) even-odd
              text "Hi \\"you\\"" 17 600 italic at 10 20.25 #00000033
          stroke path(M 0 0 L 0.333 0 L 0 0 Z) width 2 cap round dash 1 2 #ffffffff
          group shadow #000000ff radius 3 offset 0 -1
          mask
            by
              group blur radius 2.5 opaque
            group blend softLight
              group luminance to alpha
          image 4x3 part 1 0 2x2 in rect(1 2 3 4) filling rect(0 0 9 9) interpolation cubic
          group isolation
            group colors 1 0 0 0 0.25, 0 1 0 0 0.25, 0 0 1 0 0.25, 0 0 0 1 0

        """)
  }

  @Test func `a gradient is dumped with its geometry and its stops`() {
    let ramp = GradientRamp(
      stops: [
        GradientRamp.Stop(color: .black, location: 0),
        GradientRamp.Stop(color: .white, location: 0.5),
      ], space: .perceptual, extent: .mirror)
    func dump(_ geometry: GradientGeometry) -> String {
      let shading = Shading.gradient(ramp, geometry)
      let path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      return DisplayList(10, 10, .fill(path, FillStyle(), shading)).dump()
    }
    let stops = "#000000ff@0 #ffffffff@0.5 perceptual mirror"
    #expect(
      dump(.linear(from: .zero, to: CGPoint(x: 1, y: 2.5)))
        .contains("fill rect(0 0 1 1) linear(0 0 to 1 2.5) \(stops)\n"))
    #expect(
      dump(.radial(center: .zero, unit: CGSize(width: 3, height: 4), start: 1, end: 2))
        .contains("radial(0 0 unit 3 4 from 1 to 2) \(stops)\n"))
    #expect(
      dump(.angular(center: .zero, start: -1, end: 1))
        .contains("angular(0 0 from -1 to 1) \(stops)\n"))
  }

  @Test func `special numbers are dumped by name`() {
    let list = DisplayList(
      10, 10, .fill(Path(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)), FillStyle(), .red)
    )
    #expect(list.dump().contains("inf"))
  }
}
