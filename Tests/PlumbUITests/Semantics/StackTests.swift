import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct StackTests {
    @Test func `the gaps come off before the length is shared`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 10) {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
      // (100 − 2 · 10) / 3, unrounded
      let third: CGFloat = 80 / 3
      #expect(harness.answer.isNear(size(100, 20)))
      #expect(harness["a"].isNear(rect(0, 0, third, 20)))
      #expect(harness["b"].isNear(rect(third + 10, 0, third, 20)))
      #expect(harness["c"].isNear(rect(2 * third + 20, 0, third, 20)))
    }

    @Test func `the default gap comes off as well`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
      // (100 − 2 · 8) / 3 = 28
      #expect(harness["b"] == rect(36, 0, 28, 20))
    }

    @Test func `a child that cannot bend is served before one that can`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          box("b", 40, 20)
          leaf("c", 10...30)
        }
      }
      // b takes 40; of 60, c is offered 30 and takes it; a gets the other 30
      #expect(harness["a"].width == 30)
      #expect(harness["b"].width == 40)
      #expect(harness["c"].width == 30)
    }

    @Test func `what one child leaves goes to the next`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          leaf("b", 10...20)
          leaf("c", 10...30)
        }
      }
      // b is offered 100/3 and takes 20, c is offered 40 and takes 30, a gets 50
      #expect(harness["a"].width.isNear(50))
      #expect(harness["b"].width == 20)
      #expect(harness["c"].width == 30)
    }

    @Test func `equally flexible children keep their order though their least lengths differ`() {
      let harness = LayoutHarness(proposing: 30, 20) {
        HStack(spacing: 0) {
          leaf("a", 10...30)
          leaf("b", 20...40)
        }
      }
      // both bend by 20: a is offered 15 and takes it, b is offered 15 and takes its least
      #expect(harness["a"].width == 15)
      #expect(harness["b"].width == 20)
      #expect(harness.answer.width == 35)
    }

    @Test func `of endless children the one that needs more goes first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          leaf("b", 58...(.infinity))
        }
      }
      // b is offered 50 and takes 58, which leaves 42
      #expect(harness["a"].width == 42)
      #expect(harness["b"].width == 58)
    }

    @Test func `the wider content of a greedy frame makes it go first`() {
      let harness = LayoutHarness(proposing: 250, 20) {
        HStack(spacing: 0) {
          Watched { box("a", 20, 20).frame(maxWidth: .infinity) }.accessibilityLabel("A")
          Watched { box("b", 200, 20).frame(maxWidth: .infinity) }.accessibilityLabel("B")
        }
      }
      // B is offered 125 and takes 200, which leaves 50
      #expect(harness["A"].width == 50)
      #expect(harness["B"].width == 200)
    }

    @Test func `shares are exact when nothing has to be set aside`() {
      let harness = LayoutHarness(proposing: 1, 20) {
        HStack(spacing: 0) {
          leaf("a", 0.1...(.infinity))
          leaf("b", 0.2...(.infinity))
        }
      }
      #expect(harness["a"].width == 0.5)
      #expect(harness["b"].width == 0.5)
    }

    @Test func `a stack answers more than proposed when its children do`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          box("a", 80, 20)
          box("b", 80, 20)
        }
      }
      #expect(harness.answer == size(160, 20))
    }

    @Test func `a stack answers less than proposed when its children do`() {
      let harness = LayoutHarness(proposing: 300, 100) {
        HStack(spacing: 0) {
          box("a", 20, 20)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(40, 20))
    }

    @Test func `nobody is offered less than nothing`() {
      let log = Watched.Log()
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          box("a", 120, 20)
          Watched(log: log) { greedy("b") }
        }
      }
      #expect(harness["b"].width == 0)
      #expect(harness.answer.width == 120)
      #expect(log.placed?.width == 0)
    }

    @Test func `in endless room nobody competes`() {
      let harness = LayoutHarness(proposing: .infinity, 20) {
        HStack(spacing: 0) {
          leaf("a", 10...60)
          box("b", 20, 20).layoutPriority(1)
          leaf("c", 0...30)
        }
      }
      #expect(harness.answer.width == 110)
    }

    @Test func `where nothing is proposed everybody has the ideal length`() {
      let harness = LayoutHarness(proposing: nil, 20) {
        HStack(spacing: 0) {
          Leaf(10...60, ideal: size(30, 20)) {}.layoutPriority(1).accessibilityLabel("a")
          Leaf(0...(.infinity), ideal: size(25, 20)) {}.accessibilityLabel("b")
          greedy("c")
        }
      }
      #expect(harness["a"].width == 30)
      #expect(harness["b"].width == 25)
      #expect(harness["c"].width == 10)
      #expect(harness.answer.width == 65)
    }

    @Test func `a column divides heights as a row divides widths`() {
      let harness = LayoutHarness(proposing: 50, 100) {
        VStack(spacing: 10) {
          greedy("a")
          box("b", 20, 40)
          greedy("c").layoutPriority(-1)
        }
      }
      // c could do with 0; b takes 40 of 100 − 20, a the other 40
      #expect(harness["a"] == rect(0, 0, 50, 40))
      #expect(harness["b"] == rect(15, 50, 20, 40))
      #expect(harness["c"] == rect(0, 100, 50, 0))
    }

    @Test func `a row in a row is a child like any other`() {
      let harness = LayoutHarness(proposing: 90, 20) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            greedy("a")
            greedy("b")
          }
          greedy("c")
        }
      }
      #expect(harness["a"].width == 22.5)
      #expect(harness["b"].width == 22.5)
      #expect(harness["c"].width == 45)
    }

    @Test func `a view that is not there takes neither room nor a gap`() {
      let isShown = false
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          if isShown { box("b", 20, 20) }
          EmptyView()
          box("c", 20, 20)
        }
      }
      #expect(harness.answer == size(48, 20))
    }

    @Test func `an empty stack takes no room and no gap`() {
      #expect(LayoutHarness(proposing: 100, 100) { HStack {} }.answer == .zero)
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          box("a", 20, 20)
          HStack {}
          box("b", 20, 20)
        }
      }
      #expect(harness.answer == size(40, 20))
    }

    @Test(arguments: [
      (spacing: CGFloat(-5), width: CGFloat(35)), (-100, -60), (0, 40), (30, 70),
      (.infinity, .infinity), (-.infinity, -.infinity), (.nan, .nan),
    ])
    func `an explicit gap is used as it is`(spacing: CGFloat, width: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: spacing) {
          box("a", 20, 20)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer.isSame(as: size(width, 20)))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `a gap without end, or that is no number, makes the stack so`(gap: CGFloat) {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack(spacing: gap) {
          box("a", 20, 10)
          box("b", 20, 10)
        }
      }
      #expect(harness.answer.isSame(as: size(gap, 10)))
    }

    /// A row in a part of its room that is not as long as the row says.
    private struct Elsewhere: Layout {
      typealias Cache = HStackLayout.Cache

      private let row = HStackLayout(spacing: 5)

      func makeCache(subviews: Subviews) -> Cache { row.makeCache(subviews: subviews) }

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) -> CGSize {
        CGSize(width: 200, height: 50)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        row.placeSubviews(
          in: bounds.insetBy(dx: 30, dy: 0), proposal: ProposedViewSize(width: 100, height: 50),
          subviews: subviews, cache: &cache)
      }
    }

    @Test func `in other bounds than it answered a row starts at their edge`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Elsewhere {
          box("a", 20, 10)
          box("b", 20, 10)
        }
      }
      #expect(harness["a"].minX == 30)
      #expect(harness["b"].minX == 55)
    }
  }
}
