import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct VisibilityTests {
    /// The colours drawn, the hindmost first.
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

    @Test func `a hidden view keeps its room and shows nothing`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          box("b", 30, 20).hidden()
          box("c", 20, 20)
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

    @Test func `a z-index counts in the nearest container only, through wrappers`() {
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

    @Test func `the outermost z-index counts, and one that is no number is none`() {
      let order = grays {
        VStack {
          patch(0.1).zIndex(5).zIndex(0)
          patch(0.2).zIndex(.nan)
          patch(0.3).zIndex(-5)
        }
      }
      #expect(order == [0.3, 0.1, 0.2])
    }

    @Test func `no z-index brings a background before its view`() {
      let order = grays { patch(0.1).background { patch(0.2).zIndex(3) } }
      #expect(order == [0.2, 0.1])
    }

    @Test func `a view that goes keeps its z-index`() {
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

    @Test func `rows made on demand are drawn by their z-indices too`() {
      let harness = LayoutHarness {
        ScrollView {
          LazyVStack(spacing: 0) {
            patch(0.1).frame(height: 20).zIndex(1)
            patch(0.2).frame(height: 20)
          }
        }
      }
      #expect(harness.fills(at: 0).map { $0.color.red }.filter { $0 < 0.3 } == [0.2, 0.1])
    }

    @Test func `a z-index leaves the layout alone`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: 0) {
          box("a", 20, 20).zIndex(1)
          box("b", 20, 20)
        }
      }
      #expect(harness["b"].minX == 20)
    }
  }
}
