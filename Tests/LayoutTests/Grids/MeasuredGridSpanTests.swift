import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Grids with spacers, spanning cells and cell alignments, compared with sizes and positions in
  /// SwiftUI.
  ///
  /// Cases in which the rules are known to differ from SwiftUI are excluded: a shortfall divided
  /// while a greedy column is pending, and a greedy cell above a spacer.
  @MainActor @Suite struct MeasuredGridSpanTests {
    nonisolated static let any: ClosedRange<CGFloat> = 0...(.infinity)

    /// Cells of 30 × 10 and 20 × 20, and the given rows below them.
    @MainActor static func two(@ViewBuilder _ below: () -> some View) -> some View {
      Grid {
        GridRow {
          fixedView("a", 30, 10)
          fixedView("b", 20, 20)
        }
        below()
      }
    }

    @MainActor static func spaced(_ spacer: () -> some View) -> some View {
      Grid {
        GridRow {
          spacer()
          fixedView("b", 20, 20)
        }
        GridRow {
          fixedView("c", 10, 30)
          fixedView("d", 40, 10)
        }
      }
    }

    nonisolated static let spacers: [Measured] = [
      Measured(
        "beside and above cells", at: 200, 100, is: 190, 80,
        [
          "s": rect(0, 0, 142, 42), "b": rect(160, 11, 20, 20), "c": rect(66, 50, 10, 30),
          "d": rect(150, 60, 40, 10),
        ]
      ) { spaced { Spacer().accessibilityLabel("s") } },
      Measured("of no least length", at: 200, 100, is: 190, 80, ["s": rect(0, 0, 142, 42)]) {
        spaced { Spacer(minLength: 0).accessibilityLabel("s") }
      },
      Measured(
        "nothing proposed", at: nil, nil, is: 58, 58,
        [
          "s": rect(0, 0, 10, 20), "b": rect(28, 0, 20, 20), "c": rect(0, 28, 10, 30),
          "d": rect(18, 38, 40, 10),
        ]
      ) { spaced { Spacer().accessibilityLabel("s") } },
      Measured("alone", at: 100, 100, is: 100, 100, ["s": rect(0, 0, 100, 100)]) {
        Grid { GridRow { Spacer().accessibilityLabel("s") } }
      },
      Measured(
        "no gap on either side", at: nil, 80, is: 48, 80,
        ["a": rect(0, 35, 30, 10), "s": rect(30, 0, 8, 80), "c": rect(38, 0, 10, 80)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            Spacer().accessibilityLabel("s")
            tall("c", any, ideal: 10, width: 10)
          }
        }
      },
      Measured(
        "a view as long as one has gaps", at: nil, 80, is: 64, 80,
        ["a": rect(0, 35, 30, 10), "s": rect(38, 36, 8, 8), "c": rect(54, 0, 10, 80)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            fixedView("s", 8, 8)
            tall("c", any, ideal: 10, width: 10)
          }
        }
      },
      Measured(
        "a given gap is there", at: nil, 80, is: 72, 70,
        ["a": rect(0, 30, 30, 10), "s": rect(42, 0, 8, 70), "c": rect(62, 30, 10, 10)]
      ) {
        Grid(horizontalSpacing: 12) {
          GridRow {
            fixedView("a", 30, 10)
            Spacer().accessibilityLabel("s")
            fixedView("c", 10, 10)
          }
        }
      },
    ]

    @Test(arguments: spacers) func `spacers in cells`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let spans: [Measured] = [
      Measured(
        "a shortfall is shared", at: nil, nil, is: 100, 38,
        ["a": rect(10.5, 5, 30, 10), "b": rect(69.5, 0, 20, 20), "c": rect(0, 28, 100, 10)]
      ) { two { GridRow { fixedView("c", 100, 10).gridCellColumns(2) } } },
      Measured(
        "a short one stands in the middle", at: nil, nil, is: 58, 38, ["c": rect(24, 28, 10, 10)]
      ) { two { GridRow { fixedView("c", 10, 10).gridCellColumns(2) } } },
      Measured(
        "of more columns than there are", at: nil, nil, is: 58, 38, ["c": rect(24, 28, 10, 10)]
      ) { two { GridRow { fixedView("c", 10, 10).gridCellColumns(5) } } },
      Measured(
        "a view that is no row", at: nil, nil, is: 100, 76,
        [
          "a": rect(5.5, 5, 30, 10), "b": rect(64.5, 0, 20, 20), "x": rect(0, 28, 100, 10),
          "c": rect(15.5, 46, 10, 30), "d": rect(54.5, 56, 40, 10),
        ]
      ) {
        two {
          fixedView("x", 100, 10)
          GridRow {
            fixedView("c", 10, 30)
            fixedView("d", 40, 10)
          }
        }
      },
      Measured(
        "a view that is no row and half as wide", at: nil, nil, is: 58, 38,
        ["x": rect(14.5, 28, 29, 10)]
      ) { two { halfWide("x") } },
      Measured(
        "declared first", at: nil, nil, is: 100, 38,
        ["x": rect(0, 0, 100, 10), "a": rect(10.5, 23, 30, 10), "b": rect(69.5, 18, 20, 20)]
      ) { below { fixedView("x", 100, 10).gridCellColumns(2) } },
      Measured(
        "at a size", at: 300, 100, is: 100, 38,
        ["x": rect(0, 0, 100, 10), "a": rect(10.5, 23, 30, 10), "b": rect(69.5, 18, 20, 20)]
      ) { below { fixedView("x", 100, 10).gridCellColumns(2) } },
      Measured(
        "a greedy cell in one of its columns", at: 300, 100, is: 300, 100,
        ["a": rect(0, 36, 30, 10), "b": rect(38, 0, 262, 82), "x": rect(100, 90, 100, 10)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            greedy("b")
          }
          GridRow { fixedView("x", 100, 10).gridCellColumns(2) }
        }
      },
      Measured(
        "a greedy one widens its columns", at: 300, 100, is: 300, 100,
        ["a": rect(60.5, 0, 30, 10), "b": rect(219.5, 0, 20, 10), "x": rect(0, 18, 300, 82)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            fixedView("b", 20, 10)
          }
          GridRow { greedy("x").gridCellColumns(2) }
        }
      },
      Measured(
        "a greedy view that is no row gets the whole width", at: 300, 200, is: 300, 114,
        ["a": rect(28, 0, 120, 96), "b": rect(212, 33, 60, 30), "x": rect(0, 104, 300, 10)]
      ) {
        Grid {
          GridRow {
            clamped("a", 20...120)
            wide("b", 0...60, ideal: 10, height: 30)
          }
          wide("x", any, ideal: 10, height: 10)
        }
      },
      Measured(
        "columns without cells of their own take the shortfall", at: nil, nil, is: 156, 58,
        [
          "a": rect(0, 0, 10, 40), "b": rect(18, 0, 100, 40), "c": rect(126, 0, 30, 40),
          "d": rect(45, 48, 10, 10), "e": rect(108, 48, 10, 10), "f": rect(126, 48, 30, 10),
        ]
      ) {
        Grid {
          GridRow {
            wide("a", 0...100, ideal: 10, height: 40)
            fixedView("b", 100, 40).gridCellColumns(2)
            wide("c", 30...40, ideal: 30, height: 40).gridCellColumns(2)
          }
          GridRow {
            tall("d", any, ideal: 10, width: 10).gridCellColumns(2)
            tall("e", any, ideal: 10, width: 10)
            wide("f", 30...180, ideal: 30, height: 10)
          }
        }
      },
      Measured(
        "a column that none begins in", at: 300, 200, is: 76.67, 136,
        [
          "a": rect(4.33, 0, 40, 40), "b": rect(12.17, 63, 24.33, 10),
          "c": rect(56.67, 48, 20, 40), "d": rect(9.33, 96, 30, 40),
        ]
      ) { tail },
      Measured(
        "a column that none begins in, nothing proposed", at: nil, nil, is: 68, 136,
        [
          "a": rect(0, 0, 40, 40), "b": rect(10, 63, 20, 10), "c": rect(48, 48, 20, 40),
          "d": rect(5, 96, 30, 40),
        ]
      ) { tail },
    ]

    @MainActor private static func below(_ first: () -> some View) -> some View {
      Grid {
        GridRow { first() }
        GridRow {
          fixedView("a", 30, 10)
          fixedView("b", 20, 20)
        }
      }
    }

    @MainActor private static var tail: some View {
      Grid {
        GridRow { fixedView("a", 40, 40) }
        GridRow {
          halfWide("b")
          fixedView("c", 20, 40).gridCellColumns(2)
        }
        GridRow { wide("d", 0...30, ideal: 10, height: 40) }
      }
    }

    @Test(arguments: spans) func `spanning cells`(_ measured: Measured) {
      measured.check()
    }

    @MainActor private static func five(_ cell: () -> some View) -> some View {
      Grid {
        GridRow {
          fixedView("a", 30, 10)
          fixedView("b", 20, 20)
          fixedView("e", 5, 5)
          fixedView("f", 5, 5)
        }
        GridRow {
          cell()
          fixedView("d", 1, 1)
        }
      }
    }

    nonisolated static let counts: [Measured] = [
      Measured("3 and 2 are 5", at: nil, nil, is: 109, 38, ["d": rect(108, 32.5, 1, 1)]) {
        five { fixedView("c", 100, 10).gridCellColumns(3).gridCellColumns(2) }
      },
      Measured("2 and 1 are 2", at: nil, nil, is: 126, 38, ["d": rect(110, 32.5, 1, 1)]) {
        five { fixedView("c", 100, 10).gridCellColumns(2).gridCellColumns(1) }
      },
      Measured(
        "on a view that is no row they say nothing", at: nil, nil, is: 71, 38,
        ["x": rect(30.5, 28, 10, 10)]
      ) {
        Grid {
          GridRow {
            fixedView("a", 30, 10)
            fixedView("b", 20, 20)
            fixedView("e", 5, 5)
          }
          fixedView("x", 10, 10).gridCellColumns(1)
        }
      },
    ]

    @Test(arguments: counts) func `column counts`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let unsized: [Measured] = [
      Measured(
        "across", at: 200, 200, is: 78, 200,
        ["a": rect(0, 5, 30, 10), "c": rect(0, 28, 30, 172), "d": rect(38, 109, 40, 10)]
      ) { last { greedy("c").gridCellUnsizedAxes(.horizontal) } },
      Measured(
        "not at all", at: 200, 200, is: 200, 200,
        ["a": rect(61, 5, 30, 10), "c": rect(0, 28, 152, 172), "d": rect(160, 109, 40, 10)]
      ) { last { greedy("c") } },
      Measured(
        "both ways, one after the other", at: 200, 200, is: 78, 38,
        ["c": rect(0, 28, 30, 10), "d": rect(38, 28, 40, 10)]
      ) { last { greedy("c").gridCellUnsizedAxes(.vertical).gridCellUnsizedAxes(.horizontal) } },
      Measured("nothing adds nothing", at: 200, 200, is: 78, 200, ["c": rect(0, 28, 30, 172)]) {
        last { greedy("c").gridCellUnsizedAxes(.horizontal).gridCellUnsizedAxes([]) }
      },
      Measured("over two columns", at: 200, 200, is: 58, 28, ["c": rect(0, 28, 58, 0)]) {
        two {
          GridRow {
            greedy("c").gridCellUnsizedAxes([.horizontal, .vertical]).gridCellColumns(2)
          }
        }
      },
      Measured(
        "the measured size is used", at: 200, 200, is: 148, 58,
        ["a": rect(35, 5, 30, 10), "b": rect(118, 0, 20, 20), "c": rect(0, 28, 100, 30)]
      ) { last { fixedView("c", 100, 30).gridCellUnsizedAxes(.horizontal) } },
      Measured(
        "the measured size is used, unspecified proposal", at: nil, nil, is: 148, 58,
        ["a": rect(35, 5, 30, 10), "b": rect(118, 0, 20, 20), "c": rect(0, 28, 100, 30)]
      ) { last { fixedView("c", 100, 30).gridCellUnsizedAxes(.horizontal) } },
      Measured("the measured height is used", at: 200, 200, is: 78, 78, ["c": rect(10, 28, 10, 50)])
      {
        last { fixedView("c", 10, 50).gridCellUnsizedAxes(.vertical) }
      },
      Measured(
        "beside a greedy cell", at: 200, 100, is: 134, 100,
        ["a": rect(0, 0, 30, 62), "b": rect(38, 0, 96, 62), "d": rect(66, 80, 40, 10)]
      ) { first { greedy("a").gridCellUnsizedAxes(.horizontal) } },
      Measured(
        "served before a greedy cell", at: 200, 100, is: 200, 100,
        ["a": rect(0, 26, 30, 10), "b": rect(38, 0, 162, 62), "d": rect(99, 80, 40, 10)]
      ) {
        first { wide("a", 0...50, ideal: 10, height: 10).gridCellUnsizedAxes(.horizontal) }
      },
      Measured("as a divider", at: 200, 100, is: 58, 100, ["x": rect(0, 28, 58, 72)]) {
        two { greedy("x").gridCellUnsizedAxes(.horizontal) }
      },
      Measured(
        "as a divider that widens", at: 200, 100, is: 200, 100,
        ["a": rect(35.5, 5, 30, 10), "b": rect(144.5, 0, 20, 20), "x": rect(0, 28, 200, 72)]
      ) { two { greedy("x") } },
      Measured("alone", at: 200, 100, is: 0, 0) {
        Grid { GridRow { greedy("a").gridCellUnsizedAxes([.horizontal, .vertical]) } }
      },
    ]

    @MainActor private static func last(_ cell: () -> some View) -> some View {
      let cell = cell()
      return two {
        GridRow {
          cell
          fixedView("d", 40, 10)
        }
      }
    }

    @MainActor private static func first(_ cell: () -> some View) -> some View {
      Grid {
        GridRow {
          cell()
          greedy("b")
        }
        GridRow {
          fixedView("c", 30, 30)
          fixedView("d", 40, 10)
        }
      }
    }

    @Test(arguments: unsized) func `cells with unsized axes`(_ measured: Measured) {
      measured.check()
    }
  }
}
