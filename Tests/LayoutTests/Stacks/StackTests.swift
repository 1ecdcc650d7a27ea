import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct StackTests {
    @Test func `explicit gaps are subtracted before the length is divided`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 10) {
          greedy("a")
          greedy("b")
          greedy("c")
        }
      }
      // (100 − 2 · 10) / 3, unrounded
      let third: CGFloat = 80 / 3
      #expect(harness.measuredSize.isNear(size(100, 20)))
      #expect(harness["a"].isNear(rect(0, 0, third, 20)))
      #expect(harness["b"].isNear(rect(third + 10, 0, third, 20)))
      #expect(harness["c"].isNear(rect(2 * third + 20, 0, third, 20)))
    }

    @Test func `default gaps are subtracted as well`() {
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

    @Test func `a rigid child is sized before a flexible one`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          fixedView("b", 40, 20)
          leaf("c", 10...30)
        }
      }
      // b takes 40; of 60, c is proposed 30 and takes it; a gets the other 30
      #expect(harness["a"].width == 30)
      #expect(harness["b"].width == 40)
      #expect(harness["c"].width == 30)
    }

    @Test func `length left by one child is available to the next`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          leaf("b", 10...20)
          leaf("c", 10...30)
        }
      }
      // b is proposed 100/3 and takes 20, c is proposed 40 and takes 30, a gets 50
      #expect(harness["a"].width.isNear(50))
      #expect(harness["b"].width == 20)
      #expect(harness["c"].width == 30)
    }

    @Test func `equally flexible children are sized in order, whatever their minimum lengths`() {
      let harness = LayoutHarness(proposing: 30, 20) {
        HStack(spacing: 0) {
          leaf("a", 10...30)
          leaf("b", 20...40)
        }
      }
      // both have a flexibility of 20: a is proposed 15 and takes it, b is proposed 15 and takes
      // its minimum
      #expect(harness["a"].width == 15)
      #expect(harness["b"].width == 20)
      #expect(harness.measuredSize.width == 35)
    }

    @Test func `of infinitely flexible children the one with the larger minimum is sized first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          greedy("a")
          leaf("b", 58...(.infinity))
        }
      }
      // b is proposed 50 and takes 58, which leaves 42
      #expect(harness["a"].width == 42)
      #expect(harness["b"].width == 58)
    }

    @Test func `a greedy frame with wider content is sized first`() {
      let harness = LayoutHarness(proposing: 250, 20) {
        HStack(spacing: 0) {
          ProposalRecorder { fixedView("a", 20, 20).frame(maxWidth: .infinity) }.accessibilityLabel(
            "A")
          ProposalRecorder { fixedView("b", 200, 20).frame(maxWidth: .infinity) }
            .accessibilityLabel("B")
        }
      }
      // B is proposed 125 and takes 200, which leaves 50
      #expect(harness["A"].width == 50)
      #expect(harness["B"].width == 200)
    }

    @Test func `shares are exact when no length is reserved`() {
      let harness = LayoutHarness(proposing: 1, 20) {
        HStack(spacing: 0) {
          leaf("a", 0.1...(.infinity))
          leaf("b", 0.2...(.infinity))
        }
      }
      #expect(harness["a"].width == 0.5)
      #expect(harness["b"].width == 0.5)
    }

    @Test func `a stack is larger than proposed if its children are`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          fixedView("a", 80, 20)
          fixedView("b", 80, 20)
        }
      }
      #expect(harness.measuredSize == size(160, 20))
    }

    @Test func `a stack is smaller than proposed if its children are`() {
      let harness = LayoutHarness(proposing: 300, 100) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(40, 20))
    }

    @Test func `no child is proposed a negative length`() {
      let log = ProposalRecorder.Log()
      let harness = LayoutHarness(proposing: 100, 20) {
        HStack(spacing: 0) {
          fixedView("a", 120, 20)
          ProposalRecorder(log: log) { greedy("b") }
        }
      }
      #expect(harness["b"].width == 0)
      #expect(harness.measuredSize.width == 120)
      #expect(log.placed?.width == 0)
    }

    @Test func `an infinite length is not divided`() {
      let harness = LayoutHarness(proposing: .infinity, 20) {
        HStack(spacing: 0) {
          leaf("a", 10...60)
          fixedView("b", 20, 20).layoutPriority(1)
          leaf("c", 0...30)
        }
      }
      #expect(harness.measuredSize.width == 110)
    }

    @Test func `for an unspecified length every child has its ideal length`() {
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
      #expect(harness.measuredSize.width == 65)
    }

    @Test func `a column divides heights as a row divides widths`() {
      let harness = LayoutHarness(proposing: 50, 100) {
        VStack(spacing: 10) {
          greedy("a")
          fixedView("b", 20, 40)
          greedy("c").layoutPriority(-1)
        }
      }
      // c has a minimum of 0; b takes 40 of 100 − 20, a the other 40
      #expect(harness["a"] == rect(0, 0, 50, 40))
      #expect(harness["b"] == rect(15, 50, 20, 40))
      #expect(harness["c"] == rect(0, 100, 50, 0))
    }

    @Test func `a nested row is sized like any other child`() {
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

    @Test func `an EmptyView has neither a size nor a gap`() {
      let isShown = false
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          if isShown { fixedView("b", 20, 20) }
          EmptyView()
          fixedView("c", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(48, 20))
    }

    @Test func `an empty stack has no size`() {
      #expect(LayoutHarness(proposing: 100, 100) { HStack {} }.measuredSize == .zero)
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("a", 20, 20)
          HStack {}
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(40, 20))
    }

    @Test(arguments: [
      (spacing: CGFloat(-5), width: CGFloat(35)), (-100, -60), (0, 40), (30, 70),
      (.infinity, .infinity), (-.infinity, -.infinity), (.nan, .nan),
    ])
    func `an explicit spacing is used unchanged`(spacing: CGFloat, width: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: spacing) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize.isSame(as: size(width, 20)))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func `an infinite or NaN spacing makes the size of the stack infinite or NaN`(gap: CGFloat) {
      let harness = LayoutHarness(proposing: 100, 50) {
        HStack(spacing: gap) {
          fixedView("a", 20, 10)
          fixedView("b", 20, 10)
        }
      }
      #expect(harness.measuredSize.isSame(as: size(gap, 10)))
    }

    /// A row in bounds that differ from its size.
    private struct DifferentBounds: Layout {
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

    @Test func `a row starts at the edge of bounds that differ from its size`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        DifferentBounds {
          fixedView("a", 20, 10)
          fixedView("b", 20, 10)
        }
      }
      #expect(harness["a"].minX == 30)
      #expect(harness["b"].minX == 55)
    }
  }
}
