import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct GridTests {
    /// Columns of 30 and 40, rows of 20 and 30, gaps of 8.
    private func fourCells(_ alignment: Alignment = .center, row: VerticalAlignment? = nil)
      -> LayoutHarness
    {
      LayoutHarness(proposing: nil, nil) {
        Grid(alignment: alignment) {
          GridRow(alignment: row) {
            box("a", 20, 10)
            box("b", 40, 20)
          }
          GridRow {
            box("c", 30, 30)
            box("d", 10, 10)
          }
        }
      }
    }

    @Test func `columns and rows are as long as their longest cell`() {
      let harness = fourCells()
      #expect(harness.answer == size(30 + 8 + 40, 20 + 8 + 30))
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

    @Test func `a row's alignment beats the grid's`() {
      let harness = fourCells(.top, row: .bottom)
      #expect(harness["a"].minY == 10)
      #expect(harness["d"].minY == 28)
    }

    @Test func `an empty grid has no size`() {
      #expect(LayoutHarness(proposing: 100, 100) { Grid {} }.answer == .zero)
    }

    @Test func `a short row leaves holes at its end`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            box("b", 20, 20)
          }
          GridRow { box("c", 20, 20) }
        }
      }
      #expect(harness["c"] == rect(0, 28, 20, 20))
      #expect(harness.answer == size(48, 48))
    }

    @Test func `an empty row is no row`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { box("a", 20, 20) }
          GridRow {}
          GridRow { box("b", 20, 20) }
        }
      }
      #expect(harness.answer == size(20, 48))
    }

    @Test func `rows in a row are one row, aligned as the outer one says`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow(alignment: .top) {
            box("a", 20, 10)
            GridRow(alignment: .bottom) {
              box("b", 20, 10)
              box("c", 20, 40)
            }
          }
        }
      }
      #expect(harness.answer == size(76, 40))
      #expect(harness["b"] == rect(28, 0, 20, 10))
    }

    @Test func `outside a grid a row is its cells`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          GridRow {
            box("a", 20, 20)
            box("b", 20, 20)
          }
        }
      }
      #expect(harness.answer == size(48, 20))
    }

    @Test func `a modifier on a row is one on each cell`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            box("b", 20, 20)
          }
          .padding(5)
        }
      }
      #expect(harness.answer == size(30 + 8 + 30, 30))
    }

    @Test func `rows may come from a collection`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          ForEach(0..<3) { row in
            GridRow {
              box("a\(row)", 20, 20)
              box("b\(row)", 30, 20)
            }
          }
        }
      }
      #expect(harness.answer == size(58, 76))
      #expect(harness["b2"] == rect(28, 56, 30, 20))
    }

    @Test func `a grid's first baseline is the least and its last the greatest of its texts`() {
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
            box("d", 20, 0)
          }
        }["d"].minY
      }
      // b stands in the middle of 40, so 10 + 15; c below 40, so 40 + 15.
      #expect(height(.firstTextBaseline) == 25)
      #expect(height(.lastTextBaseline) == 55)
    }

    @Test func `cells meet on their text baselines`() {
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
    @Test(arguments: [CGFloat(0), 3, -5]) func `explicit gaps are used as they are`(gap: CGFloat) {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: gap, verticalSpacing: gap - 1) {
          GridRow {
            box("a", 20, 20)
            Spacer(minLength: 20)
          }
          GridRow {
            box("c", 20, 20)
            box("d", 20, 20)
          }
        }
      }
      #expect(harness.answer == size(40 + gap, 40 + gap - 1))
      #expect(harness["d"] == rect(20 + gap, 19 + gap, 20, 20))
    }

    @Test func `rows of texts touch`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { Text("ab") }
          GridRow { Text("cd") }
        }
      }
      #expect(harness.answer == size(17, 34))
    }

    @Test func `a gap is the largest that any row needs`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            Spacer(minLength: 0)
          }
          GridRow {
            box("b", 20, 20)
            box("c", 20, 20)
          }
        }
      }
      #expect(harness["c"].minX == 28)
    }

    @Test func `between spacers there is no gap`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            box("a", 20, 20)
            Spacer(minLength: 0)
            box("b", 20, 20)
          }
        }
      }
      #expect(harness.answer.width == 40)
    }

    @Test func `a column that only the tail of a wide cell covers has no gap`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { box("a", 20, 20) }
          GridRow { box("b", 60, 20).gridCellColumns(2) }
        }
      }
      // The second column takes the 40 that b needs beyond a's 20.
      #expect(harness.answer.width == 60)
      #expect(harness["a"].minX == 0)
    }
  }
}
