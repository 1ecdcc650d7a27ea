import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct ViewThatFitsTests {
    @Test(arguments: [
      (CGFloat?(200), CGFloat(100)), (100, 100), (99, 60), (60, 60), (59, 20), (0, 20),
      (nil, 100), (.infinity, 100),
    ])
    func `the first view that fits is shown, otherwise the last`(
      proposal: CGFloat?, width: CGFloat
    ) {
      let harness = LayoutHarness(proposing: proposal, 50) {
        ViewThatFits {
          fixedView("long", 100, 20)
          fixedView("middle", 60, 20)
          fixedView("short", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(width, 20))
      let labels = harness.elements.compactMap(\.label)
      #expect(labels == [width == 100 ? "long" : width == 60 ? "middle" : "short"])
    }

    @Test(arguments: [
      (Axis.Set([.horizontal, .vertical]), "flat"), (.horizontal, "high"), (.vertical, "long"),
      (Axis.Set(), "huge"),
    ])
    func `only the given axes are checked`(axes: Axis.Set, expected: String) {
      let harness = LayoutHarness(proposing: 50, 50) {
        ViewThatFits(in: axes) {
          fixedView("huge", 90, 90)
          fixedView("long", 90, 20)
          fixedView("high", 40, 90)
          fixedView("flat", 40, 20)
        }
      }
      #expect(harness.elements.compactMap(\.label) == [expected])
    }

    @Test func `without views it has no size`() {
      #expect(LayoutHarness(proposing: 50, 50) { ViewThatFits {} }.measuredSize == .zero)
    }

    @Test func `candidates are measured with an unspecified length on the given axes only`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: 50, 70) {
        ViewThatFits(in: .horizontal) {
          ProposalRecorder(log: log) { fixedView("a", 60, 20) }
          fixedView("b", 40, 20)
        }
      }
      #expect(log.measured.first == ProposedViewSize(width: nil, height: 70))
    }

    @Test func `the chosen view receives the actual proposal`() {
      let harness = LayoutHarness(proposing: 50, 70) {
        ViewThatFits {
          greedy("a")
          fixedView("b", 5, 5)
        }
      }
      // 10 × 10 fits; placed, it fills
      #expect(harness.measuredSize == size(50, 70))
      #expect(harness["a"] == rect(0, 0, 50, 70))
    }

    @Test func `a text that would have to wrap does not fit`() {
      let harness = LayoutHarness(proposing: 84, 100) {
        ViewThatFits(in: .horizontal) {
          Text("alpha beta")
          Text("alpha")
        }
      }
      // ten characters of 8.5 are 85
      #expect(harness.elements.compactMap(\.label) == ["alpha"])
    }

    @Test func `the last text wraps if nothing fits`() {
      let harness = LayoutHarness(proposing: 50, 100) {
        ViewThatFits(in: .horizontal) {
          Text("alpha beta gamma")
          Text("alpha beta")
        }
      }
      #expect(harness.measuredSize.height == 34)
    }

    @Test func `a different proposal may choose a different view`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ViewThatFits {
          fixedView("long", 80, 20)
          fixedView("short", 40, 20)
        }
      }
      #expect(harness["long"] == rect(10, 40, 80, 20))
      harness.layOut(in: size(50, 100))
      #expect(harness["short"] == rect(5, 40, 40, 20))
      #expect(!harness.elements.contains { $0.label == "long" })
      harness.layOut(in: size(100, 100))
      #expect(harness["long"] == rect(10, 40, 80, 20))
    }

    @Test func `it has the baselines of the chosen view`() {
      let harness = LayoutHarness(proposing: 60, 100) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          ViewThatFits {
            fixedView("long", 90, 90)
            Text("a").font(.system(size: 40))
          }
          fixedView("b", 20, 10)
        }
      }
      #expect(harness["b"].maxY == 30)
    }

    @Test func `a spacer in it grows along the enclosing stack`() {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { ViewThatFits { Spacer() } } }
      #expect(harness.measuredSize == size(100, 0))
    }
  }
}
