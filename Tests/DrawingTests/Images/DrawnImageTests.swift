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

/// Images drawn by a closure, and images of bitmaps.
@MainActor @Suite struct DrawnImageTests {
  /// An image of 20 by 10 points whose left half is red.
  private let image = Image(size: CGSize(width: 20, height: 10), label: Text("half")) { context in
    context.fill(
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
      with: .color(.sRGB, red: 1, green: 0, blue: 0))
  }

  private func canvas(
    of view: some View, proposing size: ProposedViewSize = .unspecified
  ) -> PixelCanvas {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = size
    return renderer.canvas(with: .monospaced)
  }

  private let red: UInt32 = 0xFFFF_0000

  // MARK: Closures

  @Test func `a drawn image has its size for any proposal`() {
    for proposal in [ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 90, height: 90)] {
      let harness = LayoutHarness(proposing: proposal.width, proposal.height) { image }
      #expect(harness.measuredSize == CGSize(width: 20, height: 10))
    }
  }

  @Test func `a drawn image shows what the closure draws`() {
    let pixels = canvas(of: image)
    #expect(pixels.width == 20 && pixels.height == 10)
    #expect(pixels[9, 5] == red && pixels[10, 5] == 0)
  }

  @Test func `a resizable drawn image stretches the drawing`() {
    let pixels = canvas(
      of: image.resizable(), proposing: ProposedViewSize(width: 40, height: 40))
    #expect(pixels.width == 40 && pixels.height == 40)
    #expect(pixels[19, 39] == red && pixels[20, 39] == 0)
    #expect(
      LayoutHarness(proposing: nil, nil) { image.resizable() }.measuredSize
        == CGSize(width: 20, height: 10))
  }

  @Test func `a template is filled with the foreground style`() {
    let pixels = canvas(
      of: image.renderingMode(.template)
        .foregroundStyle(Color(red: 0, green: 0, blue: 1)))
    #expect(pixels[9, 5] == 0xFF00_00FF && pixels[10, 5] == 0)
  }

  @Test func `a drawn image has its label, and none if it is decorative`() {
    let element = LayoutHarness { image }.elements.first { $0.label == "half" }
    #expect(element?.traits.contains(.isImage) == true)
    let decorative = Image(size: CGSize(width: 20, height: 10)) { _ in }
    let elements = LayoutHarness { decorative }.elements
    #expect(elements.allSatisfy { $0.label == nil && $0.traits.isEmpty })
  }

  @Test func `sizes that are not lengths give an image without size`() {
    let image = Image(size: CGSize(width: CGFloat.nan, height: -3)) { _ in }
    #expect(LayoutHarness(proposing: 50, 50) { image }.measuredSize == .zero)
  }

  // MARK: Bitmaps

  @Test func `a renderer gives a bitmap of the view, which an image shows`() throws {
    let renderer = ImageRenderer(content: image)
    renderer.scale = 2
    let bitmap = try #require(renderer.cgImage)
    #expect(bitmap.width == 40 && bitmap.height == 20)
    let shown = Image(bitmap, scale: 2, label: Text("bits"))
    #expect(LayoutHarness(proposing: 5, 5) { shown }.measuredSize == CGSize(width: 20, height: 10))
    let pixels = canvas(of: shown)
    #expect(pixels[9, 5] == red && pixels[10, 5] == 0)
    #expect(LayoutHarness { shown }.elements.map(\.label) == ["bits"])
    #expect(shown == Image(bitmap, scale: 2, label: Text("bits")))
  }

  @Test func `a renderer gives no bitmap of too many pixels`() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 8_192, height: 8_192)
    renderer.scale = 16
    #expect(renderer.cgImage == nil)
  }

  /// A bitmap with the pixels 1, 2, 3 above 4, 5, 6.
  private let bitmap = Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])

  // The pixels by rows, after a turn clockwise for `right`.
  @Test(arguments: [
    (BitmapOrientation.up, 3, [1, 2, 3, 4, 5, 6]), (.down, 3, [6, 5, 4, 3, 2, 1]),
    (.right, 2, [4, 1, 5, 2, 6, 3]), (.left, 2, [3, 6, 2, 5, 1, 4]),
    (.upMirrored, 3, [3, 2, 1, 6, 5, 4]), (.downMirrored, 3, [4, 5, 6, 1, 2, 3]),
    (.rightMirrored, 2, [6, 3, 5, 2, 4, 1]), (.leftMirrored, 2, [1, 4, 2, 5, 3, 6]),
  ])
  func `an orientation puts a bitmap upright`(
    orientation: BitmapOrientation, width: Int, pixels: [UInt32]
  ) {
    let upright = bitmap.upright(from: orientation)
    #expect(upright.width == width && upright.pixels == pixels)
  }

  @Test func `an image of a turned bitmap has the size after the turn`() {
    let image = Image(decorative: bitmap, scale: 0, orientation: .left)
    #expect(
      LayoutHarness(proposing: nil, nil) { image }.measuredSize == CGSize(width: 2, height: 3))
  }
}
