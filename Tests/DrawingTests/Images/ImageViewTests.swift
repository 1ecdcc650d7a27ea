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

/// Image views: their sizes and their drawing.
@MainActor @Suite struct ImageViewTests {
  private let imageAssets = GreyImages()
  private let image = Image("grey")

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageAssets = imageAssets
    return environment
  }

  private func measuredSize(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutHarness(proposing: width, height, environment: environment, content).measuredSize
  }

  private func drawn(
    in size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ content: () -> some View
  ) -> [DrawCommand] {
    let harness = LayoutHarness(in: size, environment: environment, content)
    return harness.tree.displayList().commands
  }

  private func placed(_ commands: [DrawCommand]) -> [PlacedImage] {
    commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
  }

  @Test func `the size of an image is its pixels divided by its scale for any proposal`() {
    for (width, height) in [(nil, nil), (5, 5), (100, 0), (.infinity, nil)]
      as [(CGFloat?, CGFloat?)]
    {
      #expect(measuredSize(width, height) { image } == CGSize(width: 20, height: 10))
    }
  }

  @Test func `a resizable image has the proposed size, tiled`() {
    #expect(measuredSize(nil, nil) { image.resizable() } == CGSize(width: 20, height: 10))
    #expect(measuredSize(50, nil) { image.resizable() } == CGSize(width: 50, height: 10))
    #expect(measuredSize(0, 70) { image.resizable() } == CGSize(width: 0, height: 70))
  }

  @Test func `a resizable image keeps its own ratio`() {
    #expect(
      measuredSize(60, 60) { image.resizable().scaledToFit() } == CGSize(width: 60, height: 30))
    #expect(
      measuredSize(60, 60) { image.resizable().scaledToFill() } == CGSize(width: 120, height: 60))
    #expect(
      measuredSize(60, 60) { image.resizable().aspectRatio(1, contentMode: .fit) }
        == CGSize(width: 60, height: 60))
  }

  @Test func `the whole image is drawn in its frame`() throws {
    let plain = try #require(placed(drawn { image }).first)
    #expect(plain.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(plain.bitmap === imageAssets.picture.bitmap && plain.part == plain.bitmap.whole)
    #expect(plain.area == nil && plain.interpolation == .linear && plain.isAntialiased)
    let stretched = try #require(placed(drawn { image.resizable() }).first)
    #expect(stretched.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `modifiers are passed to the painter`() throws {
    let commands = drawn { image.interpolation(.high).antialiased(false) }
    let fine = try #require(placed(commands).first)
    #expect(fine.interpolation == .cubic && !fine.isAntialiased)
    let coarse = try #require(placed(drawn { image.interpolation(.none) }).first)
    #expect(coarse.interpolation == .none)
  }

  @Test func `cap insets keep their size and the rest is stretched`() {
    let insets = EdgeInsets(top: 2, leading: 3, bottom: 0, trailing: 4)
    let pieces = placed(drawn { image.resizable(capInsets: insets) })
    // Three columns and two rows, as there is no cap inset at the bottom.
    #expect(
      pieces.map(\.part) == [
        BitmapPart(x: 0, y: 0, width: 6, height: 4), BitmapPart(x: 6, y: 0, width: 26, height: 4),
        BitmapPart(x: 32, y: 0, width: 8, height: 4),
        BitmapPart(x: 0, y: 4, width: 6, height: 16), BitmapPart(x: 6, y: 4, width: 26, height: 16),
        BitmapPart(x: 32, y: 4, width: 8, height: 16),
      ])
    #expect(
      pieces.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 3, height: 2), CGRect(x: 3, y: 0, width: 93, height: 2),
        CGRect(x: 96, y: 0, width: 4, height: 2), CGRect(x: 0, y: 2, width: 3, height: 98),
        CGRect(x: 3, y: 2, width: 93, height: 98), CGRect(x: 96, y: 2, width: 4, height: 98),
      ])
    #expect(pieces.allSatisfy { $0.area == nil })
  }

  @Test func `cap insets that do not fit are reduced`() {
    let insets = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    let pieces = placed(
      drawn(in: CGSize(width: 10, height: 10)) { image.resizable(capInsets: insets) })
    // Of 20 points of the image the first cap inset has 15 and the last the 5 left.
    #expect(pieces.map(\.frame.width) == [7.5, 2.5])
    #expect(pieces.map(\.part.width) == [30, 10])
  }

  @Test(arguments: [1, 7, 25]) func `cap insets of any length are accepted`(pixels: Int) {
    var environment = EnvironmentValues()
    environment.imageAssets = GreyImages(ImageAsset(bitmap: .greys(pixels, 4), scale: 1))
    let lengths: [CGFloat] = [0, 1, 3.7, 8, 24, 25, 40]
    for (first, last) in lengths.flatMap({ first in lengths.map { (first, $0) } }) {
      let insets = EdgeInsets(top: 0, leading: first, bottom: 0, trailing: last)
      let harness = LayoutHarness(scale: 3, environment: environment) {
        image.resizable(capInsets: insets)
      }
      for width in stride(from: CGFloat(0), through: 30, by: 1) {
        harness.layOut(in: CGSize(width: width * 0.7, height: 5))
        let frame = PixelSnapping.snap(
          CGRect(x: 0, y: 0, width: width * 0.7, height: 5), scale: 3)
        var end = frame.minX
        for piece in placed(harness.tree.displayList().commands) {
          #expect(piece.frame.minX >= end && piece.frame.maxX <= frame.maxX + 1e-9)
          end = piece.frame.maxX
        }
      }
    }
  }

  @Test func `a tiled image is repeated from the corner, its edges along one axis`() {
    let tiled = placed(drawn { image.resizable(resizingMode: .tile) })
    #expect(tiled.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(tiled.map(\.area) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    let insets = EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0)
    let edged = placed(drawn { image.resizable(capInsets: insets, resizingMode: .tile) })
    #expect(
      edged.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 5, height: 10), CGRect(x: 5, y: 0, width: 15, height: 10),
      ])
    #expect(edged.map(\.area?.width) == [5, 95])
  }

  @Test func `a template image is a mask of the foreground style`() throws {
    let commands = drawn { image.renderingMode(.template).foregroundStyle(.red) }
    guard case .mask(let mask, let contents) = try #require(commands.first),
      case .fill(let path, _, let shading) = try #require(contents.first)
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(placed(mask).count == 1)
    #expect(path.uprightRect == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(shading == Color.red._style(in: environment).shading(in: .zero))
    #expect(placed(drawn { image.renderingMode(.original) }).count == 1)
  }

  /// As SwiftUI (measured): image to image 0, image to text 0 in a column, 8 in a row.
  @Test func `an image has no vertical default spacing`() {
    let column = measuredSize(nil, nil) {
      VStack {
        image
        image
        Text("a").font(.system(size: 20))
      }
    }
    // 10, 10 and the text's 20, without a gap.
    #expect(column.height == 40)
    let row = measuredSize(nil, nil) {
      HStack {
        image
        image
      }
    }
    // 20, 8 and 20.
    #expect(row.width == 48)
  }

  @Test func `an image resource is found by its name`() {
    let image = Image(ImageResource(name: "grey", bundle: .main))
    #expect(image == Image("grey") && Image("grey", bundle: .main) == Image("grey"))
    #expect(measuredSize(nil, nil) { image } == CGSize(width: 20, height: 10))
  }

  @Test func `an unknown image is a visible frame of 100 points`() {
    #expect(measuredSize(10, 10) { Image("nothing") } == CGSize(width: 100, height: 100))
    #expect(measuredSize(10, 20) { Image("nothing").resizable() } == CGSize(width: 10, height: 20))
    #expect(!drawn { Image("nothing") }.isEmpty)
  }

  @Test func `the label of an image is its name, an explicit one or none`() {
    let harness = LayoutHarness(environment: environment) {
      VStack {
        Image("grey")
        Image("grey", label: Text("A grey field"))
        Image(decorative: "grey")
      }
    }
    #expect(harness.elements.compactMap(\.label) == ["grey", "A grey field"])
  }
}
