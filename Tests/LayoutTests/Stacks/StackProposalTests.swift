import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The proposals of stacks to their children.
  @MainActor @Suite struct StackProposalTests {
    @Test func `the whole share is proposed to a child that is rigid`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          ProposalRecorder(log: log) { leaf("a", 10...20) }
          greedy("b")
        }
      }
      #expect(log.placed == ProposedViewSize(width: 50, height: 20))
    }

    @Test func `an infinite proposal is passed on to every child`() {
      let (first, last) = (ProposalRecorder.Log(), ProposalRecorder.Log())
      _ = LayoutHarness(proposing: .infinity, 20) {
        HStack(spacing: 0) {
          ProposalRecorder(log: first) { leaf("a", 10...60) }
          ProposalRecorder(log: last) { leaf("b", 0...30).layoutPriority(1) }
        }
      }
      #expect(first.placed == ProposedViewSize(width: .infinity, height: 20))
      #expect(last.placed == ProposedViewSize(width: .infinity, height: 20))
    }

    @Test func `flexibility is measured with an unspecified cross length if none is proposed`() {
      let harness = LayoutHarness(proposing: 100, nil) {
        HStack(spacing: 0) {
          // Flexible only for a specified height.
          computed("a") {
            CGSize(width: $0.height == nil ? 70 : $0.width ?? 70, height: $0.height ?? 10)
          }
          fixedView("b", 20, 20)
        }
      }
      // 70 and 20 for an unspecified height; the second time, at height 20, the first takes the
      // length left by b.
      #expect(harness.measuredSize == size(90, 20))
      #expect(harness["a"] == rect(0, 0, 80, 20))
      #expect(harness["b"] == rect(80, 0, 20, 20))
    }

    @Test(arguments: [(CGFloat(-10), CGFloat(30)), (-100, -60), (7, 47)])
    func `an explicit spacing of a column is used unchanged`(gap: CGFloat, height: CGFloat) {
      let harness = LayoutHarness(proposing: 20, 50) {
        VStack(spacing: gap) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(20, height))
    }

    @Test func `the flexibility of a text is based on all of its lines but one`() {
      let harness = LayoutHarness(proposing: 34, 85) {
        VStack(spacing: 0) {
          Text("aaaa bbbb cccc dddd").accessibilityLabel("four")
          Text("aaaa bbbb").accessibilityLabel("two")
        }
      }
      // Two lines of 17 have a flexibility of 17, four of 51: the second is proposed 42.5 and takes
      // 34, which leaves 51, three lines.
      #expect(harness["two"].height == 34)
      #expect(harness["four"].height == 51)
      #expect(harness.measuredSize.height == 85)
    }

    /// Six lines of 16 points in a width of 100.
    private var paragraph: some View {
      Text(Array(repeating: "aaaaaaaaaaaa", count: 6).joined(separator: " "))
        .font(.system(size: 16))
    }

    /// In SwiftUI, six lines of the same height gave the same numbers of lines.
    @Test(arguments: [
      (proposedHeight: CGFloat(60), lines: CGFloat(1)), (100, 3), (200, 6),
    ])
    func `a text beside a greedy view is wrapped in half of the length`(
      proposedHeight: CGFloat, lines: CGFloat
    ) {
      let harness = LayoutHarness(proposing: 100, proposedHeight) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("text")
          greedy("b")
        }
      }
      #expect(harness["text"].height == 16 * lines)
      #expect(harness["b"].height == proposedHeight - 16 * lines)
    }

    @Test(arguments: [(proposedHeight: CGFloat(80), lines: CGFloat(2)), (200, 6)])
    func `a text beside a rigid view is wrapped in the remaining length`(
      proposedHeight: CGFloat, lines: CGFloat
    ) {
      let harness = LayoutHarness(proposing: 100, proposedHeight) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("text")
          fixedView("b", 100, 40)
        }
      }
      #expect(harness["text"].height == 16 * lines)
      #expect(harness["b"].height == 40)
    }

    @Test(arguments: [(proposedHeight: CGFloat(100), lines: CGFloat(3)), (300, 6)])
    func `two texts are wrapped in equal shares`(proposedHeight: CGFloat, lines: CGFloat) {
      let harness = LayoutHarness(proposing: 100, proposedHeight) {
        VStack(spacing: 0) {
          paragraph.accessibilityLabel("a")
          paragraph.accessibilityLabel("b")
        }
      }
      #expect(harness["a"].height == 16 * lines)
      #expect(harness["b"].height == 16 * lines)
    }

    @Test func `an alignment line above the only child is inside the stack`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .top) { fixedView("a", 20, 20).alignmentGuide(.top) { _ in -10 } }
      }
      #expect(harness.measuredSize == size(20, 30))
      #expect(harness["a"].minY == 10)
    }

    @Test func `a gap is restored on the right in right-to-left layouts`() {
      func frame(_ direction: LayoutDirection) -> CGRect {
        LayoutHarness(proposing: nil, nil) {
          HStack {
            fixedView("a", 20, 20)
            Spacer(minLength: 0).padding(.leading, 4).accessibilityLabel("space")
            fixedView("b", 20, 20)
          }
          .environment(\.layoutDirection, direction)
        }["b"]
      }
      // 20, 8, 4 and 0 from either side
      #expect(frame(.leftToRight) == rect(32, 0, 20, 20))
      #expect(frame(.rightToLeft) == rect(0, 0, 20, 20))
    }
  }
}
