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

/// Images as styles.
@MainActor @Suite struct ImagePaintTests {
  private let imageAssets = GreyImages()

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.imageAssets = imageAssets
    return environment
  }

  /// Returns the images drawn through clips, with the clips.
  private func masks(
    @ViewBuilder _ content: () -> some View
  ) -> [(stencil: [DrawCommand], image: PlacedImage)] {
    LayoutHarness(environment: environment, content).commands(at: 0).compactMap { command in
      guard case .mask(let stencil, let contents) = command,
        case .image(let image) = contents.first
      else { return nil }
      return (stencil, image)
    }
  }

  @Test func `an image fills a shape repeatedly, from the corner of its frame`() throws {
    let found = masks {
      Circle().fill(.image(Image("grey"))).frame(width: 60, height: 60)
    }
    let (stencil, image) = try #require(found.first)
    #expect(stencil.count == 1)
    // 40 by 20 pixels, two to a point.
    #expect(image.frame == CGRect(x: 20, y: 20, width: 20, height: 10))
    #expect(image.area?.contains(CGRect(x: 20, y: 20, width: 60, height: 60)) == true)
    #expect(image.part == imageAssets.picture.bitmap.whole)
  }

  @Test func `a part of the image may be repeated and scaled`() throws {
    let paint = ImagePaint(
      image: Image("grey"), sourceRect: CGRect(x: 0.5, y: 0, width: 0.25, height: 2), scale: 3)
    let image = try #require(masks { Rectangle().fill(paint) }.first).image
    #expect(image.part == BitmapPart(x: 20, y: 0, width: 10, height: 20))
    #expect(image.frame.size == CGSize(width: 15, height: 30))
  }

  @Test func `text and strokes can be filled with it, too`() {
    #expect(masks { Text("text").foregroundStyle(.image(Image("grey"))) }.count == 1)
    #expect(masks { Circle().stroke(.image(Image("grey")), lineWidth: 3) }.count == 1)
    #expect(
      masks {
        Canvas { context, size in
          context.fill(
            Path(CGRect(origin: .zero, size: size)),
            with: .tiledImage(Image("grey"), origin: CGPoint(x: 3, y: 4)))
        }
      }.map(\.image.frame.origin) == [CGPoint(x: 3, y: 4)])
  }

  @Test func `opacity applies to the whole image`() throws {
    let commands = LayoutHarness(environment: environment) {
      Rectangle().fill(.image(Image("grey")).opacity(0.5))
    }.tree.displayList().commands
    guard case .mask(_, let contents) = commands.first,
      case .group(.opacity(0.5), _) = contents.first
    else {
      Issue.record("\(commands)")
      return
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -2, 0])
  func `symbols, unknown images and special numbers fill with nothing`(_ special: CGFloat) {
    let rect = CGRect(x: special, y: special, width: special, height: 1)
    for paint in [
      ImagePaint(image: Image(systemName: "plus")), ImagePaint(image: Image("unknown")),
      ImagePaint(image: Image("grey"), sourceRect: rect),
      ImagePaint(image: Image("grey"), scale: special),
    ] {
      #expect(masks { Rectangle().fill(paint) }.isEmpty)
    }
  }

  @Test func `a template is filled with any style`() {
    let found = LayoutHarness(environment: environment) {
      Image("grey").renderingMode(.template)
        .foregroundStyle(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }.commands(at: 0).contains { command in
      if case .fill(_, _, .gradient) = command { true } else { false }
    }
    #expect(found)
  }
}
