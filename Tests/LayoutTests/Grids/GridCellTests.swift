import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  @MainActor @Suite struct GridCellTests {
    /// Two rows of two cells; the last cell, 10 × 10 in a slot of 40 × 30 at (38, 28), is given by
    /// the test.
    private func grid(
      _ alignment: Alignment = .center, _ last: () -> some View
    ) -> LayoutHarness {
      let last = last()
      return LayoutHarness(proposing: nil, nil) {
        Grid(alignment: alignment) {
          GridRow {
            fixedView("a", 20, 10)
            fixedView("b", 40, 20)
          }
          GridRow {
            fixedView("c", 30, 30)
            last
          }
        }
      }
    }

    @Test func `a cell anchor overrides every alignment`() {
      let harness = grid(.topLeading) { fixedView("d", 10, 10).gridCellAnchor(.bottomTrailing) }
      #expect(harness["d"] == rect(68, 48, 10, 10))
      let inside = grid { fixedView("d", 10, 10).gridCellAnchor(UnitPoint(x: 0.1, y: 0.25)) }
      // 0.1 · 30 and 0.25 · 20 of slack
      #expect(inside["d"].isNear(rect(41, 33, 10, 10)))
    }

    @Test func `the innermost anchor is used`() {
      let harness = grid {
        fixedView("d", 10, 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing)
      }
      #expect(harness["d"] == rect(38, 28, 10, 10))
    }

    @Test func `a column alignment set on a cell applies to its whole column`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { fixedView("a", 20, 20) }
          GridRow { fixedView("b", 60, 20).gridColumnAlignment(.trailing) }
          GridRow { fixedView("c", 20, 20).gridColumnAlignment(.leading) }
        }
      }
      // The first cell that sets it is used.
      #expect(harness["a"].minX == 40)
      #expect(harness["c"].minX == 40)
    }

    @Test func `the innermost column alignment is used`() {
      let harness = grid {
        fixedView("d", 10, 10).gridColumnAlignment(.leading).gridColumnAlignment(.trailing)
      }
      #expect(harness["d"].minX == 38)
    }

    @Test func `a spanning cell sets the alignment of its first column and not its own`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            fixedView("a", 40, 20)
            fixedView("b", 40, 20)
          }
          GridRow { fixedView("c", 20, 20).gridCellColumns(2).gridColumnAlignment(.trailing) }
          GridRow { fixedView("d", 20, 20) }
        }
      }
      #expect(harness["c"].minX == 30)
      #expect(harness["d"].minX == 20)
    }

    @Test func `a view outside of a row spans all columns, whatever its column count`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 10) {
          GridRow {
            fixedView("a", 20, 20)
            fixedView("b", 20, 20)
          }
          fixedView("c", 20, 20).gridCellColumns(5).gridColumnAlignment(.trailing)
          GridRow { fixedView("d", 10, 20) }
        }
      }
      #expect(harness.measuredSize.width == 50)
      #expect(harness["c"].minX == 15)
      #expect(harness["d"].minX == 5)
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3)])
    func `a cell spans its column count, at least one`(count: Int, columns: Int) {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow { ForEach(0..<5) { _ in fixedView("", 10, 20) } }
          GridRow {
            greedy("wide").gridCellColumns(count)
            fixedView("next", 10, 20)
          }
        }
      }
      #expect(harness["wide"].width == CGFloat(10 * columns))
      #expect(harness["next"].minX == CGFloat(10 * columns))
    }

    @Test func `column counts on one cell are added`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow { ForEach(0..<5) { _ in fixedView("", 10, 20) } }
          GridRow {
            greedy("wide").gridCellColumns(2).gridCellColumns(1).gridCellColumns(2)
            fixedView("next", 10, 20)
          }
        }
      }
      #expect(harness["next"].minX == 40)
    }

    @Test func `the size of a cell with unsized axes is used`() {
      func grid(proposing length: CGFloat?) -> LayoutHarness {
        LayoutHarness(proposing: length, length) {
          Grid {
            GridRow { fixedView("a", 20, 20) }
            GridRow { fixedView("b", 90, 20).gridCellUnsizedAxes(.horizontal) }
          }
        }
      }
      for length in [nil, 200] as [CGFloat?] {
        let harness = grid(proposing: length)
        #expect(harness.measuredSize == size(90, 48))
        #expect(harness["a"].minX == 35)
      }
    }

    @Test func `a cell with unsized axes is proposed the size of its column`() {
      let harness = LayoutHarness(proposing: 200, 200) {
        Grid {
          GridRow { fixedView("a", 30, 20) }
          GridRow { greedy("b").gridCellUnsizedAxes(.horizontal) }
        }
      }
      // 200 − 8 − 20 high, and no wider than a
      #expect(harness["b"] == rect(0, 28, 30, 172))
    }

    @Test func `a divider has the proposed width, or that of the columns if unsized`() {
      func line(unsized: Axis.Set) -> CGRect {
        LayoutHarness(proposing: 200, 100) {
          Grid {
            GridRow {
              fixedView("a", 30, 20)
              fixedView("b", 40, 20)
            }
            Divider().accessibilityLabel("line").gridCellUnsizedAxes(unsized)
          }
        }["line"]
      }
      #expect(line(unsized: []) == rect(0, 28, 200, 1))
      #expect(line(unsized: .horizontal) == rect(0, 28, 78, 1))
    }

    struct Wrapper: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var isSeen: Bool
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(
        _ name: String, isSeen: Bool, _ view: @escaping @MainActor @Sendable () -> V
      ) {
        testDescription = name
        self.isSeen = isSeen
        self.view = { AnyView(view()) }
      }
    }

    @MainActor private static func anchored() -> some View {
      fixedView("d", 10, 10).gridCellAnchor(.topLeading)
    }

    nonisolated static let wrappers: [Wrapper] = [
      Wrapper("padding", isSeen: true) { anchored().padding(0) },
      Wrapper("fixed frame", isSeen: true) { anchored().frame(width: 10) },
      Wrapper("flexible frame", isSeen: true) { anchored().frame(maxWidth: 10) },
      Wrapper("fixed size", isSeen: true) { anchored().fixedSize() },
      Wrapper("background", isSeen: true) { anchored().background { Color.red } },
      Wrapper("overlay", isSeen: true) { anchored().overlay { Color.red } },
      Wrapper("clip", isSeen: true) { anchored().clipped() },
      Wrapper("opacity", isSeen: true) { anchored().opacity(0.5) },
      Wrapper("ratio", isSeen: true) { anchored().aspectRatio(1, contentMode: .fit) },
      Wrapper("priority", isSeen: true) { anchored().layoutPriority(1) },
      Wrapper("disabled", isSeen: true) { anchored().disabled(true) },
      Wrapper("row", isSeen: false) { HStack { anchored() } },
      Wrapper("Z stack", isSeen: false) { ZStack { anchored() } },
      Wrapper("overlay's content", isSeen: false) { fixedView("e", 10, 10).overlay { anchored() } },
    ]

    @Test(arguments: wrappers)
    func `each wrapper passes on or hides the cell traits of its content`(
      _ wrapper: Wrapper
    ) {
      let harness = grid { wrapper.view() }
      // visible at the top leading corner of its slot, hidden in the centre
      #expect(
        harness["d"].origin == (wrapper.isSeen ? CGPoint(x: 38, y: 28) : CGPoint(x: 53, y: 38)))
    }
  }
}
