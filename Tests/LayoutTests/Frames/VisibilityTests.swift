import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct VisibilityTests {
    /// Returns the drawn colours, from back to front.
    private func colors(@ViewBuilder _ content: () -> some View) -> [ResolvedColor] {
      LayoutHarness(content).tree.displayList().commands.compactMap {
        guard case .fill(_, _, .color(let color)) = $0 else { return nil }
        return color
      }
    }

    private func patch(_ white: Double) -> some View { Color(white: white) }

    private func grays(@ViewBuilder _ content: () -> some View) -> [Double] {
      colors(content).map { ($0.red * 10).rounded() / 10 }
    }

    @Test func `a hidden view keeps its size and draws nothing`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          fixedView("b", 30, 20).hidden()
          fixedView("c", 20, 20)
        }
      }
      #expect(harness["c"].minX == 66)
      #expect(harness.elements.allSatisfy { $0.label != "b" })
      #expect(grays { patch(0.5).hidden() }.isEmpty)
    }

    @Test func `views with larger z-indices are drawn later`() {
      let order = grays {
        ZStack {
          patch(0.1).zIndex(2)
          patch(0.2)
          patch(0.3).zIndex(-1)
          patch(0.4)
          patch(0.5).zIndex(2)
        }
      }
      #expect(order == [0.3, 0.2, 0.4, 0.1, 0.5])
    }

    @Test func `a z-index applies in the nearest container only, through wrappers`() {
      let order = grays {
        ZStack {
          patch(0.1).zIndex(1).padding(2).frame(width: 50)
          ZStack {
            patch(0.2).zIndex(9)
            patch(0.3)
          }
        }
      }
      #expect(order == [0.3, 0.2, 0.1])
    }

    @Test func `the innermost z-index is used, and NaN is ignored`() {
      let order = grays {
        VStack {
          patch(0.1).zIndex(0).padding(1).zIndex(5)
          patch(0.2).zIndex(.nan)
          patch(0.3).zIndex(-5)
        }
      }
      #expect(order == [0.3, 0.1, 0.2])
    }

    @Test func `a z-index does not move a background in front of its view`() {
      let order = grays { patch(0.1).background { patch(0.2).zIndex(3) } }
      #expect(order == [0.2, 0.1])
    }

    @Test func `a view keeps its z-index during its removal transition`() {
      let dial = Dial(0)
      let harness = LayoutHarness {
        Dialled(dial) { value in
          ZStack {
            if value == 0 { patch(0.1).zIndex(1) }
            patch(0.2)
          }
          .animation(.linear(duration: 1), value: value)
        }
      }
      #expect(harness.fills(at: 0).map { $0.color.red } == [0.2, 0.1])
      dial.value = 1
      harness.show(at: 0)
      #expect(harness.fills(at: 0.5).map { $0.color.red } == [0.2, 0.1])
      #expect(harness.fills(at: 2).map { $0.color.red } == [0.2])
    }

    @Test func `lazy rows are drawn in the order of their z-indices`() {
      let harness = LayoutHarness {
        ScrollView {
          LazyVStack(spacing: 0) {
            patch(0.1).frame(height: 20).zIndex(1)
            patch(0.2).frame(height: 20)
          }
        }
      }
      let reds = harness.fills(at: 0).map(\.color.red)
      #expect(reds.filter { $0 < 0.3 } == [0.2, 0.1])
    }

    @Test func `a z-index does not affect layout`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20).zIndex(1)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness["b"].minX == 20)
    }
  }
}
