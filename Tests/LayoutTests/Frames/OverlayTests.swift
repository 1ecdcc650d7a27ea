import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct OverlayTests {
    @Test func `the primary view determines the size`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        fixedView("a", 20, 20).overlay { fixedView("b", 60, 60) }.background {
          fixedView("c", 90, 10)
        }
      }
      #expect(harness.measuredSize == size(20, 20))
      #expect(harness["b"] == rect(-20, -20, 60, 60))
      #expect(harness["c"] == rect(-35, 5, 90, 10))
    }

    @Test func `the overlay is proposed the primary view's size`() {
      let (over, under) = (ProposalRecorder.Log(), ProposalRecorder.Log())
      let harness = LayoutHarness(proposing: 100, 100) {
        fixedView("a", 30, 20)
          .overlay { ProposalRecorder(log: over) { greedy("b") } }
          .background { ProposalRecorder(log: under) { greedy("c") } }
      }
      let proposal = ProposedViewSize(width: 30, height: 20)
      #expect(over.measured.allSatisfy { $0 == proposal } && over.placed == proposal)
      #expect(under.measured.allSatisfy { $0 == proposal } && under.placed == proposal)
      #expect(harness["b"] == rect(0, 0, 30, 20))
    }

    @Test(arguments: [
      (Alignment.topLeading, CGFloat(0), CGFloat(0)), (.top, 20, 0), (.topTrailing, 40, 0),
      (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
      (.bottomLeading, 0, 20), (.bottom, 20, 20), (.bottomTrailing, 40, 20),
    ])
    func `the overlay is aligned with the primary view`(
      alignment: Alignment, x: CGFloat, y: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 60, 40)
          .overlay(alignment: alignment) { fixedView("b", 20, 20) }
          .background(alignment: alignment) { fixedView("c", 20, 20) }
      }
      #expect(harness["b"] == rect(x, y, 20, 20))
      #expect(harness["c"] == rect(x, y, 20, 20))
    }

    @Test func `several overlay views are a centred Z stack, whatever the alignment`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 60, 40).overlay(alignment: .topLeading) {
          half("b")
          fixedView("c", 20, 20)
        }
      }
      // The Z stack is 30 × 20 at the top left; in it 15 × 10 is centred on 20 × 20.
      #expect(harness["b"] == rect(2.5, 5, 15, 10))
      #expect(harness["c"] == rect(0, 0, 20, 20))
    }

    @Test func `several background views are a centred Z stack as well`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 60, 40).background(alignment: .bottomTrailing) {
          fixedView("b", 30, 10)
          fixedView("c", 10, 20)
        }
      }
      // 30 × 20 at (30, 20)
      #expect(harness["b"] == rect(30, 25, 30, 10))
      #expect(harness["c"] == rect(40, 20, 10, 20))
    }

    @Test func `an empty overlay has no effect`() {
      let isShown = false
      let harness = LayoutHarness(proposing: nil, nil) {
        fixedView("a", 60, 40).overlay { if isShown { fixedView("b", 20, 20) } }
      }
      #expect(harness.measuredSize == size(60, 40))
    }

    @Test func `it has the baselines of the primary view`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 40)).overlay { Color.red }
          fixedView("b", 20, 20)
        }
      }
      // baseline at 30, aligned with b's bottom
      #expect(harness["b"].maxY == 30)
    }

    @Test func `a spacer in an overlay grows along the enclosing stack, or along both axes`() {
      let alone = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 60, 40).overlay { Spacer().accessibilityLabel("space") }
          fixedView("b", 20, 20)
        }
      }
      #expect(alone["space"].size == size(60, 0))
      let beside = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 60, 40).overlay {
            Spacer().accessibilityLabel("space")
            fixedView("c", 10, 10)
          }
          fixedView("b", 20, 20)
        }
      }
      // c alone determines the size of both; the spacer is then proposed that size
      #expect(beside["space"].size == size(10, 10))
    }

    @Test func `effects do not affect layout`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20).opacity(0.5).shadow(radius: 4).clipShape(Circle()).clipped()
            .border(.red, width: 3).rotationEffect(.degrees(180)).scaleEffect(-1)
            .background(.red, in: Circle()).cornerRadius(9).blur(radius: 7).hidden()
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(40, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }

    @Test func `an offset moves only what is drawn`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20).offset(x: 5, y: -7)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(40, 20))
      #expect(harness["a"] == rect(5, -7, 20, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }
  }
}
