import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Positions of cells smaller than their slots, compared with SwiftUI.
  @MainActor @Suite struct MeasuredGridAlignmentTests {
    nonisolated static let places: [Measured] = [
      Measured(
        "the grid's first corner", at: nil, nil, is: 78, 58,
        ["a": rect(0, 0, 30, 10), "b": rect(38, 0, 20, 20), "c": rect(0, 28, 10, 30)]
      ) { MeasuredGridTests.four(.topLeading) },
      Measured(
        "the grid's last corner", at: nil, nil, is: 78, 58,
        [
          "a": rect(0, 10, 30, 10), "b": rect(58, 0, 20, 20), "c": rect(20, 28, 10, 30),
          "d": rect(38, 48, 40, 10),
        ]
      ) { MeasuredGridTests.four(.bottomTrailing) },
      Measured(
        "a row's top", at: nil, nil, is: 78, 58,
        ["a": rect(0, 0, 30, 10), "b": rect(48, 0, 20, 20), "d": rect(38, 38, 40, 10)]
      ) { MeasuredGridTests.four(row: .top) },
      Measured(
        "a column's end", at: nil, nil, is: 78, 58,
        ["a": rect(20, 5, 10, 10), "b": rect(48, 0, 20, 20), "c": rect(0, 28, 30, 30)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 10, 10)
            fixedView("b", 20, 20)
          }
          GridRow {
            fixedView("c", 30, 30).gridColumnAlignment(.trailing)
            fixedView("d", 40, 10)
          }
        }
      },
      Measured(
        "a column's leading alignment set first", at: nil, nil, is: 30, 46,
        ["a": rect(0, 0, 10, 10), "b": rect(0, 18, 10, 10)]
      ) { column(.leading, .trailing) },
      Measured(
        "a column's trailing alignment set first", at: nil, nil, is: 30, 46,
        ["a": rect(20, 0, 10, 10), "b": rect(20, 18, 10, 10)]
      ) { column(.trailing, .leading) },
      Measured(
        "set by a spanning cell", at: nil, nil, is: 58, 46,
        ["a": rect(30, 0, 10, 10), "b": rect(48, 0, 10, 10), "c": rect(14, 18, 30, 10)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 10, 10)
            fixedView("b", 10, 10)
          }
          GridRow { fixedView("c", 30, 10).gridCellColumns(2).gridColumnAlignment(.trailing) }
          GridRow { fixedView("d", 40, 10) }
        }
      },
      Measured(
        "a row's top in a grid of bottoms", at: nil, nil, is: 28, 68,
        ["a": rect(0, 0, 10, 10), "c": rect(0, 58, 10, 10)]
      ) {
        Grid(alignment: .bottom) {
          GridRow(alignment: .top) {
            fixedView("a", 10, 10)
            fixedView("b", 10, 30)
          }
          GridRow {
            fixedView("c", 10, 10)
            fixedView("d", 10, 30)
          }
        }
      },
      Measured(
        "an anchor and a column's end", at: nil, nil, is: 58, 48, ["a": rect(0, 0, 10, 10)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 10, 10).gridCellAnchor(.topLeading).gridColumnAlignment(.trailing)
            fixedView("b", 10, 30)
          }
          GridRow { fixedView("c", 40, 10) }
        }
      },
      Measured(
        "an anchor between corners", at: nil, nil, is: 68, 48, ["a": rect(10, 20, 10, 10)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 10, 10).gridCellAnchor(UnitPoint(x: 0.25, y: 1))
            fixedView("b", 10, 30)
          }
          GridRow { fixedView("c", 50, 10) }
        }
      },
      Measured(
        "an anchor of a view that is no row", at: nil, nil, is: 58, 48, ["x": rect(48, 38, 10, 10)]
      ) { besides { fixedView("x", 10, 10).gridCellAnchor(.trailing) } },
      Measured(
        "the grid's start for a view that is no row", at: nil, nil, is: 58, 48,
        ["x": rect(0, 38, 10, 10)]
      ) { besides(.leading) { fixedView("x", 10, 10) } },
      Measured(
        "all at once", at: nil, nil, is: 116, 78,
        [
          "a": rect(20, 30, 10, 10), "b": rect(38, 0, 20, 40), "e": rect(96, 15, 10, 10),
          "c": rect(0, 48, 30, 30), "d": rect(38, 48, 40, 10), "f": rect(86, 48, 30, 30),
        ]
      ) {
        Grid(alignment: .topLeading) {
          GridRow(alignment: .bottom) {
            fixedView("a", 10, 10).gridColumnAlignment(.trailing)
            fixedView("b", 20, 40)
            fixedView("e", 10, 10).gridCellAnchor(.center)
          }
          GridRow {
            fixedView("c", 30, 30)
            fixedView("d", 40, 10)
            fixedView("f", 30, 30)
          }
        }
      },
    ]

    @MainActor private static func column(
      _ first: HorizontalAlignment, _ last: HorizontalAlignment
    ) -> some View {
      Grid {
        GridRow { fixedView("a", 10, 10).gridColumnAlignment(first) }
        GridRow { fixedView("b", 10, 10) }
        GridRow { fixedView("c", 30, 10).gridColumnAlignment(last) }
      }
    }

    @MainActor private static func besides(
      _ alignment: Alignment = .center, _ view: () -> some View
    ) -> some View {
      Grid(alignment: alignment) {
        GridRow {
          fixedView("a", 40, 10)
          fixedView("b", 10, 30)
        }
        view()
      }
    }

    @Test(arguments: places) func `the innermost alignment is used for cells`(_ measured: Measured)
    {
      measured.check()
    }

    /// A cell of 10 × 10 in a slot of 50 × 50 at (0, 58).
    private func place(_ cell: some View) -> CGPoint {
      LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 50, 10)
            fixedView("b", 20, 50)
          }
          GridRow {
            cell
            fixedView("d", 20, 50)
          }
        }
      }["c"].origin
    }

    @Test func `views without an effect on layout pass on a cell anchor`() {
      let anchored = fixedView("c", 10, 10).gridCellAnchor(.topLeading)
      let corner = CGPoint(x: 0, y: 58)
      #expect(place(anchored.border(.red)) == corner)
      #expect(place(anchored.allowsHitTesting(false)) == corner)
      #expect(place(anchored.onTapGesture {}) == corner)
      #expect(place(anchored.id(7)) == corner)
      #expect(place(anchored.padding(1)) == CGPoint(x: 1, y: 59))
      #expect(place(anchored.frame(width: 12, height: 12)) == CGPoint(x: 1, y: 59))
      // The frame takes the whole width of the slot, and the view is centred in it.
      #expect(place(anchored.frame(maxWidth: .infinity)) == CGPoint(x: 20, y: 58))
    }

    @Test func `a cell anchor in a background is ignored`() {
      let behind = fixedView("e", 10, 10).background {
        fixedView("c", 10, 10).gridCellAnchor(.topLeading)
      }
      #expect(place(behind) == CGPoint(x: 20, y: 78))
    }

    @Test func `a cell anchor on a row applies to each cell`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow {
            fixedView("a", 10, 10)
            fixedView("b", 10, 10)
          }
          .gridCellAnchor(.bottomTrailing)
          GridRow {
            fixedView("c", 30, 30)
            fixedView("d", 30, 30)
          }
        }
      }
      #expect(harness["a"].minX == 20)
      #expect(harness["b"].minX == 58)
    }
  }
}
