import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct PaddingTests {
    @Test func `padding is 16 on every edge by default`() {
      let harness = LayoutHarness(proposing: nil, nil) { fixedView("a", 20, 10).padding() }
      #expect(harness.measuredSize == size(52, 42))
      #expect(harness["a"] == rect(16, 16, 20, 10))
    }

    @Test(arguments: [
      (Edge.Set.leading, CGRect(x: 5, y: 0, width: 25, height: 10)),
      (.trailing, CGRect(x: 0, y: 0, width: 25, height: 10)),
      (.top, CGRect(x: 0, y: 5, width: 20, height: 15)),
      (.bottom, CGRect(x: 0, y: 0, width: 20, height: 15)),
      (.horizontal, CGRect(x: 5, y: 0, width: 30, height: 10)),
      (.vertical, CGRect(x: 0, y: 5, width: 20, height: 20)),
      (Edge.Set(), CGRect(x: 0, y: 0, width: 20, height: 10)),
    ])
    func `only the given edges are padded`(edges: Edge.Set, expected: CGRect) {
      let harness = LayoutHarness(proposing: nil, nil) { fixedView("a", 20, 10).padding(edges, 5) }
      #expect(harness.measuredSize == expected.size)
      #expect(harness["a"].origin == expected.origin)
    }

    @Test func `every edge may have its own padding`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      #expect(harness.measuredSize == size(26, 14))
      #expect(harness["a"] == rect(2, 1, 20, 10))
    }

    @Test func `padding on padding adds up`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 10).padding(3).padding(.leading, 4)
      }
      #expect(harness.measuredSize == size(30, 16))
      #expect(harness["a"] == rect(7, 3, 20, 10))
    }

    @Test func `the content is proposed the remaining size`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 100, nil) {
        ProposalRecorder(log: log) { greedy("a") }.padding(10)
      }
      #expect(log.measured.first == ProposedViewSize(width: 80, height: nil))
      #expect(log.placed == ProposedViewSize(width: 80, height: nil))
    }

    @Test func `the content is never proposed a negative length`() {
      let harness = LayoutHarness(proposing: 100, 100) { greedy("a").padding(60) }
      #expect(harness.measuredSize == size(120, 120))
      #expect(harness["a"] == rect(60, 60, 0, 0))
    }

    @Test(arguments: [(CGFloat(-5), CGFloat(10)), (-10, 0), (-15, 0)])
    func `negative padding lets the content overflow, down to size zero`(
      inset: CGFloat, length: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) { fixedView("a", 20, 20).padding(inset) }
      #expect(harness.measuredSize == size(length, length))
      #expect(harness["a"] == rect(inset, inset, 20, 20))
    }

    @Test func `negative padding proposes more`() {
      let harness = LayoutHarness(proposing: 100, 100) { greedy("a").padding(-5) }
      #expect(harness.measuredSize == size(100, 100))
      #expect(harness["a"] == rect(-5, -5, 110, 110))
    }

    @Test func `a NaN inset makes the length along its axis zero`() {
      let harness = LayoutHarness(proposing: nil, nil) { fixedView("a", 20, 20).padding(.nan) }
      #expect(harness.measuredSize == size(0, 0))
      let leading = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 20, 20).padding(.leading, .nan).padding(.top, 5)
      }
      #expect(leading.measuredSize == size(0, 25))
    }

    @Test func `a NaN inset can be replaced by a number`() {
      let inset = Knob(CGFloat.nan)
      let harness = LayoutHarness(proposing: nil, nil) {
        ObservedContent { fixedView("a", 20, 20).padding(inset.value) }
      }
      inset.value = 0
      harness.layOut()
      #expect(harness.measuredSize == size(20, 20))
    }

    @Test func `an infinite inset makes the size infinite`() {
      let harness = LayoutHarness(proposing: 100, 100) { Color.red.padding(.leading, .infinity) }
      #expect(harness.measuredSize == size(.infinity, 100))
    }

    @Test func `padding larger than the enclosing frame overflows`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        greedy("a").padding(30).frame(width: 40, height: 80)
      }
      // 0 × 20 inside 60 × 80, of which 10 overflow on either side of 40
      #expect(harness.measuredSize == size(40, 80))
      #expect(harness["a"] == rect(20, 30, 0, 20))
    }

    @Test func `a baseline moves with the padding above it`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 20)).padding(8)
          fixedView("b", 20, 10)
        }
      }
      #expect(harness["b"].maxY == 23)
    }
  }
}
