import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Grids, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredGridTests {
    nonisolated static let any: ClosedRange<CGFloat> = 0...(.infinity)
    /// Cells of 30 × 10 and 20 × 20 above cells of 10 × 30 and 40 × 10.
    @MainActor static func four(
      _ alignment: Alignment = .center, across: CGFloat? = nil, down: CGFloat? = nil,
      row: VerticalAlignment? = nil
    ) -> some View {
      Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) {
        GridRow(alignment: row) {
          fixedView("a", 30, 10)
          fixedView("b", 20, 20)
        }
        GridRow {
          fixedView("c", 10, 30)
          fixedView("d", 40, 10)
        }
      }
    }

    /// The same with another first cell.
    @MainActor static func replacing(_ first: () -> some View) -> some View {
      Grid {
        GridRow {
          first()
          fixedView("b", 20, 20)
        }
        GridRow {
          fixedView("c", 10, 30)
          fixedView("d", 40, 10)
        }
      }
    }

    @MainActor private static func pair(gap: CGFloat) -> some View {
      Grid(horizontalSpacing: gap) {
        GridRow {
          fixedView("a", 30, 10)
          fixedView("b", 20, 20)
        }
      }
    }

    nonisolated static let plain: [Measured] = [
      Measured(
        "columns and rows", at: nil, nil, is: 78, 58,
        [
          "a": rect(0, 5, 30, 10), "b": rect(48, 0, 20, 20), "c": rect(10, 28, 10, 30),
          "d": rect(38, 38, 40, 10),
        ]
      ) { four() },
      Measured("rigid cells leave the rest", at: 200, 200, is: 78, 58) { four() },
      Measured("rigid cells at an infinite proposal", at: .infinity, .infinity, is: 78, 58) {
        four()
      },
      Measured(
        "no gaps", at: nil, nil, is: 70, 50,
        ["b": rect(40, 0, 20, 20), "c": rect(10, 20, 10, 30), "d": rect(30, 30, 40, 10)]
      ) { four(across: 0, down: 0) },
      Measured(
        "given gaps", at: nil, nil, is: 73, 55,
        ["b": rect(43, 0, 20, 20), "c": rect(10, 25, 10, 30), "d": rect(33, 35, 40, 10)]
      ) { four(across: 3, down: 5) },
      Measured(
        "negative gaps", at: nil, nil, is: 60, 45,
        ["b": rect(30, 0, 20, 20), "c": rect(10, 15, 10, 30), "d": rect(20, 25, 40, 10)]
      ) { four(across: -10, down: -5) },
      Measured("an endless gap", at: nil, nil, is: .infinity, 20) { pair(gap: .infinity) },
      Measured("a gap that is no number", at: nil, nil, is: .nan, 20) { pair(gap: .nan) },
      Measured(
        "a row of fewer cells", at: nil, nil, is: 71, 58,
        [
          "a": rect(0, 5, 30, 10), "b": rect(38, 0, 20, 20), "e": rect(66, 7.5, 5, 5),
          "c": rect(10, 28, 10, 30),
        ]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            fixedView("b", 20, 20)
            fixedView("e", 5, 5)
          }
          GridRow { fixedView("c", 10, 30) }
        }
      },
      Measured(
        "an empty row", at: nil, nil, is: 30, 48,
        ["a": rect(0, 0, 30, 10), "c": rect(10, 18, 10, 30)]
      ) {
        Grid {
          GridRow { fixedView("a", 30, 10) }
          GridRow {}
          GridRow { fixedView("c", 10, 30) }
        }
      },
      Measured("only an empty row", at: nil, nil, is: 0, 0) { Grid { GridRow {} } },
      Measured(
        "views that are no rows", at: nil, nil, is: 30, 38,
        ["x": rect(0, 0, 30, 10), "y": rect(10, 18, 10, 20)]
      ) {
        Grid {
          fixedView("x", 30, 10)
          fixedView("y", 10, 20)
        }
      },
      Measured(
        "a greedy one of them", at: 200, 100, is: 200, 100,
        ["x": rect(85, 0, 30, 10), "y": rect(0, 18, 200, 82)]
      ) {
        Grid {
          fixedView("x", 30, 10)
          greedy("y")
        }
      },
    ]

    @Test(arguments: plain) func `a grid of rigid cells`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let greedyFirst: [Measured] = [
      Measured(
        "at a size", at: 200, 100, is: 200, 100,
        [
          "a": rect(0, 0, 152, 62), "b": rect(170, 21, 20, 20), "c": rect(71, 70, 10, 30),
          "d": rect(160, 80, 40, 10),
        ]
      ) { replacing { greedy("a") } },
      Measured(
        "at none", at: nil, nil, is: 58, 58,
        [
          "a": rect(0, 0, 10, 20), "b": rect(28, 0, 20, 20), "c": rect(0, 28, 10, 30),
          "d": rect(18, 38, 40, 10),
        ]
      ) { replacing { greedy("a") } },
      Measured(
        "at a width", at: 200, nil, is: 200, 58,
        [
          "a": rect(0, 0, 152, 20), "b": rect(170, 0, 20, 20), "c": rect(71, 28, 10, 30),
          "d": rect(160, 38, 40, 10),
        ]
      ) { replacing { greedy("a") } },
      Measured(
        "at a height", at: nil, 100, is: 58, 100,
        [
          "a": rect(0, 0, 10, 62), "b": rect(28, 21, 20, 20), "c": rect(0, 70, 10, 30),
          "d": rect(18, 80, 40, 10),
        ]
      ) { replacing { greedy("a") } },
      Measured("at an infinite proposal", at: .infinity, .infinity, is: .infinity, .infinity) {
        replacing { greedy("a") }
      },
      Measured("alone", at: 100, 100, is: 100, 100, ["a": rect(0, 0, 100, 100)]) {
        Grid { GridRow { greedy("a") } }
      },
      Measured(
        "greedy across only", at: 200, 100, is: 200, 58,
        [
          "a": rect(0, 0, 152, 20), "b": rect(170, 0, 20, 20), "c": rect(71, 28, 10, 30),
          "d": rect(160, 38, 40, 10),
        ]
      ) { replacing { wide("a", any, ideal: 10) } },
      Measured(
        "greedy down only", at: 200, 100, is: 68, 100,
        [
          "a": rect(0, 0, 20, 62), "b": rect(38, 21, 20, 20), "c": rect(5, 70, 10, 30),
          "d": rect(28, 80, 40, 10),
        ]
      ) { replacing { tall("a", any, ideal: 10) } },
      Measured(
        "up to 150", at: 200, 100, is: 198, 100,
        [
          "a": rect(0, 0, 150, 62), "b": rect(168, 21, 20, 20), "c": rect(70, 70, 10, 30),
          "d": rect(158, 80, 40, 10),
        ]
      ) { replacing { clamped("a", 0...150) } },
      Measured(
        "up to 50", at: 200, 100, is: 98, 88,
        [
          "a": rect(0, 0, 50, 50), "b": rect(68, 15, 20, 20), "c": rect(20, 58, 10, 30),
          "d": rect(58, 68, 40, 10),
        ]
      ) { replacing { clamped("a", 0...50) } },
    ]

    @Test(arguments: greedyFirst) func `a flexible cell among rigid ones`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let order: [Measured] = [
      Measured(
        "halves share as equals", at: 200, 200, is: 104, 58,
        [
          "a": rect(12, 5, 24, 10), "b": rect(70, 0, 20, 20), "c": rect(19, 28, 10, 30),
          "d": rect(68, 38, 24, 10),
        ]
      ) {
        Grid {
          GridRow {
            halfWide("a")
            fixedView("b", 20, 20)
          }
          GridRow {
            fixedView("c", 10, 30)
            halfWide("d")
          }
        }
      },
      Measured(
        "greedy cells share as equals", at: 200, 100, is: 200, 100,
        [
          "a": rect(0, 0, 96, 46), "b": rect(142, 13, 20, 20), "c": rect(43, 62, 10, 30),
          "d": rect(104, 54, 96, 46),
        ]
      ) {
        Grid {
          GridRow {
            greedy("a")
            fixedView("b", 20, 20)
          }
          GridRow {
            fixedView("c", 10, 30)
            greedy("d")
          }
        }
      },
      Measured(
        "a column too wide leaves a greedy one what it has", at: 100, 100, is: 138, 100,
        [
          "a": rect(0, 0, 10, 62), "b": rect(18, 21, 120, 20), "c": rect(0, 70, 10, 30),
          "d": rect(58, 80, 40, 10),
        ]
      ) {
        Grid {
          GridRow {
            greedy("a")
            fixedView("b", 120, 20)
          }
          GridRow {
            fixedView("c", 10, 30)
            fixedView("d", 40, 10)
          }
        }
      },
      Measured(
        "a rigid cell first, then greedy ones share", at: 200, 100, is: 200, 100,
        ["a": rect(0, 40, 20, 20), "b": rect(28, 0, 82, 100), "c": rect(118, 0, 82, 100)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 20, 20)
            greedy("b")
            greedy("c")
          }
        }
      },
      Measured(
        "the less flexible first", at: 100, 100, is: 93, 10,
        ["a": rect(0, 0, 30, 10), "b": rect(38, 0, 55, 10)]
      ) {
        Grid {
          GridRow {
            wide("a", 0...30, ideal: 10, height: 10)
            wide("b", 0...55, ideal: 10, height: 10)
          }
        }
      },
      Measured(
        "endless on one axis before endless on two", at: 200, 100, is: 200, 100,
        ["a": rect(12, 45, 24, 10), "b": rect(56, 0, 144, 100)]
      ) {
        Grid {
          GridRow {
            halfWide("a")
            greedy("b")
          }
        }
      },
      Measured(
        "flexible by 150 before endless on one axis", at: 200, 100, is: 138, 100,
        ["a": rect(0, 45, 20, 10), "b": rect(28, 0, 20, 100), "c": rect(56, 35, 82, 30)]
      ) {
        Grid {
          GridRow {
            wide("a", 10...20, ideal: 10, height: 10)
            tall("b", any, ideal: 10)
            wide("c", 10...160, ideal: 10, height: 30)
          }
        }
      },
      Measured(
        "an axis on which nothing is proposed does not count", at: 150, nil, is: 150, 10,
        ["a": rect(0, 0, 50, 10), "b": rect(58, 0, 30, 10), "c": rect(96, 0, 54, 10)]
      ) {
        Grid { GridRow { mixed } }
      },
      Measured(
        "with something proposed it does", at: 150, 100, is: 150, 100,
        [
          "a": rect(0, 25, 44.67, 50), "b": rect(52.67, 0, 30, 100),
          "c": rect(90.67, 0, 59.33, 100),
        ]
      ) {
        Grid { GridRow { mixed } }
      },
    ]

    @MainActor @ViewBuilder private static var mixed: some View {
      clamped("a", 10...50)
      tall("b", any, ideal: 10, width: 30)
      greedy("c")
    }

    @Test(arguments: order) func `the order in which cells are sized`(_ measured: Measured) {
      measured.check()
    }
  }
}
