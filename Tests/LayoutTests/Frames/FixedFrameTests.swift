import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct FixedFrameTests {
    @Test func `a given length replaces the proposed and the measured length`() {
      let log = ProposalRecorder.Log()
      let harness = LayoutHarness(proposing: 100, 80) {
        ProposalRecorder(log: log) { greedy("a") }.frame(width: 50)
      }
      #expect(harness.measuredSize == size(50, 80))
      #expect(log.placed == ProposedViewSize(width: 50, height: 80))
      #expect(harness["a"] == rect(0, 0, 50, 80))
    }

    @Test func `the length along the other axis is the content's`() {
      #expect(
        LayoutHarness(proposing: nil, nil) { greedy("a").frame(width: 50) }.measuredSize
          == size(50, 10))
      #expect(
        LayoutHarness(proposing: 70, nil) { greedy("a").frame(height: 5) }.measuredSize
          == size(70, 5))
      #expect(
        LayoutHarness(proposing: 9, 9) { greedy("a").frame(width: 4, height: 5) }.measuredSize
          == size(4, 5))
    }

    @Test(arguments: [
      (Alignment.topLeading, CGFloat(0), CGFloat(0)), (.top, 20, 0), (.topTrailing, 40, 0),
      (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
      (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ])
    func `smaller content is aligned in the frame`(alignment: Alignment, x: CGFloat, y: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 20).frame(width: 60, height: 40, alignment: alignment)
      }
      #expect(harness["a"] == rect(x, y, 20, 20))
    }

    @Test(arguments: [
      (Alignment.topLeading, CGFloat(0), CGFloat(0)), (.top, -30, 0), (.topTrailing, -60, 0),
      (.leading, 0, -20), (.center, -30, -20), (.trailing, -60, -20),
      (.bottomLeading, 0, -40), (.bottom, -30, -40), (.bottomTrailing, -60, -40),
    ])
    func `larger content overflows according to the alignment`(
      alignment: Alignment, x: CGFloat, y: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 80, 60).frame(width: 20, height: 20, alignment: alignment)
      }
      #expect(harness.measuredSize == size(20, 20))
      #expect(harness["a"] == rect(x, y, 80, 60))
    }

    @Test func `content is aligned by its own guides`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Text("a").font(.system(size: 40))
          .frame(width: 100, height: 100, alignment: .leadingFirstTextBaseline)
      }
      // The frame's baseline is its bottom, 100; the text's is 30 below its top.
      #expect(harness["a"] == rect(0, 70, 20, 40))
    }

    @Test(arguments: [CGFloat.infinity, CGFloat.nan])
    func `an infinite or NaN length is ignored`(length: CGFloat) {
      let harness = LayoutHarness(proposing: 70, 30) {
        greedy("a").frame(width: length, height: length)
      }
      #expect(harness.measuredSize == size(70, 30))
    }

    @Test(arguments: [CGFloat(-1), -50, -CGFloat.infinity])
    func `a negative length is replaced by zero`(length: CGFloat) {
      let harness = LayoutHarness(proposing: 70, 30) {
        fixedView("a", 20, 20).frame(width: length, height: length)
      }
      #expect(harness.measuredSize == .zero)
      #expect(harness["a"] == rect(-10, -10, 20, 20))
    }

    @Test func `a baseline is propagated through frames`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 20)).frame(height: 50)
          fixedView("b", 20, 10)
        }
      }
      // 15 of slack above the text, 15 of ascent
      #expect(harness["b"].maxY == 30)
    }
  }

  @MainActor @Suite struct FixedSizeTests {
    private func measuredSize(horizontal: Bool, vertical: Bool) -> CGSize {
      LayoutHarness(proposing: 100, 80) {
        Leaf(0...(.infinity), 0...(.infinity), ideal: size(33, 44)) {}
          .fixedSize(horizontal: horizontal, vertical: vertical)
      }.measuredSize
    }

    @Test func `content has its ideal length on the given axes only`() {
      #expect(measuredSize(horizontal: true, vertical: true) == size(33, 44))
      #expect(measuredSize(horizontal: true, vertical: false) == size(33, 80))
      #expect(measuredSize(horizontal: false, vertical: true) == size(100, 44))
      #expect(measuredSize(horizontal: false, vertical: false) == size(100, 80))
    }

    @Test func `a text with fixedSize stays on one line`() {
      let harness = LayoutHarness(proposing: 20, 20) { Text("alpha beta gamma").fixedSize() }
      // 16 characters of 8.5, a line of 17
      #expect(harness.measuredSize == size(136, 17))
    }

    @Test func `the placed size is the measured size`() {
      let harness = LayoutHarness(proposing: 20, 20) {
        Leaf(0...(.infinity), ideal: size(60, 20)) {}.accessibilityLabel("a").fixedSize()
      }
      #expect(harness["a"] == rect(0, 0, 60, 20))
    }
  }
}
