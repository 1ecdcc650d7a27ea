import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct GridSolvingTests {
    @Test func `greedy cells get what the others leave`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        Grid {
          GridRow {
            greedy("a")
            box("b", 20, 20)
          }
        }
      }
      // 100 − 8 − 20 for a, and the whole height
      #expect(harness.answer == size(100, 50))
      #expect(harness["a"] == rect(0, 0, 72, 50))
      #expect(harness["b"] == rect(80, 15, 20, 20))
    }

    @Test func `columns of greedy cells share equally`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 30, 20)
            box("b", 10, 20)
          }
          GridRow {
            greedy("c")
            greedy("d")
          }
        }
      }
      // No column is finished before c and d: 100 / 2 each. The first row is: 60 − 20 for the other.
      #expect(harness.answer == size(100, 60))
      #expect(harness["c"] == rect(0, 20, 50, 40))
      #expect(harness["d"] == rect(50, 20, 50, 40))
    }

    @Test func `a cell is offered its column's width if that is more than its share`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 70, 20)
            box("b", 10, 20)
          }
          GridRow {
            greedy("c")
            greedy("d")
          }
        }
      }
      #expect(harness["c"].width == 70)
      #expect(harness["d"].width == 50)
      #expect(harness.answer.width == 120)
    }

    @Test func `a less flexible cell goes first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            leaf("a", 0...80)
            leaf("b", 0...20)
          }
        }
      }
      // b is offered 50 and takes 20, a is offered 80
      #expect(harness["a"].width == 80)
      #expect(harness["b"].width == 20)
    }

    @Test func `a higher priority goes first and nothing is set aside for the others`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            greedy("a").layoutPriority(1)
            leaf("b", 30...(.infinity))
          }
        }
      }
      #expect(harness["a"].width == 100)
      #expect(harness["b"].width == 30)
      #expect(harness.answer.width == 130)
    }

    @Test func `a column is finished for a priority when only lower ones wait in it`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box("a", 50, 20).layoutPriority(1)
            greedy("b").layoutPriority(1)
          }
          GridRow {
            box("c", 10, 20)
            box("d", 10, 20)
          }
        }
      }
      // b is offered 100 − 50
      #expect(harness["b"].width == 50)
      #expect(harness.answer.width == 100)
    }

    @Test func `in endless room every cell is offered all of it`() {
      let harness = LayoutHarness(proposing: .infinity, 20) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            leaf("a", 0...80)
            leaf("b", 0...20)
          }
        }
      }
      #expect(harness.answer == size(100, 20))
    }

    @Test func `a wide cell shares its shortfall among its columns`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            box("b", 20, 20)
            box("c", 20, 20)
          }
          GridRow {
            box("d", 60, 20).gridCellColumns(2)
            box("e", 20, 20)
          }
        }
      }
      // d needs 60 where there are 20 + 8 + 20: 6 more for each
      #expect(harness.answer.width == 26 + 8 + 26 + 8 + 20 as CGFloat)
      #expect(harness["a"].minX == 3)
      #expect(harness["b"].minX == 37)
    }

    @Test func `a view of all columns widens all of them`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            box("b", 40, 20)
          }
          box("c", 100, 10)
        }
      }
      // 100 − (20 + 8 + 40) = 32, 16 for each
      #expect(harness["a"].minX == 8)
      #expect(harness["b"].minX == 52)
      #expect(harness["c"] == rect(0, 28, 100, 10))
    }

    @Test func `a wide greedy cell is offered what the other columns leave`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box("a", 30, 20)
            box("b", 20, 20)
            box("c", 10, 20)
          }
          GridRow {
            greedy("d").gridCellColumns(2)
            box("e", 10, 20)
          }
        }
      }
      // d gets 100 − 10; of the 40 beyond 30 + 20 each column takes 20
      #expect(harness["d"].width == 90)
      #expect(harness["a"].minX == 10)
      #expect(harness["b"].minX == 60)
    }

    @Test func `a spacer in a cell grows both ways`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box("a", 20, 20)
            Spacer().accessibilityLabel("space")
          }
        }
      }
      // a has finished the row at 20, so that 50 − 20 of its height are left
      #expect(harness["space"] == rect(20, 0, 80, 30))
    }

    @Test func `what a column and a row have is not offered to a spacer in them again`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        Grid {
          GridRow {
            Spacer().accessibilityLabel("space")
            box("b", 20, 20)
          }
          GridRow {
            box("c", 10, 30)
            box("d", 40, 10)
          }
        }
      }
      // The gap beside the spacer is 0, as is that below it, but c and d keep 8 from each other and
      // b and d too: 200 − 8 − 10 − 40 wide, 100 − 8 − 20 − 30 high.
      #expect(harness["space"] == rect(0, 0, 142, 42))
      #expect(harness.answer == size(190, 80))
    }

    @Test func `a finished column remains so for lower priorities`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        Grid {
          GridRow {
            greedy("a")
            box("b", 20, 20)
          }
          GridRow {
            box("c", 10, 30)
            greedy("d").layoutPriority(1)
          }
        }
      }
      // d takes 200 − 8 and 100 − 8; for a nothing is left but what b and c take
      #expect(harness["d"] == rect(18, 28, 192, 92))
      #expect(harness["a"] == rect(0, 0, 10, 20))
      #expect(harness.answer == size(210, 120))
    }

    @Test func `a cell is placed with its slot as the proposal`() {
      let log = Watched.Log()
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { Watched(log: log) { leaf("a", 10...50) } }
          GridRow { box("b", 40, 20) }
        }
      }
      #expect(log.placed == ProposedViewSize(width: 40, height: 20))
      #expect(harness["a"].width == 40)
    }

    @Test func `a cell that fills its slot is placed as it was measured`() {
      let log = Watched.Log()
      _ = LayoutHarness(proposing: nil, nil) {
        Grid { GridRow { Watched(log: log) { leaf("a", 10...50) } } }
      }
      #expect(log.placed == .unspecified)
    }
  }
}
