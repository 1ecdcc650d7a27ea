import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct GridTests {
    /// Columns of 30 and 40, rows of 20 and 30, gaps of 8.
    private func fourCells(_ alignment: Alignment = .center, row: VerticalAlignment? = nil)
      -> LayoutHarness
    {
      LayoutHarness(proposing: nil, nil) {
        Grid(alignment: alignment) {
          GridRow(alignment: row) {
            fixedView("a", 20, 10)
            fixedView("b", 40, 20)
          }
          GridRow {
            fixedView("c", 30, 30)
            fixedView("d", 10, 10)
          }
        }
      }
    }

    @Test func `columns and rows have the size of their largest cell`() {
      let harness = fourCells()
      #expect(harness.measuredSize == size(30 + 8 + 40, 20 + 8 + 30))
      #expect(harness["a"] == rect(5, 5, 20, 10))
      #expect(harness["b"] == rect(38, 0, 40, 20))
      #expect(harness["c"] == rect(0, 28, 30, 30))
      #expect(harness["d"] == rect(53, 38, 10, 10))
    }

    @Test(arguments: [
      (Alignment.topLeading, CGFloat(38), CGFloat(28)), (.top, 53, 28), (.topTrailing, 68, 28),
      (.leading, 38, 38), (.trailing, 68, 38), (.bottomLeading, 38, 48), (.bottom, 53, 48),
      (.bottomTrailing, 68, 48),
    ])
    func `cells are aligned in their slots`(alignment: Alignment, x: CGFloat, y: CGFloat) {
      #expect(fourCells(alignment)["d"] == rect(x, y, 10, 10))
    }

    @Test func `a row's alignment overrides the grid's`() {
      let harness = fourCells(.top, row: .bottom)
      #expect(harness["a"].minY == 10)
      #expect(harness["d"].minY == 28)
    }

    @Test func `an empty grid has no size`() {
      #expect(LayoutHarness(proposing: 100, 100) { Grid {} }.measuredSize == .zero)
    }

    @Test func `a short row leaves empty slots at its end`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 20, 20)
          }
          GridRow { fixedView("c", 20, 20) }
        }
      }
      #expect(harness["c"] == rect(0, 28, 20, 20))
      #expect(harness.measuredSize == size(48, 48))
    }

    @Test func `an empty row is ignored`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { fixedView("a", 20, 20) }
          GridRow {}
          GridRow { fixedView("b", 20, 20) }
        }
      }
      #expect(harness.measuredSize == size(20, 48))
    }

    @Test func `nested rows are one row with the alignment of the outer one`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow(alignment: .top) {
            fixedView("a", 20, 10)
            GridRow(alignment: .bottom) {
              fixedView("b", 20, 10)
              fixedView("c", 20, 40)
            }
          }
        }
      }
      #expect(harness.measuredSize == size(76, 40))
      #expect(harness["b"] == rect(28, 0, 20, 10))
    }

    @Test func `outside a grid a row is equivalent to its cells`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 20, 20)
          }
        }
      }
      #expect(harness.measuredSize == size(48, 20))
    }

    @Test func `a modifier on a row applies to each cell`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 20, 20)
          }
          .padding(5)
        }
      }
      #expect(harness.measuredSize == size(30 + 8 + 30, 30))
    }

    @Test func `rows may be in a ForEach`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          ForEach(0..<3) { row in
            GridRow {
              fixedView("a\(row)", 20, 20)
              fixedView("b\(row)", 30, 20)
            }
          }
        }
      }
      #expect(harness.measuredSize == size(58, 76))
      #expect(harness["b2"] == rect(28, 56, 30, 20))
    }

    @Test func `the baselines of a grid are the minimum first and maximum last of its texts`() {
      func height(_ alignment: VerticalAlignment) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack(alignment: alignment) {
            Grid(verticalSpacing: 0) {
              GridRow {
                Text("a").font(.system(size: 40))
                Text("b").font(.system(size: 20))
              }
              GridRow { Text("c").font(.system(size: 20)) }
            }
            fixedView("d", 20, 0)
          }
        }["d"].minY
      }
      // b is centred in 40, so 10 + 15; c is below 40, so 40 + 15.
      #expect(height(.firstTextBaseline) == 25)
      #expect(height(.lastTextBaseline) == 55)
    }

    @Test func `cells are aligned by their text baselines`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow(alignment: .firstTextBaseline) {
            Text("a").font(.system(size: 20))
            Text("b").font(.system(size: 40))
          }
        }
      }
      #expect(harness["a"].minY == 15)
      #expect(harness["b"].minY == 0)
    }
  }

  @MainActor @Suite struct GridSpacingTests {
    @Test(arguments: [CGFloat(0), 3, -5]) func `explicit spacing is used unchanged`(gap: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: gap, verticalSpacing: gap - 1) {
          GridRow {
            fixedView("a", 20, 20)
            Spacer(minLength: 20)
          }
          GridRow {
            fixedView("c", 20, 20)
            fixedView("d", 20, 20)
          }
        }
      }
      #expect(harness.measuredSize == size(40 + gap, 40 + gap - 1))
      #expect(harness["d"] == rect(20 + gap, 19 + gap, 20, 20))
    }

    @Test func `rows of texts have no gap`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { Text("ab") }
          GridRow { Text("cd") }
        }
      }
      #expect(harness.measuredSize == size(17, 34))
    }

    @Test func `a gap is the maximum over all rows`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            Spacer(minLength: 0)
          }
          GridRow {
            fixedView("b", 20, 20)
            fixedView("c", 20, 20)
          }
        }
      }
      #expect(harness["c"].minX == 28)
    }

    @Test func `there is no gap between spacers`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            Spacer(minLength: 0)
            fixedView("b", 20, 20)
          }
        }
      }
      #expect(harness.measuredSize.width == 40)
    }

    @Test func `a column covered only by the end of a spanning cell has no gap`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { fixedView("a", 20, 20) }
          GridRow { fixedView("b", 60, 20).gridCellColumns(2) }
        }
      }
      // The second column provides the 40 that b needs beyond a's 20.
      #expect(harness.measuredSize.width == 60)
      #expect(harness["a"].minX == 0)
    }
  }
}
