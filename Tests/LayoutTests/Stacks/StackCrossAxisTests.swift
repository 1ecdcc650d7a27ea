import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct StackCrossAxisTests {
    @Test(arguments: [
      (alignment: VerticalAlignment.top, y: CGFloat(0)), (.center, 20), (.bottom, 40),
    ])
    func `a row aligns its children`(alignment: VerticalAlignment, y: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: alignment) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 60)
        }
      }
      #expect(harness.measuredSize == size(48, 60))
      #expect(harness["a"] == rect(0, y, 20, 20))
      #expect(harness["b"] == rect(28, 0, 20, 60))
    }

    @Test(arguments: [
      (alignment: HorizontalAlignment.leading, x: CGFloat(0)), (.center, 20), (.trailing, 40),
    ])
    func `a column aligns its children`(alignment: HorizontalAlignment, x: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: alignment) {
          fixedView("a", 20, 20)
          fixedView("b", 60, 20)
        }
      }
      #expect(harness.measuredSize == size(60, 48))
      #expect(harness["a"] == rect(x, 0, 20, 20))
    }

    @Test func `every child is proposed the stack's cross length`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, 70) {
        HStack(spacing: 0) {
          fixedView("a", 20, 90)
          ProposalRecorder(log: log) { greedy("b") }
        }
      }
      #expect(log.measured.allSatisfy { $0.height == 70 })
      #expect(log.placed == ProposedViewSize(width: 80, height: 70))
    }

    @Test func `the cross length is that of the longest child`() {
      let harness = LayoutHarness(proposing: 100, 70) {
        HStack(spacing: 0) {
          fixedView("a", 20, 90)
          greedy("b")
        }
      }
      #expect(harness.measuredSize == size(100, 90))
      #expect(harness["b"] == rect(20, 10, 80, 70))
    }

    @Test func `without a cross proposal the children are measured again at the stack's own size`()
    {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack(alignment: .leading, spacing: 0) {
          covering(600, "area")
          fixedView("below", 30, 20)
        }
      }
      // Measured: 10 × 60 above 30 × 20. Placed at width 30: 30 × 20, and the next view moves up.
      #expect(harness.measuredSize == size(30, 80))
      #expect(harness["area"] == rect(0, 0, 30, 20))
      #expect(harness["below"] == rect(0, 20, 30, 20))
    }

    @Test func `the proposal along the axis is unchanged at placement`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: 0) {
          ProposalRecorder(log: log) { greedy("a") }
          fixedView("b", 20, 60)
        }
      }
      #expect(log.placed == ProposedViewSize(width: nil, height: 60))
    }
  }
}
