import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Pictures as views: their sizes, and what is drawn of them.
@MainActor @Suite struct ImageViewTests {
  private let pictures = GreyImages()
  private let image = Image("grey")

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.pictures = pictures
    return environment
  }

  private func answer(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutHarness(proposing: width, height, environment: environment, content).answer
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

  @Test func `a picture is its pixels divided by its scale, whatever is proposed`() {
    for (width, height) in [(nil, nil), (5, 5), (100, 0), (.infinity, nil)]
      as [(CGFloat?, CGFloat?)]
    {
      #expect(answer(width, height) { image } == CGSize(width: 20, height: 10))
    }
  }

  @Test func `a resizable one takes what is proposed, side by side`() {
    #expect(answer(nil, nil) { image.resizable() } == CGSize(width: 20, height: 10))
    #expect(answer(50, nil) { image.resizable() } == CGSize(width: 50, height: 10))
    #expect(answer(0, 70) { image.resizable() } == CGSize(width: 0, height: 70))
  }

  @Test func `a resizable one fits and fills in its own proportion`() {
    #expect(answer(60, 60) { image.resizable().scaledToFit() } == CGSize(width: 60, height: 30))
    #expect(answer(60, 60) { image.resizable().scaledToFill() } == CGSize(width: 120, height: 60))
    #expect(
      answer(60, 60) { image.resizable().aspectRatio(1, contentMode: .fit) }
        == CGSize(width: 60, height: 60))
  }

  @Test func `all of the picture is drawn in its frame`() throws {
    let plain = try #require(placed(drawn { image }).first)
    #expect(plain.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(plain.bitmap === pictures.picture.bitmap && plain.part == plain.bitmap.whole)
    #expect(plain.area == nil && plain.interpolation == .linear && plain.isAntialiased)
    let stretched = try #require(placed(drawn { image.resizable() }).first)
    #expect(stretched.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `modifiers reach the painter`() throws {
    let commands = drawn { image.interpolation(.high).antialiased(false) }
    let fine = try #require(placed(commands).first)
    #expect(fine.interpolation == .cubic && !fine.isAntialiased)
    let coarse = try #require(placed(drawn { image.interpolation(.none) }).first)
    #expect(coarse.interpolation == .none)
  }

  @Test func `caps keep their size and the rest is stretched`() {
    let insets = EdgeInsets(top: 2, leading: 3, bottom: 0, trailing: 4)
    let pieces = placed(drawn { image.resizable(capInsets: insets) })
    // Three columns and two rows, as nothing is kept at the bottom.
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

  @Test func `caps without room share it`() {
    let insets = EdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    let pieces = placed(
      drawn(in: CGSize(width: 10, height: 10)) { image.resizable(capInsets: insets) })
    // Of 20 points in the picture the first cap has 15 and the last the 5 left.
    #expect(pieces.map(\.frame.width) == [7.5, 2.5])
    #expect(pieces.map(\.part.width) == [30, 10])
  }

  @Test(arguments: [1, 7, 25]) func `caps of any length show in any room`(pixels: Int) {
    var environment = EnvironmentValues()
    environment.pictures = GreyImages(ImageAsset(bitmap: .greys(pixels, 4), scale: 1))
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

  @Test func `a tiled picture is repeated from the corner, its edges along themselves`() {
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

  @Test func `a template is a mask of the foreground style`() throws {
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

  /// Measured with SwiftUI: image to image 0, image to text 0 in a column, 8 in a row.
  @Test func `a picture keeps no distance above and below`() {
    let column = answer(nil, nil) {
      VStack {
        image
        image
        Text("a").font(.system(size: 20))
      }
    }
    // 10, 10 and the text's 20, without a gap.
    #expect(column.height == 40)
    let row = answer(nil, nil) {
      HStack {
        image
        image
      }
    }
    // 20, 8 and 20.
    #expect(row.width == 48)
  }

  @Test func `a resource is the picture of its name`() {
    let image = Image(ImageResource(name: "grey", bundle: .main))
    #expect(image == Image("grey") && Image("grey", bundle: .main) == Image("grey"))
    #expect(answer(nil, nil) { image } == CGSize(width: 20, height: 10))
  }

  @Test func `an unknown picture is a visible frame of 100 points`() {
    #expect(answer(10, 10) { Image("nothing") } == CGSize(width: 100, height: 100))
    #expect(answer(10, 20) { Image("nothing").resizable() } == CGSize(width: 10, height: 20))
    #expect(!drawn { Image("nothing") }.isEmpty)
  }

  @Test func `a picture is called by its name, its label or not at all`() {
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
