import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct OverlayTests {
    @Test func `the primary decides the size`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        box("a", 20, 20).overlay { box("b", 60, 60) }.background { box("c", 90, 10) }
      }
      #expect(harness.answer == size(20, 20))
      #expect(harness["b"] == rect(-20, -20, 60, 60))
      #expect(harness["c"] == rect(-35, 5, 90, 10))
    }

    @Test func `the secondary is proposed the primary's size`() {
      let (over, under) = (Watched.Log(), Watched.Log())
      let harness = LayoutHarness(proposing: 100, 100) {
        box("a", 30, 20)
          .overlay { Watched(log: over) { greedy("b") } }
          .background { Watched(log: under) { greedy("c") } }
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
    func `the secondary is aligned with the primary`(
      alignment: Alignment, x: CGFloat, y: CGFloat
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        box("a", 60, 40)
          .overlay(alignment: alignment) { box("b", 20, 20) }
          .background(alignment: alignment) { box("c", 20, 20) }
      }
      #expect(harness["b"] == rect(x, y, 20, 20))
      #expect(harness["c"] == rect(x, y, 20, 20))
    }

    @Test func `several secondaries are a centred Z stack, whatever the alignment`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        box("a", 60, 40).overlay(alignment: .topLeading) {
          half("b")
          box("c", 20, 20)
        }
      }
      // The Z stack is 30 × 20 at the top left; in it 15 × 10 is centred on 20 × 20.
      #expect(harness["b"] == rect(2.5, 5, 15, 10))
      #expect(harness["c"] == rect(0, 0, 20, 20))
    }

    @Test func `several backgrounds are a centred Z stack as well`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        box("a", 60, 40).background(alignment: .bottomTrailing) {
          box("b", 30, 10)
          box("c", 10, 20)
        }
      }
      // 30 × 20 at (30, 20)
      #expect(harness["b"] == rect(30, 25, 30, 10))
      #expect(harness["c"] == rect(40, 20, 10, 20))
    }

    @Test func `an overlay of nothing changes nothing`() {
      let isShown = false
      let harness = LayoutHarness(proposing: nil, nil) {
        box("a", 60, 40).overlay { if isShown { box("b", 20, 20) } }
      }
      #expect(harness.answer == size(60, 40))
    }

    @Test func `the primary's baseline shines through`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(alignment: .firstTextBaseline) {
          Text("a").font(.system(size: 40)).overlay { Color.red }
          box("b", 20, 20)
        }
      }
      // baseline at 30, where b's bottom stands
      #expect(harness["b"].maxY == 30)
    }

    @Test func `a spacer in front of a view in a row grows along it, beside another both ways`() {
      let alone = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 60, 40).overlay { Spacer().accessibilityLabel("space") }
          box("b", 20, 20)
        }
      }
      #expect(alone["space"].size == size(60, 0))
      let beside = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 60, 40).overlay {
            Spacer().accessibilityLabel("space")
            box("c", 10, 10)
          }
          box("b", 20, 20)
        }
      }
      // c alone decides the size of the two; the spacer is then proposed that
      #expect(beside["space"].size == size(10, 10))
    }

    @Test func `effects leave the layout alone`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStack(spacing: 0) {
          box("a", 20, 20).opacity(0.5).shadow(radius: 4).clipShape(Circle()).clipped()
            .border(.red, width: 3).rotationEffect(.degrees(180)).scaleEffect(-1)
            .background(.red, in: Circle()).cornerRadius(9).blur(radius: 7).hidden()
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(40, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }

    @Test func `an offset moves what is drawn and nothing else`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStack(spacing: 0) {
          box("a", 20, 20).offset(x: 5, y: -7)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(40, 20))
      #expect(harness["a"] == rect(5, -7, 20, 20))
      #expect(harness["b"] == rect(20, 0, 20, 20))
    }
  }
}
