import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct ZStackTests {
    @Test func `the size of a Z stack is the maximum of its children's widths and heights`() {
      let harness = LayoutHarness(proposing: 200, 200) {
        ZStack {
          fixedView("a", 60, 10)
          fixedView("b", 20, 40)
        }
      }
      #expect(harness.measuredSize == size(60, 40))
      #expect(harness["a"] == rect(0, 15, 60, 10))
      #expect(harness["b"] == rect(20, 0, 20, 40))
    }

    @Test(arguments: [true, false])
    func `views with explicit guides are included where they are aligned`(
      isRow: Bool
    ) {
      // A stack made of a Z stack: each view sets the guide for the others.
      let lengths: [(String, CGFloat, CGFloat)] = [("a", 50, 0), ("b", 30, 58), ("c", 75, 96)]
      let harness = LayoutHarness(proposing: 300, 300) {
        ZStack(alignment: .topLeading) {
          ForEach(0..<3) { index in
            let (label, length, offset) = lengths[index]
            fixedView(label, length, length)
              .alignmentGuide(.leading) { $0[.leading] - (isRow ? offset : 0) }
              .alignmentGuide(.top) { $0[.top] - (isRow ? 0 : offset) }
          }
        }
      }
      // 96 + 75 along, 75 across
      #expect(harness.measuredSize == (isRow ? size(171, 75) : size(75, 171)))
      #expect(harness["b"].origin == (isRow ? CGPoint(x: 58, y: 0) : CGPoint(x: 0, y: 58)))
      #expect(harness["c"].origin == (isRow ? CGPoint(x: 96, y: 0) : CGPoint(x: 0, y: 96)))
    }

    @Test func `texts aligned by baseline may make it higher than each of them`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack(alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)) {
          Text(verbatim: "a").font(.system(size: 40))
          fixedView("b", 10, 50)
        }
      }
      // The text's baseline is 30 below its top; the other view has its baseline at its bottom, at
      // 50. Below the baseline the text extends by 10.
      #expect(harness.measuredSize.height == 60)
    }

    @Test func `an overlay with an explicit guide does not change the size`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 20)
          .overlay(alignment: .topLeading) {
            fixedView("b", 30, 30).alignmentGuide(.leading) { _ in -40 }
          }
          .background(alignment: .topLeading) {
            fixedView("c", 30, 30).alignmentGuide(.top) { _ in -40 }
          }
      }
      #expect(harness.measuredSize == size(20, 20))
      #expect(harness["b"].origin == CGPoint(x: 40, y: 0))
      #expect(harness["c"].origin == CGPoint(x: 0, y: 40))
    }

    @Test func `an empty Z stack has no size`() {
      #expect(LayoutHarness(proposing: 100, 100) { ZStack {} }.measuredSize == .zero)
    }

    @Test(arguments: [
      (Alignment.topLeading, CGFloat(0), CGFloat(0)), (.top, 20, 0), (.topTrailing, 40, 0),
      (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
      (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ])
    func `children are aligned with each other`(alignment: Alignment, x: CGFloat, y: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack(alignment: alignment) {
          fixedView("a", 60, 40)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["a"] == rect(0, 0, 60, 40))
      #expect(harness["b"] == rect(x, y, 20, 20))
    }

    @Test func `only the children of the highest priority determine the size`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack {
          fixedView("a", 40, 40).layoutPriority(1)
          fixedView("b", 60, 20)
          fixedView("c", 100, 100).layoutPriority(-0.1)
        }
      }
      #expect(harness.measuredSize == size(40, 40))
      // all centres are on the centre of a, (20, 20)
      #expect(harness["a"] == rect(0, 0, 40, 40))
      #expect(harness["b"] == rect(-10, 10, 60, 20))
      #expect(harness["c"] == rect(-30, -30, 100, 100))
    }

    @Test func `children are proposed the stack's size again and aligned by those sizes`() {
      let harness = LayoutHarness(proposing: 60, 40) {
        ZStack {
          half("a")
          fixedView("b", 20, 20)
        }
      }
      // The first sizes are 30 × 20 and 20 × 20. For 30 × 20 the first is 15 × 10, so the two fill
      // 20 × 20 at the top left: 10 − 7.5 and 10 − 5.
      #expect(harness.measuredSize == size(30, 20))
      #expect(harness["a"] == rect(2.5, 5, 15, 10))
      #expect(harness["b"] == rect(0, 0, 20, 20))
    }

    @Test func `children are first proposed the stack's own proposal`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 60, nil) {
        ZStack {
          ProposalRecorder(log: log) { fixedView("a", 20, 20) }
          fixedView("b", 40, 30)
        }
      }
      #expect(log.measured.first == ProposedViewSize(width: 60, height: nil))
      #expect(log.placed == ProposedViewSize(width: 40, height: 30))
    }

    @Test func `its baselines are the minimum first and maximum last of its texts`() {
      func height(_ alignment: VerticalAlignment) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack(alignment: alignment) {
            ZStack(alignment: .top) {
              Text("a").font(.system(size: 20))
              Text("b").font(.system(size: 40))
            }
            fixedView("c", 20, 0)
          }
        }["c"].minY
      }
      #expect(height(.firstTextBaseline) == 15)
      #expect(height(.lastTextBaseline) == 30)
    }

    @Test func `texts of different sizes are aligned by their baselines`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack(alignment: .leadingFirstTextBaseline) {
          Text("a").font(.system(size: 20))
          Text("b").font(.system(size: 40))
        }
      }
      // ascents 15 and 30
      #expect(harness["a"].minY == 15)
      #expect(harness["b"].minY == 0)
    }

    @Test func `a negative size of a child makes the stack's size negative`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        ZStack {
          HStack(spacing: -30) {
            fixedView("a", 10, 10)
            fixedView("b", 10, 10)
          }
        }
      }
      // 10 − 30 + 10 wide
      #expect(harness.measuredSize == size(-10, 10))
    }
  }
}
