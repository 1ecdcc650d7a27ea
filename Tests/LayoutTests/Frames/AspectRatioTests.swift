import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct AspectRatioTests {
    struct Row: Sendable, CustomTestStringConvertible {
      var ratio: CGFloat?
      var mode: ContentMode
      var proposal: ProposedViewSize
      var expectedSize: CGSize
      var testDescription: String { "\(ratio.map { "\($0)" } ?? "own") \(mode) at \(proposal)" }

      init(
        _ ratio: CGFloat?, _ mode: ContentMode, at width: CGFloat?, _ height: CGFloat?,
        is expectedWidth: CGFloat, _ expectedHeight: CGFloat
      ) {
        (self.ratio, self.mode) = (ratio, mode)
        proposal = ProposedViewSize(width: width, height: height)
        expectedSize = CGSize(width: expectedWidth, height: expectedHeight)
      }
    }

    nonisolated static let wide: CGFloat = 16.0 / 9

    nonisolated static let rows: [Row] = [
      Row(2, .fit, at: 100, 100, is: 100, 50),
      Row(2, .fit, at: 300, 100, is: 200, 100),
      Row(2, .fill, at: 100, 100, is: 200, 100),
      Row(2, .fill, at: 300, 100, is: 300, 150),
      Row(wide, .fit, at: 500, nil, is: 500, 281.25),
      Row(wide, .fill, at: 500, nil, is: 500, 281.25),
      Row(wide, .fit, at: nil, 300, is: 1600.0 / 3, 300),
      Row(wide, .fit, at: nil, nil, is: 10, 10),
      Row(wide, .fit, at: .infinity, .infinity, is: .infinity, .infinity),
      Row(wide, .fit, at: 500, .infinity, is: 500, 281.25),
      Row(wide, .fill, at: 500, .infinity, is: .infinity, .infinity),
      Row(0, .fit, at: 100, 80, is: 0, 80),
      Row(0, .fit, at: 100, nil, is: 0, .infinity),
      Row(-2, .fit, at: 100, nil, is: 100, -50),
      Row(.nan, .fit, at: 100, 80, is: .nan, .nan),
      Row(.infinity, .fit, at: 100, 80, is: .nan, 0),
      // A greedy view's own ratio is the ratio of its ideal size, 10 × 10.
      Row(nil, .fit, at: 100, 60, is: 60, 60),
      Row(nil, .fill, at: 100, 60, is: 100, 100),
    ]

    /// As SwiftUI (measured): zero and negative lengths are used like any others.
    nonisolated static let oddLengths: [Row] = [
      Row(-2, .fit, at: nil, 80, is: -160, 80),
      Row(-2, .fit, at: nil, nil, is: 10, 10),
      Row(-.infinity, .fit, at: 100, 80, is: .nan, 0),
      Row(2, .fit, at: 100, 80, is: 100, 50),
      Row(-2, .fit, at: 100, 80, is: 100, -50),
      Row(2, .fill, at: 100, 80, is: 160, 80),
      Row(-2, .fill, at: 100, 80, is: -160, 80),
      Row(2, .fit, at: 100, -10, is: -20, -10),
      Row(-2, .fit, at: 100, -10, is: 100, -50),
      Row(2, .fill, at: 100, -10, is: 100, 50),
      Row(-2, .fill, at: 100, -10, is: 20, -10),
      Row(2, .fit, at: 100, 0, is: 0, 0),
      Row(-2, .fit, at: 100, 0, is: 100, -50),
      Row(2, .fill, at: 100, 0, is: 100, 50),
      Row(-2, .fill, at: 100, 0, is: 0, 0),
      Row(2, .fit, at: -100, 80, is: -100, -50),
      Row(-2, .fit, at: -100, 80, is: -100, 50),
      Row(2, .fill, at: -100, 80, is: 160, 80),
      Row(-2, .fill, at: -100, 80, is: -160, 80),
      Row(2, .fit, at: 0, 80, is: 0, 0),
      Row(-2, .fit, at: 0, 80, is: 0, 0),
      Row(2, .fill, at: 0, 80, is: 160, 80),
      Row(-2, .fill, at: 0, 80, is: -160, 80),
      Row(2, .fit, at: -100, -80, is: -160, -80),
      Row(-2, .fit, at: -100, -80, is: 160, -80),
      Row(2, .fill, at: -100, -80, is: -100, -50),
      Row(-2, .fill, at: -100, -80, is: -100, 50),
      Row(2, .fit, at: -100, -10, is: -100, -50),
      Row(-2, .fit, at: -100, -10, is: 20, -10),
      Row(2, .fill, at: -100, -10, is: -20, -10),
      Row(-2, .fill, at: -100, -10, is: -100, 50),
    ]

    @Test(arguments: rows + oddLengths) func `a greedy view has the aspect ratio`(_ row: Row) {
      let harness = LayoutHarness(proposing: row.proposal.width, row.proposal.height) {
        Color.red.aspectRatio(row.ratio, contentMode: row.mode)
      }
      let measuredSize = harness.measuredSize
      #expect(measuredSize.isSame(as: row.expectedSize) || measuredSize.isNear(row.expectedSize))
    }

    @Test func `the ratio may be given as a size`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        Color.red.aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit)
      }
      #expect(harness.measuredSize == size(100, 25))
    }

    @Test func `a side of length zero of the given size stays zero`() {
      func measuredSize(_ ratio: CGSize, _ mode: ContentMode) -> CGSize {
        LayoutHarness(proposing: 100, 80) { Color.red.aspectRatio(ratio, contentMode: mode) }
          .measuredSize
      }
      #expect(measuredSize(size(4, 0), .fit) == size(100, 0))
      #expect(measuredSize(size(0, 4), .fit) == size(0, 80))
      #expect(measuredSize(size(0, 0), .fit) == .zero)
      #expect(measuredSize(size(8, 2), .fill) == size(320, 80))
    }

    @Test func `a rigid view keeps its size`() {
      let harness = LayoutHarness(proposing: 500, 500) {
        fixedView("a", 168, 95).aspectRatio(1, contentMode: .fit)
      }
      #expect(harness.measuredSize == size(168, 95))
      #expect(harness["a"] == rect(0, 0, 168, 95))
    }

    @Test func `scaledToFit and scaledToFill use the ratio of the ideal size`() {
      func photo() -> some View { Leaf(0...(.infinity), 0...(.infinity), ideal: size(40, 20)) {} }
      #expect(
        LayoutHarness(proposing: 100, 100) { photo().scaledToFit() }.measuredSize == size(100, 50))
      #expect(
        LayoutHarness(proposing: 100, 100) { photo().scaledToFill() }.measuredSize == size(200, 100)
      )
    }

    @Test func `the content is placed with the proposal it was measured with`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, 100) {
        ProposalRecorder(log: log) { greedy("a") }.aspectRatio(2, contentMode: .fit)
      }
      #expect(log.placed == ProposedViewSize(width: 100, height: 50))
    }

    @Test func `a view with an ideal size of zero has no ratio and no size`() {
      let harness = LayoutHarness(proposing: 100, 80) { HStack {}.aspectRatio(contentMode: .fit) }
      #expect(harness.measuredSize == .zero)
    }

    @Test func `a side of zero length is ignored, whatever its sign`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        computed("a") { CGSize(width: -0.0, height: $0.height ?? 20) }
          .aspectRatio(contentMode: .fit)
      }
      // 200 / 0 is infinite, 100 / 20 is not: 0 × 20, five times
      #expect(harness.measuredSize == size(0, 100))
    }
  }
}
