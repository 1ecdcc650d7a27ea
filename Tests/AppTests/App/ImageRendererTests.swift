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

@MainActor @Suite struct ImageRendererTests {
  @Test func `a view is drawn at its ideal size`() {
    let canvas = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
      .canvas(with: .monospaced)
    #expect(canvas.width == 30 && canvas.height == 20)
  }

  @Test func `a greedy view gets the proposed size`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 50)
    let canvas = renderer.canvas(with: .monospaced)
    #expect(canvas.width == 40 && canvas.height == 50)
  }

  @Test func `the scale is the number of pixels per point`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    let canvas = renderer.canvas(with: .monospaced)
    #expect(canvas.width == 60 && canvas.height == 40)
  }

  @Test func `the background is transparent unless the image is opaque`() {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 1, height: 1))
    let transparent = renderer.canvas(with: .monospaced)
    #expect(transparent.pixels[0] == 0)
    renderer.isOpaque = true
    let opaque = renderer.canvas(with: .monospaced)
    #expect(opaque.pixels[0] == 0xFFFF_FFFF)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3])
  func `special sizes and scales give an image`(number: CGFloat) {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: number, height: 1)
    renderer.scale = number
    #expect(renderer.canvas(with: .monospaced).height == 1)
  }

  @Test func `a circular gauge starts at its lower bound`() {
    func dial(_ direction: LayoutDirection) -> PixelCanvas {
      let renderer = ImageRenderer(
        content: PlumbUI.Gauge(value: 0) { EmptyView() }.gaugeStyle(.accessoryCircular))
      renderer.environment.layoutDirection = direction
      return renderer.canvas(with: .monospaced)
    }
    let (plain, mirrored) = (dial(.leftToRight), dial(.rightToLeft))
    // The marker is 19.5 points from the centre, at an eighth of a turn below the horizontal.
    #expect(plain[8, 35] != plain[35, 35])
    #expect(mirrored[8, 35] != mirrored[35, 35])
    #expect(plain[8, 35] == mirrored[35, 35])
  }

  @Test func `the closure receives the size and a drawing function`() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    var size = CGSize.zero
    let canvas = PixelCanvas(width: 60, height: 40)
    renderer.render(rasterizationScale: 2) { rendererSize, draw in
      size = rendererSize
      draw(canvas)
    }
    #expect(size == CGSize(width: 30, height: 20))
    #expect(canvas.pixels[60 * 40 - 1] != 0)
  }

  @Test func `an image that is too large is rejected with a message`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 8_192, height: 8_192)
    renderer.scale = 16
    #expect {
      _ = try renderer.pngData()
    } throws: {
      "\($0)".hasPrefix(
        "A picture of 131072×131072 pixels is too large; 67108864 pixels are the most.")
    }
  }

  @Test func `equal views give equal files`() throws {
    func data() throws -> Data { try ImageRenderer(content: Text("Hello").padding()).pngData() }
    let (first, second) = (try data(), try data())
    #expect(first == second)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
