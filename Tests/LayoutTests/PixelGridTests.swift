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

extension Semantics {
  /// Drawn edges are rounded to pixels; layout is not.
  @MainActor @Suite struct PixelGridTests {
    @Test(
      arguments: [
        (0.5, 1, 1), (0.49, 1, 0), (-0.5, 1, 0), (-0.51, 1, -1), (2.5, 1, 3), (0.25, 2, 0.5),
        (0.2, 2, 0), (1.0 / 3, 3, 1.0 / 3),
        // 83.5 pixels, less a rounding error.
        ((167.0 / 3).nextDown, 1.5, 56),
      ] as [(CGFloat, CGFloat, CGFloat)])
    func `an edge is rounded to the nearest pixel, halves upwards`(
      edge: CGFloat, scale: CGFloat, snapped: CGFloat
    ) {
      #expect(PixelSnapping.snap(edge, scale: scale) == snapped)
    }

    @Test func `edges are rounded, not sizes`() {
      // From 0.4 to 2.6: 2.2 wide would be 2.
      let rect = PixelSnapping.snap(CGRect(x: 0.4, y: 0, width: 2.2, height: 1), scale: 1)
      #expect(rect == CGRect(x: 0, y: 0, width: 3, height: 1))
    }

    @Test(arguments: [1.1, 1.25, 1.5, 1.75, 2] as [CGFloat])
    func `neighbours in a row have the same edge at every width`(scale: CGFloat) {
      for width in 100...400 {
        let harness = LayoutHarness(in: size(CGFloat(width), 20)) {
          HStack(spacing: 0) {
            greedy("a")
            greedy("b")
            greedy("c")
          }
        }
        let tiles = ["a", "b", "c"].map { PixelSnapping.snap(harness[$0], scale: scale) }
        for (tile, next) in zip(tiles, tiles.dropFirst()) {
          #expect((tile.maxX * scale).rounded() == (next.minX * scale).rounded(), "width \(width)")
        }
      }
    }

    @Test func `thirds of a row are drawn without gaps and laid out unrounded`() {
      let harness = LayoutHarness(in: size(80, 20)) {
        HStack(spacing: 0) {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
      #expect(harness["b"].isNear(rect(80.0 / 3, 0, 80.0 / 3, 20)))
      let drawn = harness.tree.displayList().commands.compactMap { command -> CGRect? in
        if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
      }
      // 26.67 and 53.33
      #expect(drawn == [rect(0, 0, 27, 20), rect(27, 0, 26, 20), rect(53, 0, 27, 20)])
    }
  }

  /// Spacing preferences with plain numbers, which no built-in view has.
  @Suite struct PlainSpacingTests {
    private func spacing(
      _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> ViewSpacing {
      var spacing = ViewSpacing.none
      for (edge, length) in zip(
        [Edge.top, .leading, .bottom, .trailing], [top, leading, bottom, trailing])
      {
        spacing[edge].plain = length
      }
      return spacing
    }

    @Test func `the larger of two default distances is used, for each edge`() {
      let first = spacing(2, 3, 7, 11)
      let second = spacing(13, 17, 21, 23)
      #expect(first.distance(to: second, along: .horizontal) == 17)
      #expect(first.distance(to: second, along: .vertical) == 13)
      // In reverse order, 23 after the second view is combined with 3 before the first.
      #expect(second.distance(to: first, along: .horizontal) == 23)
    }
  }

  /// Texts in frames with an unspecified proposal.
  @MainActor @Suite struct FramedTextTests {
    // Fifteen characters of 10 points, lines of 20.
    private var text: some View {
      Text("alpha beta gamm").font(.system(size: 20)).accessibilityLabel("text")
    }

    @Test func `with a maximum width only, a text has the height of one line`() {
      let harness = LayoutHarness(proposing: nil, nil) { AnyView(text).frame(maxWidth: 60) }
      #expect(harness.measuredSize == size(60, 20))
    }

    @Test func `a given width breaks a text into lines`() {
      let harness = LayoutHarness(proposing: nil, nil) { AnyView(text).frame(width: 60) }
      #expect(harness.measuredSize == size(60, 60))
      #expect(harness["text"] == rect(0, 0, 60, 60))
    }
  }
}
