import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct FlexibleFrameTests {
    /// One axis of a frame: its bounds, what is proposed to it, what its content can be, and the
    /// length it must have.
    struct Row: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var least: CGFloat?
      var ideal: CGFloat?
      var greatest: CGFloat?
      var proposal: CGFloat?
      var content: ClosedRange<CGFloat>
      var length: CGFloat

      init(
        _ name: String, least: CGFloat? = nil, ideal: CGFloat? = nil, greatest: CGFloat? = nil,
        at proposal: CGFloat?, round content: ClosedRange<CGFloat>, is length: CGFloat
      ) {
        testDescription = name
        (self.least, self.ideal, self.greatest) = (least, ideal, greatest)
        self.proposal = proposal
        self.content = content
        self.length = length
      }
    }

    nonisolated static let any: ClosedRange<CGFloat> = 0...(.infinity)

    nonisolated static let bounded: [Row] = [
      // Minimum and maximum: the proposal, clamped; the content is not asked.
      Row("below both", least: 20, greatest: 80, at: 10, round: any, is: 20),
      Row("between both", least: 20, greatest: 80, at: 50, round: any, is: 50),
      Row("above both", least: 20, greatest: 80, at: 100, round: any, is: 80),
      Row("endless, both", least: 20, greatest: 80, at: .infinity, round: any, is: 80),
      Row("long content, both", least: 20, greatest: 80, at: 50, round: 200...200, is: 50),
      Row("short content, both", least: 20, greatest: 80, at: 50, round: 5...5, is: 50),
      Row("exactly the proposal", least: 0, greatest: .infinity, at: 50, round: 90...90, is: 50),
      Row("both, with ideal", least: 20, ideal: 30, greatest: 80, at: 50, round: 5...5, is: 50),
      // Nothing proposed: the ideal, or the content's length, clamped.
      Row("both, open, long", least: 20, greatest: 80, at: nil, round: 100...100, is: 80),
      Row("both, open, short", least: 20, greatest: 80, at: nil, round: 10...10, is: 20),
      Row("both, open, between", least: 20, greatest: 80, at: nil, round: 50...50, is: 50),
      Row("all, open", least: 20, ideal: 40, greatest: 80, at: nil, round: 50...50, is: 40),
      // Minimum only: min(offer, content), at least the minimum.
      Row("minimum, short content", least: 40, at: 100, round: 20...20, is: 40),
      Row("minimum, below it", least: 40, at: 20, round: 10...10, is: 40),
      Row("minimum, content above it", least: 40, at: 100, round: 60...60, is: 60),
      Row("minimum, greedy content", least: 40, at: 100, round: any, is: 100),
      Row("minimum, greedy, below it", least: 40, at: 10, round: any, is: 40),
      Row("minimum above the proposal", least: 400, at: 100, round: any, is: 400),
      Row("minimum, content too long", least: 40, at: 50, round: 90...90, is: 50),
      Row("minimum, open, short", least: 40, at: nil, round: 20...20, is: 40),
      Row("minimum, open, long", least: 40, at: nil, round: 60...60, is: 60),
      Row("minimum and ideal, open", least: 40, ideal: 55, at: nil, round: 60...60, is: 55),
    ]

    nonisolated static let unbounded: [Row] = [
      // Maximum only: max(offer, content), at most the maximum; the offer is clamped by it.
      Row("maximum, short content", greatest: 80, at: 100, round: 30...30, is: 80),
      Row("maximum, below it", greatest: 80, at: 30, round: 20...20, is: 30),
      Row("maximum, content above offer", greatest: 80, at: 30, round: 50...50, is: 50),
      Row("maximum, content above it", greatest: 80, at: 30, round: 200...200, is: 80),
      Row("maximum, nothing offered", greatest: 80, at: 0, round: 20...20, is: 20),
      Row("maximum, greedy content", greatest: 80, at: 100, round: any, is: 80),
      Row("no limit, short content", greatest: .infinity, at: 100, round: 20...20, is: 100),
      Row("no limit, long content", greatest: .infinity, at: 100, round: 200...200, is: 200),
      Row("no limit, endless", greatest: .infinity, at: .infinity, round: 20...20, is: .infinity),
      Row("no limit, open", greatest: .infinity, at: nil, round: 20...20, is: 20),
      Row("maximum, open, long", greatest: 80, at: nil, round: 100...100, is: 80),
      Row("maximum, open, short", greatest: 80, at: nil, round: 30...30, is: 30),
      Row("maximum and ideal, open", ideal: 40, greatest: 80, at: nil, round: 30...30, is: 40),
      // Ideal only: the content's length, or the ideal where nothing is proposed.
      Row("ideal, greedy content", ideal: 30, at: 100, round: any, is: 100),
      Row("ideal, short content", ideal: 30, at: 100, round: 20...20, is: 20),
      Row("ideal, open, short", ideal: 30, at: nil, round: 20...20, is: 30),
      Row("ideal, open, long", ideal: 30, at: nil, round: 90...90, is: 30),
      // Nothing given: the content.
      Row("nothing", at: 100, round: 20...20, is: 20),
      Row("nothing, greedy", at: 100, round: any, is: 100),
      Row("nothing, open", at: nil, round: 20...20, is: 20),
      // Bounds that contradict each other: the minimum wins, then the ideal.
      Row("maximum below minimum, high", least: 80, greatest: 40, at: 100, round: any, is: 80),
      Row("maximum below minimum, low", least: 80, greatest: 40, at: 10, round: any, is: 80),
      Row("maximum below ideal, open", ideal: 100, greatest: 80, at: nil, round: any, is: 100),
      Row("maximum below ideal", ideal: 100, greatest: 80, at: 200, round: any, is: 100),
      Row("ideal below minimum", least: 60, ideal: 40, at: nil, round: any, is: 60),
      Row("negative maximum", greatest: -10, at: 100, round: 20...20, is: 0),
      Row("negative minimum", least: -10, greatest: 50, at: -5, round: 20...20, is: 0),
      Row("undefined maximum", greatest: .nan, at: 100, round: 20...20, is: .nan),
      Row("undefined minimum", least: .nan, at: 100, round: 20...20, is: .nan),
    ]

    @Test(arguments: bounded + unbounded) func `the width follows the table`(_ row: Row) {
      let harness = LayoutHarness(proposing: row.proposal, 50) {
        Leaf(row.content, 20...20) {}
          .frame(minWidth: row.least, idealWidth: row.ideal, maxWidth: row.greatest)
      }
      #expect(harness.answer.isSame(as: size(row.length, 20)))
    }

    @Test(arguments: bounded + unbounded) func `the height follows the same table`(_ row: Row) {
      let harness = LayoutHarness(proposing: 50, row.proposal) {
        Leaf(20...20, row.content) {}
          .frame(minHeight: row.least, idealHeight: row.ideal, maxHeight: row.greatest)
      }
      #expect(harness.answer.isSame(as: size(20, row.length)))
    }

    @Test(arguments: [
      (CGFloat?(100), CGFloat?(80)), (50, 50), (10, 20), (.infinity, 80), (nil, 40),
    ])
    func `the content is offered the proposal within the bounds, or the ideal`(
      proposal: CGFloat?, offer: CGFloat?
    ) {
      let log = Watched.Log()
      _ = LayoutHarness(proposing: proposal, 30) {
        Watched(log: log) { greedy("a") }
          .frame(minWidth: 20, idealWidth: 40, maxWidth: 80)
      }
      #expect(log.measured.first == ProposedViewSize(width: offer, height: 30))
    }

    @Test(arguments: [
      // Decided by the ideal, or at a bound: the frame's length. Strictly between: still open.
      (CGFloat?.none, CGFloat?(30), CGFloat?.none, CGFloat?(30)),
      (nil, nil, 60, nil), (40, nil, 80, 40), (10, nil, nil, nil), (nil, nil, 15, 15),
    ])
    func `with nothing proposed the content is placed open unless something decided`(
      least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?, placed: CGFloat?
    ) {
      let log = Watched.Log()
      _ = LayoutHarness(proposing: nil, nil) {
        Watched(log: log) { box("a", 20, 20) }
          .frame(minWidth: least, idealWidth: ideal, maxWidth: greatest)
      }
      #expect(log.placed == ProposedViewSize(width: placed, height: nil))
    }

    @Test func `content is placed at the frame's own size and aligned in it`() {
      let log = Watched.Log()
      let harness = LayoutHarness(proposing: 100, 50) {
        Watched(log: log) { box("a", 20, 20) }
          .frame(maxWidth: .infinity, maxHeight: 40, alignment: .bottomTrailing)
      }
      #expect(harness.answer == size(100, 40))
      #expect(log.placed == ProposedViewSize(width: 100, height: 40))
      #expect(harness["a"] == rect(80, 20, 20, 20))
    }

    @Test(arguments: [Alignment.top, .center, .bottom]) func `an axis not given is the content's`(
      alignment: Alignment
    ) {
      let harness = LayoutHarness(proposing: 100, 50) {
        box("a", 20, 20).frame(minWidth: 10, maxWidth: .infinity, alignment: alignment)
      }
      // No room to be aligned in
      #expect(harness.answer == size(100, 20))
      #expect(harness["a"] == rect(40, 0, 20, 20))
    }

    @Test func `long content sticks out on both sides of a frame of its proposal`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        box("a", 200, 20).frame(minWidth: 0, maxWidth: .infinity)
      }
      #expect(harness.answer == size(100, 20))
      #expect(harness["a"] == rect(-50, 0, 200, 20))
    }
  }
}
