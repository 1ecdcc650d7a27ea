import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct ViewThatFitsTests {
    @Test(arguments: [
      (CGFloat?(200), CGFloat(100)), (100, 100), (99, 60), (60, 60), (59, 20), (0, 20),
      (nil, 100), (.infinity, 100),
    ])
    func `the first view that fits is shown, else the last`(
      proposal: CGFloat?, width: CGFloat
    ) {
      let harness = LayoutHarness(proposing: proposal, 50) {
        ViewThatFits {
          box("long", 100, 20)
          box("middle", 60, 20)
          box("short", 20, 20)
        }
      }
      #expect(harness.answer == size(width, 20))
      let labels = harness.elements.compactMap(\.label)
      #expect(labels == [width == 100 ? "long" : width == 60 ? "middle" : "short"])
    }

    @Test(arguments: [
      (Axis.Set([.horizontal, .vertical]), "flat"), (.horizontal, "high"), (.vertical, "long"),
      (Axis.Set(), "huge"),
    ])
    func `only the chosen axes have to fit`(axes: Axis.Set, expected: String) {
      let harness = LayoutHarness(proposing: 50, 50) {
        ViewThatFits(in: axes) {
          box("huge", 90, 90)
          box("long", 90, 20)
          box("high", 40, 90)
          box("flat", 40, 20)
        }
      }
      #expect(harness.elements.compactMap(\.label) == [expected])
    }

    @Test func `no view at all has no size`() {
      #expect(LayoutHarness(proposing: 50, 50) { ViewThatFits {} }.answer == .zero)
    }

    @Test func `the ideal length is asked for on the chosen axes, the rest is the real proposal`() {
      let log = Watched.Log()
      _ = LayoutHarness(proposing: 50, 70) {
        ViewThatFits(in: .horizontal) {
          Watched(log: log) { box("a", 60, 20) }
          box("b", 40, 20)
        }
      }
      #expect(log.measured.first == ProposedViewSize(width: nil, height: 70))
    }

    @Test func `the chosen view answers the real proposal`() {
      let harness = LayoutHarness(proposing: 50, 70) {
        ViewThatFits {
          greedy("a")
          box("b", 5, 5)
        }
      }
      // 10 × 10 fits; placed, it fills
      #expect(harness.answer == size(50, 70))
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
      #expect(harness.answer.height == 34)
    }

    @Test func `another room shows another view`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ViewThatFits {
          box("long", 80, 20)
          box("short", 40, 20)
        }
      }
      #expect(harness["long"] == rect(10, 40, 80, 20))
      harness.layOut(in: size(50, 100))
      #expect(harness["short"] == rect(5, 40, 40, 20))
      #expect(!harness.elements.contains { $0.label == "long" })
      harness.layOut(in: size(100, 100))
      #expect(harness["long"] == rect(10, 40, 80, 20))
    }

    @Test func `the chosen view's baseline shines through`() {
      let harness = LayoutHarness(proposing: 60, 100) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          ViewThatFits {
            box("long", 90, 90)
            Text("a").font(.system(size: 40))
          }
          box("b", 20, 10)
        }
      }
      #expect(harness["b"].maxY == 30)
    }

    @Test func `a spacer in it grows along the stack round it`() {
      let harness = LayoutHarness(proposing: 100, 50) { HStack { ViewThatFits { Spacer() } } }
      #expect(harness.answer == size(100, 0))
    }
  }
}
