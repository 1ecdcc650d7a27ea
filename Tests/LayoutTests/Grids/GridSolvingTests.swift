import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct GridSolvingTests {
    @Test func `greedy cells divide the length left by the others`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        Grid {
          GridRow {
            greedy("a")
            fixedView("b", 20, 20)
          }
        }
      }
      // 100 − 8 − 20 for a, and the whole height
      #expect(harness.measuredSize == size(100, 50))
      #expect(harness["a"] == rect(0, 0, 72, 50))
      #expect(harness["b"] == rect(80, 15, 20, 20))
    }

    @Test func `columns of greedy cells divide the width equally`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixedView("a", 30, 20)
            fixedView("b", 10, 20)
          }
          GridRow {
            greedy("c")
            greedy("d")
          }
        }
      }
      // No column is finished before c and d: 100 / 2 each. The first row is finished: 60 − 20 for
      // the other.
      #expect(harness.measuredSize == size(100, 60))
      #expect(harness["c"] == rect(0, 20, 50, 40))
      #expect(harness["d"] == rect(50, 20, 50, 40))
    }

    @Test func `a cell is proposed its column's width if that exceeds its share`() {
      let harness = LayoutHarness(proposing: 100, 60) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            fixedView("a", 70, 20)
            fixedView("b", 10, 20)
          }
          GridRow {
            greedy("c")
            greedy("d")
          }
        }
      }
      #expect(harness["c"].width == 70)
      #expect(harness["d"].width == 50)
      #expect(harness.measuredSize.width == 120)
    }

    @Test func `a less flexible cell is sized first`() {
      let harness = LayoutHarness(proposing: 100, 20) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            leaf("a", 0...80)
            leaf("b", 0...20)
          }
        }
      }
      // b is proposed 50 and takes 20, a is proposed 80
      #expect(harness["a"].width == 80)
      #expect(harness["b"].width == 20)
    }

    @Test func `a higher priority is sized first, and nothing is reserved for the others`() {
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
      #expect(harness.measuredSize.width == 130)
    }

    @Test func `a column is finished for a priority when only lower ones remain in it`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            fixedView("a", 50, 20).layoutPriority(1)
            greedy("b").layoutPriority(1)
          }
          GridRow {
            fixedView("c", 10, 20)
            fixedView("d", 10, 20)
          }
        }
      }
      // b is proposed 100 − 50
      #expect(harness["b"].width == 50)
      #expect(harness.measuredSize.width == 100)
    }

    @Test func `an infinite proposal is passed on to every cell`() {
      let harness = LayoutHarness(proposing: .infinity, 20) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            leaf("a", 0...80)
            leaf("b", 0...20)
          }
        }
      }
      #expect(harness.measuredSize == size(100, 20))
    }

    @Test func `a spanning cell divides its shortfall among its columns`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 20, 20)
            fixedView("c", 20, 20)
          }
          GridRow {
            fixedView("d", 60, 20).gridCellColumns(2)
            fixedView("e", 20, 20)
          }
        }
      }
      // d needs 60 and its columns have 20 + 8 + 20: 6 more for each
      #expect(harness.measuredSize.width == 26 + 8 + 26 + 8 + 20 as CGFloat)
      #expect(harness["a"].minX == 3)
      #expect(harness["b"].minX == 37)
    }

    @Test func `a view that spans all columns widens all of them`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 40, 20)
          }
          fixedView("c", 100, 10)
        }
      }
      // 100 − (20 + 8 + 40) = 32, 16 for each
      #expect(harness["a"].minX == 8)
      #expect(harness["b"].minX == 52)
      #expect(harness["c"] == rect(0, 28, 100, 10))
    }

    @Test func `a greedy spanning cell is proposed the length left by the other columns`() {
      let harness = LayoutHarness(proposing: 100, 100) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            fixedView("a", 30, 20)
            fixedView("b", 20, 20)
            fixedView("c", 10, 20)
          }
          GridRow {
            greedy("d").gridCellColumns(2)
            fixedView("e", 10, 20)
          }
        }
      }
      // d gets 100 − 10; of the 40 beyond 30 + 20 each column takes 20
      #expect(harness["d"].width == 90)
      #expect(harness["a"].minX == 10)
      #expect(harness["b"].minX == 60)
    }

    @Test func `a spacer in a cell grows along both axes`() {
      let harness = LayoutHarness(proposing: 100, 50) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            fixedView("a", 20, 20)
            Spacer().accessibilityLabel("space")
          }
        }
      }
      // a has finished the row at 20, so that 50 − 20 of its height are left
      #expect(harness["space"] == rect(20, 0, 80, 30))
    }

    @Test func `the existing size of a slot is not proposed to a spacer again`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        Grid {
          GridRow {
            Spacer().accessibilityLabel("space")
            fixedView("b", 20, 20)
          }
          GridRow {
            fixedView("c", 10, 30)
            fixedView("d", 40, 10)
          }
        }
      }
      // The gaps beside and below the spacer are 0, but the gaps between c and d and between b and
      // d are 8: 200 − 8 − 10 − 40 wide, 100 − 8 − 20 − 30 high.
      #expect(harness["space"] == rect(0, 0, 142, 42))
      #expect(harness.measuredSize == size(190, 80))
    }

    @Test func `a finished column remains so for lower priorities`() {
      let harness = LayoutHarness(proposing: 200, 100) {
        Grid {
          GridRow {
            greedy("a")
            fixedView("b", 20, 20)
          }
          GridRow {
            fixedView("c", 10, 30)
            greedy("d").layoutPriority(1)
          }
        }
      }
      // d takes 200 − 8 and 100 − 8; for a only the lengths of b and c are left
      #expect(harness["d"] == rect(18, 28, 192, 92))
      #expect(harness["a"] == rect(0, 0, 10, 20))
      #expect(harness.measuredSize == size(210, 120))
    }

    @Test func `a cell is placed with its slot as the proposal`() {
      let log = ProposalRecorder.Log()
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { ProposalRecorder(log: log) { leaf("a", 10...50) } }
          GridRow { fixedView("b", 40, 20) }
        }
      }
      #expect(log.placed == ProposedViewSize(width: 40, height: 20))
      #expect(harness["a"].width == 40)
    }

    @Test func `a cell that fills its slot is placed as it was measured`() {
      let log = ProposalRecorder.Log()
      _ = LayoutHarness(proposing: nil, nil) {
        Grid { GridRow { ProposalRecorder(log: log) { leaf("a", 10...50) } } }
      }
      #expect(log.placed == .unspecified)
    }
  }
}
