import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct LazyGridTests {
    /// Returns the widths of the columns for a width, measured by greedy cells.
    private func widths(_ items: [GridItem], in width: CGFloat, cells: Int) -> [CGFloat] {
      let harness = LayoutHarness(proposing: width, nil) {
        LazyVGrid(columns: items) { ForEach(0..<cells) { greedy("\($0)") } }
      }
      return (0..<cells).map { harness["\($0)"].width }
    }

    @Test func `fixed columns have their given widths`() {
      #expect(widths([GridItem(.fixed(30)), GridItem(.fixed(50))], in: 200, cells: 2) == [30, 50])
    }

    @Test func `flexible columns divide the remaining width`() {
      let items = [GridItem(.fixed(40)), GridItem(), GridItem(.flexible(maximum: 50))]
      // 200 − 16 − 40 = 144: 72, then 72 of which 50 are taken.
      #expect(widths(items, in: 200, cells: 3) == [40, 72, 50])
    }

    @Test func `an adaptive item makes as many columns as fit`() {
      // (100 + 8) / (30 + 8) = 2.8
      #expect(widths([GridItem(.adaptive(minimum: 30))], in: 100, cells: 3) == [46, 46, 46])
      #expect(widths([GridItem(.adaptive(minimum: 300))], in: 100, cells: 1) == [100])
      // Three of at least 20 fit, too, with 28 each, of which they take 25.
      let narrow = [GridItem(.adaptive(minimum: 20, maximum: 25))]
      #expect(widths(narrow, in: 100, cells: 3) == [25, 25, 25])
    }

    @Test func `a flexible column is at least 10 wide by default`() {
      // Only the minimum lengths are left, 21 with the gap, of which the first takes 10 again.
      #expect(widths([GridItem(), GridItem(.flexible(minimum: 3))], in: 0, cells: 2) == [10, 3])
    }

    @Test func `a grid wider than proposed is laid out again at its own width`() {
      let harness = LayoutHarness(proposing: 300, nil) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
          greedy("a")
          greedy("b")
        }
      }
      // (300 − 8) / 2 = 146 and at least 180 make 334; (334 − 8) / 2 = 163 and 180 make 351.
      #expect(harness.measuredSize == size(334, 10))
      #expect(harness["a"] == rect(-8.5, 0, 163, 10))
      #expect(harness["b"] == rect(162.5, 0, 180, 10))
    }

    @Test func `without a proposed width the width of the first line is divided`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          fixedView("a", 30, 10)
          fixedView("b", 20, 10)
          fixedView("c", 100, 10)
          fixedView("d", 20, 10)
        }
      }
      #expect(harness.measuredSize == size(58, 28))
      #expect(harness["a"].minX == -2.5)
      #expect(harness["b"].minX == 35.5)
      #expect(harness["c"].minX == -37.5)
    }

    @Test func `cells are centred in their columns and may overflow`() {
      let harness = LayoutHarness(proposing: 200, nil) {
        LazyVGrid(columns: [GridItem(.fixed(20)), GridItem(.fixed(40))]) {
          fixedView("a", 24, 10)
          fixedView("b", 10, 30)
        }
      }
      // 20 + 8 + 40 centred in 200: the columns start at 66 and 94.
      #expect(harness.measuredSize == size(200, 30))
      #expect(harness["a"] == rect(64, 10, 24, 10))
      #expect(harness["b"] == rect(109, 0, 10, 30))
    }

    @Test func `an item's alignment overrides the grid's`() {
      let harness = LayoutHarness(proposing: 200, nil) {
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40), alignment: .bottomTrailing)],
          alignment: .leading
        ) {
          fixedView("a", 10, 30)
          fixedView("b", 10, 10)
        }
      }
      #expect(harness["a"].minX == 0)
      #expect(harness["b"] == rect(78, 20, 10, 10))
    }

    @Test func `an item's spacing is the gap after its column`() {
      let harness = LayoutHarness(proposing: 69, nil) {
        LazyVGrid(
          columns: [GridItem(.fixed(20), spacing: 1), GridItem(.fixed(20)), GridItem(.fixed(20))],
          spacing: 3
        ) {
          ForEach(0..<4) { fixedView("\($0)", 20, 20) }
        }
      }
      #expect(harness.measuredSize == size(69, 43))
      #expect(harness["1"].minX == 21)
      #expect(harness["2"].minX == 49)
      #expect(harness["3"] == rect(0, 23, 20, 20))
    }

    @Test func `cells are proposed their column's width and no height`() {
      let watched = ProposalRecorder()
      _ = LayoutHarness(proposing: 200, 300) {
        LazyVGrid(columns: [GridItem(.fixed(40))]) { watched { fixedView("a", 1, 1) } }
      }
      #expect(watched.log.placed == ProposedViewSize(width: 40, height: nil))
    }

    @Test func `a horizontal grid is the same with the axes exchanged`() {
      let harness = LayoutHarness(proposing: nil, 68) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(40))], spacing: 3) {
          fixedView("a", 10, 10)
          fixedView("b", 30, 10)
          fixedView("c", 10, 10)
        }
      }
      #expect(harness.measuredSize == size(43, 68))
      #expect(harness["a"] == rect(10, 5, 10, 10))
      #expect(harness["b"] == rect(0, 43, 30, 10))
      #expect(harness["c"] == rect(33, 5, 10, 10))
    }

    @Test func `columns start at the right in right-to-left layouts`() {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let harness = LayoutHarness(in: size(100, 20), environment: environment) {
        LazyVGrid(columns: [GridItem(.fixed(60)), GridItem(.fixed(32))]) {
          greedy("a")
          greedy("b")
        }
      }
      #expect(harness["a"].minX == 40)
      #expect(harness["b"].minX == 0)
    }

    @Test func `in a scroll view only the lines near the visible part are made`() {
      let made = Count()
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<1000) { index in
              let _ = made.add()
              fixedView("\(index)", 10, 20)
            }
          }
        }
      }
      // Ten lines of two cells.
      #expect(made.value == 20)
      harness.wheel(0, -4_970)
      harness.wheel(0, -30)
      #expect(harness["500"].minY == 0)
      // Five lines more on either side, after a step.
      #expect(made.value == 20 + 40)
    }

    @Test func `a different width makes different columns`() {
      let harness = LayoutHarness(in: size(100, 100)) {
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 0) {
            ForEach(0..<100) { fixedView("\($0)", 10, 20) }
          }
        }
      }
      #expect(harness["2"].minY == 20)
      harness.layOut(in: size(200, 100))
      #expect(harness["3"].minY == 0)
      #expect(harness["4"].minY == 20)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
    func `special numbers neither trap nor hang`(special: CGFloat) {
      let items = [
        GridItem(.fixed(special)), GridItem(.flexible(minimum: special, maximum: special)),
        GridItem(.adaptive(minimum: special, maximum: special), spacing: special),
      ]
      for width in [special, 50] {
        let harness = LayoutHarness(proposing: width, special) {
          LazyVGrid(columns: items, spacing: special) { ForEach(0..<5) { _ in Color.red } }
        }
        _ = harness.tree.displayList()
      }
      let empty = LayoutHarness(proposing: 50, 50) { LazyVGrid(columns: []) { Color.red } }
      #expect(empty.measuredSize == size(50, 0))
    }
  }
}
