import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct FlexibleFrameTests {
    /// One axis of a frame: its bounds, its proposal, the range of its content, and the expected
    /// length.
    struct Row: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var minimum: CGFloat?
      var ideal: CGFloat?
      var maximum: CGFloat?
      var proposal: CGFloat?
      var content: ClosedRange<CGFloat>
      var length: CGFloat

      init(
        _ name: String, minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil,
        at proposal: CGFloat?, round content: ClosedRange<CGFloat>, is length: CGFloat
      ) {
        testDescription = name
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
        self.proposal = proposal
        self.content = content
        self.length = length
      }
    }

    nonisolated static let any: ClosedRange<CGFloat> = 0...(.infinity)

    nonisolated static let bounded: [Row] = [
      // Minimum and maximum: the proposal, clamped; the content is not measured.
      Row("below both", minimum: 20, maximum: 80, at: 10, round: any, is: 20),
      Row("between both", minimum: 20, maximum: 80, at: 50, round: any, is: 50),
      Row("above both", minimum: 20, maximum: 80, at: 100, round: any, is: 80),
      Row("endless, both", minimum: 20, maximum: 80, at: .infinity, round: any, is: 80),
      Row("long content, both", minimum: 20, maximum: 80, at: 50, round: 200...200, is: 50),
      Row("short content, both", minimum: 20, maximum: 80, at: 50, round: 5...5, is: 50),
      Row("exactly the proposal", minimum: 0, maximum: .infinity, at: 50, round: 90...90, is: 50),
      Row("both, with ideal", minimum: 20, ideal: 30, maximum: 80, at: 50, round: 5...5, is: 50),
      // Unspecified proposal: the ideal length, or the content's length, clamped.
      Row("both, open, long", minimum: 20, maximum: 80, at: nil, round: 100...100, is: 80),
      Row("both, open, short", minimum: 20, maximum: 80, at: nil, round: 10...10, is: 20),
      Row("both, open, between", minimum: 20, maximum: 80, at: nil, round: 50...50, is: 50),
      Row("all, open", minimum: 20, ideal: 40, maximum: 80, at: nil, round: 50...50, is: 40),
      // Minimum only: min(proposal, content), at least the minimum.
      Row("minimum, short content", minimum: 40, at: 100, round: 20...20, is: 40),
      Row("minimum, below it", minimum: 40, at: 20, round: 10...10, is: 40),
      Row("minimum, content above it", minimum: 40, at: 100, round: 60...60, is: 60),
      Row("minimum, greedy content", minimum: 40, at: 100, round: any, is: 100),
      Row("minimum, greedy, below it", minimum: 40, at: 10, round: any, is: 40),
      Row("minimum above the proposal", minimum: 400, at: 100, round: any, is: 400),
      Row("minimum, content too long", minimum: 40, at: 50, round: 90...90, is: 50),
      Row("minimum, open, short", minimum: 40, at: nil, round: 20...20, is: 40),
      Row("minimum, open, long", minimum: 40, at: nil, round: 60...60, is: 60),
      Row("minimum and ideal, open", minimum: 40, ideal: 55, at: nil, round: 60...60, is: 55),
    ]

    nonisolated static let unbounded: [Row] = [
      // Maximum only: max(proposal, content), at most the maximum, which also clamps the proposal.
      Row("maximum, short content", maximum: 80, at: 100, round: 30...30, is: 80),
      Row("maximum, below it", maximum: 80, at: 30, round: 20...20, is: 30),
      Row("maximum, content above offer", maximum: 80, at: 30, round: 50...50, is: 50),
      Row("maximum, content above it", maximum: 80, at: 30, round: 200...200, is: 80),
      Row("maximum, unspecified proposal", maximum: 80, at: 0, round: 20...20, is: 20),
      Row("maximum, greedy content", maximum: 80, at: 100, round: any, is: 80),
      Row("no limit, short content", maximum: .infinity, at: 100, round: 20...20, is: 100),
      Row("no limit, long content", maximum: .infinity, at: 100, round: 200...200, is: 200),
      Row("no limit, endless", maximum: .infinity, at: .infinity, round: 20...20, is: .infinity),
      Row("no limit, open", maximum: .infinity, at: nil, round: 20...20, is: 20),
      Row("maximum, open, long", maximum: 80, at: nil, round: 100...100, is: 80),
      Row("maximum, open, short", maximum: 80, at: nil, round: 30...30, is: 30),
      Row("maximum and ideal, open", ideal: 40, maximum: 80, at: nil, round: 30...30, is: 40),
      // Ideal only: the content's length, or the ideal length for an unspecified proposal.
      Row("ideal, greedy content", ideal: 30, at: 100, round: any, is: 100),
      Row("ideal, short content", ideal: 30, at: 100, round: 20...20, is: 20),
      Row("ideal, open, short", ideal: 30, at: nil, round: 20...20, is: 30),
      Row("ideal, open, long", ideal: 30, at: nil, round: 90...90, is: 30),
      // No bounds: the content's length.
      Row("nothing", at: 100, round: 20...20, is: 20),
      Row("nothing, greedy", at: 100, round: any, is: 100),
      Row("nothing, open", at: nil, round: 20...20, is: 20),
      // Bounds that contradict each other: the minimum wins, then the ideal.
      Row("maximum below minimum, high", minimum: 80, maximum: 40, at: 100, round: any, is: 80),
      Row("maximum below minimum, low", minimum: 80, maximum: 40, at: 10, round: any, is: 80),
      Row("maximum below ideal, open", ideal: 100, maximum: 80, at: nil, round: any, is: 100),
      Row("maximum below ideal", ideal: 100, maximum: 80, at: 200, round: any, is: 100),
      Row("ideal below minimum", minimum: 60, ideal: 40, at: nil, round: any, is: 60),
      Row("negative maximum", maximum: -10, at: 100, round: 20...20, is: 0),
      Row("negative minimum", minimum: -10, maximum: 50, at: -5, round: 20...20, is: 0),
      Row("undefined maximum", maximum: .nan, at: 100, round: 20...20, is: .nan),
      Row("undefined minimum", minimum: .nan, at: 100, round: 20...20, is: .nan),
    ]

    @Test(arguments: bounded + unbounded) func `the width follows the table`(_ row: Row) {
      let harness = LayoutHarness(proposing: row.proposal, 50) {
        Leaf(row.content, 20...20) {}
          .frame(minWidth: row.minimum, idealWidth: row.ideal, maxWidth: row.maximum)
      }
      #expect(harness.measuredSize.isSame(as: size(row.length, 20)))
    }

    @Test(arguments: bounded + unbounded) func `the height follows the same table`(_ row: Row) {
      let harness = LayoutHarness(proposing: 50, row.proposal) {
        Leaf(20...20, row.content) {}
          .frame(minHeight: row.minimum, idealHeight: row.ideal, maxHeight: row.maximum)
      }
      #expect(harness.measuredSize.isSame(as: size(20, row.length)))
    }

    @Test(arguments: [
      (CGFloat?(100), CGFloat?(80)), (50, 50), (10, 20), (.infinity, 80), (nil, 40),
    ])
    func `the content is proposed the proposal within the bounds, or the ideal length`(
      proposal: CGFloat?, expectedProposal: CGFloat?
    ) {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: proposal, 30) {
        ProposalRecorder(log: log) { greedy("a") }
          .frame(minWidth: 20, idealWidth: 40, maxWidth: 80)
      }
      #expect(log.measured.first == ProposedViewSize(width: expectedProposal, height: 30))
    }

    @Test(arguments: [
      // Determined by the ideal length or a bound: the frame's length. Strictly between:
      // unspecified.
      (CGFloat?.none, CGFloat?(30), CGFloat?.none, CGFloat?(30)),
      (nil, nil, 60, nil), (40, nil, 80, 40), (10, nil, nil, nil), (nil, nil, 15, 15),
    ])
    func `an unspecified length is passed on at placement unless a bound determined it`(
      minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, placed: CGFloat?
    ) {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: nil, nil) {
        ProposalRecorder(log: log) { fixedView("a", 20, 20) }
          .frame(minWidth: minimum, idealWidth: ideal, maxWidth: maximum)
      }
      #expect(log.placed == ProposedViewSize(width: placed, height: nil))
    }

    @Test func `content is placed at the frame's own size and aligned in it`() {
      let log = ProposalRecorder.Log()
      let harness = LayoutHarness(proposing: 100, 50) {
        ProposalRecorder(log: log) { fixedView("a", 20, 20) }
          .frame(maxWidth: .infinity, maxHeight: 40, alignment: .bottomTrailing)
      }
      #expect(harness.measuredSize == size(100, 40))
      #expect(log.placed == ProposedViewSize(width: 100, height: 40))
      #expect(harness["a"] == rect(80, 20, 20, 20))
    }

    @Test func `along an axis without bounds, too, content is placed at the frame's own length`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, 100) {
        ProposalRecorder(log: log) { fixedView("a", 20, 20) }.frame(minWidth: 40)
      }
      #expect(log.measured.first == ProposedViewSize(width: 100, height: 100))
      #expect(log.placed == ProposedViewSize(width: 40, height: 20))
    }

    @Test(arguments: [Alignment.top, .center, .bottom])
    func `the length along an axis without bounds is the content's`(
      alignment: Alignment
    ) {
      let harness = LayoutHarness(proposing: 100, 50) {
        fixedView("a", 20, 20).frame(minWidth: 10, maxWidth: .infinity, alignment: alignment)
      }
      // No space for alignment
      #expect(harness.measuredSize == size(100, 20))
      #expect(harness["a"] == rect(40, 0, 20, 20))
    }

    @Test func `long content overflows on both sides of the frame`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        fixedView("a", 200, 20).frame(minWidth: 0, maxWidth: .infinity)
      }
      #expect(harness.measuredSize == size(100, 20))
      #expect(harness["a"] == rect(-50, 0, 200, 20))
    }
  }
}
