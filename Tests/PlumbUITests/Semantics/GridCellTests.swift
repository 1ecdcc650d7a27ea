import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  @MainActor @Suite struct GridCellTests {
    /// Two rows of two; the last cell, 10 × 10 in a slot of 40 × 30 at (38, 28), is the test's.
    private func grid(
      _ alignment: Alignment = .center, _ last: () -> some View
    ) -> LayoutHarness {
      let last = last()
      return LayoutHarness(proposing: nil, nil) {
        Grid(alignment: alignment) {
          GridRow {
            box("a", 20, 10)
            box("b", 40, 20)
          }
          GridRow {
            box("c", 30, 30)
            last
          }
        }
      }
    }

    @Test func `an anchor beats every alignment`() {
      let harness = grid(.topLeading) { box("d", 10, 10).gridCellAnchor(.bottomTrailing) }
      #expect(harness["d"] == rect(68, 48, 10, 10))
      let inside = grid { box("d", 10, 10).gridCellAnchor(UnitPoint(x: 0.1, y: 0.25)) }
      // 0.1 · 30 and 0.25 · 20 of slack
      #expect(inside["d"].isNear(rect(41, 33, 10, 10)))
    }

    @Test func `the innermost anchor wins`() {
      let harness = grid {
        box("d", 10, 10).gridCellAnchor(.topLeading).gridCellAnchor(.bottomTrailing)
      }
      #expect(harness["d"] == rect(38, 28, 10, 10))
    }

    @Test func `a cell aligns its whole column`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid {
          GridRow { box("a", 20, 20) }
          GridRow { box("b", 60, 20).gridColumnAlignment(.trailing) }
          GridRow { box("c", 20, 20).gridColumnAlignment(.leading) }
        }
      }
      // The first that says so decides.
      #expect(harness["a"].minX == 40)
      #expect(harness["c"].minX == 40)
    }

    @Test func `the innermost column alignment wins`() {
      let harness = grid {
        box("d", 10, 10).gridColumnAlignment(.leading).gridColumnAlignment(.trailing)
      }
      #expect(harness["d"].minX == 38)
    }

    @Test func `a wide cell aligns its first column and not itself`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            box("a", 40, 20)
            box("b", 40, 20)
          }
          GridRow { box("c", 20, 20).gridCellColumns(2).gridColumnAlignment(.trailing) }
          GridRow { box("d", 20, 20) }
        }
      }
      #expect(harness["c"].minX == 30)
      #expect(harness["d"].minX == 20)
    }

    @Test func `a view that is no row covers all columns, whatever it says of columns`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 10) {
          GridRow {
            box("a", 20, 20)
            box("b", 20, 20)
          }
          box("c", 20, 20).gridCellColumns(5).gridColumnAlignment(.trailing)
          GridRow { box("d", 10, 20) }
        }
      }
      #expect(harness.answer.width == 50)
      #expect(harness["c"].minX == 15)
      #expect(harness["d"].minX == 5)
    }

    @Test(arguments: [(0, 1), (1, 1), (2, 2), (3, 3)])
    func `a cell covers as many columns as it says, one at least`(count: Int, columns: Int) {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow { ForEach(0..<5) { _ in box("", 10, 20) } }
          GridRow {
            greedy("wide").gridCellColumns(count)
            box("next", 10, 20)
          }
        }
      }
      #expect(harness["wide"].width == CGFloat(10 * columns))
      #expect(harness["next"].minX == CGFloat(10 * columns))
    }

    @Test func `column counts on one cell add up`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        Grid(horizontalSpacing: 0) {
          GridRow { ForEach(0..<5) { _ in box("", 10, 20) } }
          GridRow {
            greedy("wide").gridCellColumns(2).gridCellColumns(1).gridCellColumns(2)
            box("next", 10, 20)
          }
        }
      }
      #expect(harness["next"].minX == 40)
    }

    @Test func `the answer of a cell without size of its own counts`() {
      func grid(proposing length: CGFloat?) -> LayoutHarness {
        LayoutHarness(proposing: length, length) {
          Grid {
            GridRow { box("a", 20, 20) }
            GridRow { box("b", 90, 20).gridCellUnsizedAxes(.horizontal) }
          }
        }
      }
      for length in [nil, 200] as [CGFloat?] {
        let harness = grid(proposing: length)
        #expect(harness.answer == size(90, 48))
        #expect(harness["a"].minX == 35)
      }
    }

    @Test func `a cell without size of its own is proposed what the others make its column`() {
      let harness = LayoutHarness(proposing: 200, 200) {
        Grid {
          GridRow { box("a", 30, 20) }
          GridRow { greedy("b").gridCellUnsizedAxes(.horizontal) }
        }
      }
      // 200 − 8 − 20 high, and no wider than a
      #expect(harness["b"] == rect(0, 28, 30, 172))
    }

    @Test func `a divider is as wide as proposed, unsized only as wide as the columns`() {
      func line(unsized: Axis.Set) -> CGRect {
        LayoutHarness(proposing: 200, 100) {
          Grid {
            GridRow {
              box("a", 30, 20)
              box("b", 40, 20)
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
      box("d", 10, 10).gridCellAnchor(.topLeading)
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
      Wrapper("overlay's content", isSeen: false) { box("e", 10, 10).overlay { anchored() } },
    ]

    @Test(arguments: wrappers) func `a wrapper shows or hides what a cell says`(
      _ wrapper: Wrapper
    ) {
      let harness = grid { wrapper.view() }
      // seen at the top leading corner of its slot, hidden in the middle
      #expect(
        harness["d"].origin == (wrapper.isSeen ? CGPoint(x: 38, y: 28) : CGPoint(x: 53, y: 38)))
    }
  }
}
