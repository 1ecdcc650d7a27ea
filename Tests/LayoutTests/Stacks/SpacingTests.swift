import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

// Body text of the monospaced face: 17 high, 8.5 per character, ascent 12.75, descent 4.25, cap
// height 11.9, s = 1.7. A view above it has a gap of 4.25 + 1.7 = 5.95, a view below it max(17 +
// 1.7 − 11.9, 5.95) = 6.8. The face has no leading, so there is no gap between texts.

extension Semantics {
  @MainActor @Suite struct SpacingTests {
    struct Pair: Sendable, CustomTestStringConvertible {
      var testDescription: String
      var length: CGFloat
      var view: @MainActor @Sendable () -> AnyView

      init<V: View>(
        _ name: String, _ length: CGFloat,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
      ) {
        testDescription = name
        self.length = length
        self.view = { AnyView(view()) }
      }
    }

    nonisolated static let columns: [Pair] = [
      Pair("shape above shape", 20 + 8 + 20) {
        fixedView("a", 20, 20)
        fixedView("b", 20, 20)
      },
      Pair("text above text", 17 + 17) {
        Text("a")
        Text("b")
      },
      Pair("shape above text", 20 + 5.95 + 17) {
        fixedView("a", 20, 20)
        Text("b")
      },
      Pair("text above shape", 17 + 6.8 + 20) {
        Text("a")
        fixedView("b", 20, 20)
      },
      Pair("row of a shape above text", 20 + 5.95 + 17) {
        HStack { fixedView("a", 20, 20) }
        Text("b")
      },
      Pair("row of a text above shape", 17 + 6.8 + 20) {
        HStack { Text("a") }
        fixedView("b", 20, 20)
      },
      Pair("Z stack of a text above text", 17 + 17) {
        ZStack { Text("a") }
        Text("b")
      },
      Pair("padded text above padded text", 21 + 8 + 21) {
        Text("a").padding(2)
        Text("b").padding(2)
      },
      Pair("text padded on top only above text", 19 + 17) {
        Text("a").padding(.top, 2)
        Text("b")
      },
      Pair("text in a frame of some width above text", 17 + 17) {
        Text("a").frame(width: 50)
        Text("b").frame(maxWidth: .infinity)
      },
      Pair("text in a frame of some height above text", 20 + 5.95 + 17) {
        Text("a").frame(height: 20)
        Text("b")
      },
      Pair("text above text in a frame of some height", 17 + 6.8 + 20) {
        Text("a")
        Text("b").frame(minHeight: 20)
      },
      Pair("column that ends in a shape above text", 17 + 6.8 + 20 + 5.95 + 17) {
        VStack {
          Text("a")
          fixedView("b", 20, 20)
        }
        Text("c")
      },
      Pair("column that ends in a text above text", 20 + 5.95 + 17 + 17) {
        VStack {
          fixedView("a", 20, 20)
          Text("b")
        }
        Text("c")
      },
      Pair("text above a column that begins with a shape", 17 + 6.8 + 20 + 5.95 + 17) {
        Text("a")
        VStack {
          fixedView("b", 20, 20)
          Text("c")
        }
      },
      Pair("overlay's primary speaks", 17 + 17) {
        Text("a").overlay { Color.red }
        Text("b").background { Color.red }
      },
    ]

    @Test(arguments: columns) func `views in a column have the larger of their preferred distances`(
      _ pair: Pair
    ) {
      let harness = LayoutHarness(proposing: nil, nil) { VStack { pair.view() } }
      #expect(harness.measuredSize.height.isNear(pair.length))
    }

    nonisolated static let rows: [Pair] = [
      Pair("shapes", 8) { Color.clear.frame(width: 0) },
      Pair("text beside text", 8) { Text("") },
      Pair("spacer", 0) { Spacer(minLength: 0) },
      Pair("unpadded spacer", 0) { Spacer(minLength: 0).padding(0) },
      Pair("spacer padded above", 0) { Spacer(minLength: 0).padding(.top, 4) },
      Pair("spacer in a fixed frame", 0) { Spacer(minLength: 0).frame(width: 0) },
      Pair("spacer in a frame both ways", 0) { Spacer(minLength: 0).frame(width: 0, height: 9) },
      Pair("spacer in a flexible frame", 0) { Spacer(minLength: 0).frame(minWidth: 0) },
      Pair("spacer below an overlay", 0) { Spacer(minLength: 0).overlay { Color.red } },
      Pair("spacer on a background", 0) { Spacer(minLength: 0).background { Color.red } },
      Pair("spacer of some priority", 0) { Spacer(minLength: 0).layoutPriority(1) },
      Pair("spacer of fixed size", 0) { Spacer(minLength: 0).fixedSize() },
      Pair("spacer in a ratio", 0) { Spacer(minLength: 0).aspectRatio(1, contentMode: .fit) },
      Pair("Z stack of spacers", 0) {
        ZStack {
          Spacer(minLength: 0)
          Spacer(minLength: 0)
        }
      },
      Pair("Z stack of a spacer and a shape", 8) {
        ZStack {
          Spacer(minLength: 0)
          fixedView("0", 0, 0)
        }
      },
      Pair("row of a spacer", 0) { HStack { Spacer(minLength: 0) } },
      Pair("column of a spacer", 8) { VStack { Spacer(minLength: 0) } },
      Pair("overlay that is a spacer", 8) { fixedView("0", 0, 0).overlay { Spacer() } },
      Pair("layout of nothing", 0) { ProposalRecorder {} },
    ]

    @Test(arguments: rows) func `default gaps in a row depend on spacers on either side`(
      _ pair: Pair
    ) {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          fixedView("left", 20, 20)
          pair.view()
          fixedView("right", 20, 20)
        }
      }
      // 20 + gap + 0 + gap + 20
      #expect(harness.measuredSize.width == 40 + 2 * pair.length)
    }

    @Test func `a row between shapes has no gap on the side of a spacer`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        VStack {
          fixedView("a", 20, 20)
          HStack {
            ZStack { Spacer(minLength: 0) }
            fixedView("b", 20, 20)
          }
          fixedView("c", 20, 20)
        }
      }
      #expect(harness.measuredSize.height == 60)
    }

    @Test func `a grid has the spacing of the cells at its edges`() {
      func width(@ViewBuilder _ cells: () -> some View) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack {
            Grid(horizontalSpacing: 0) { GridRow { cells() } }
            fixedView("a", 20, 20)
          }
        }.measuredSize.width
      }
      #expect(width { Spacer(minLength: 0) } == 20)
      #expect(
        width {
          Spacer(minLength: 0)
          fixedView("b", 20, 20)
        } == 48)
    }

    @Test func `padding restores only the gaps of the padded edges`() {
      func width(_ edges: Edge.Set) -> CGFloat {
        LayoutHarness(proposing: nil, nil) {
          HStack {
            fixedView("a", 20, 20)
            Spacer(minLength: 0).padding(edges, 4)
            fixedView("b", 20, 20)
          }
        }.measuredSize.width
      }
      // on both sides 20 + 8 + 4 + 0 + 4 + 8 + 20, on one 20 + 8 + 4 + 0 + 20
      #expect(width(.all) == 64)
      #expect(width(.leading) == 52)
      #expect(width(.trailing) == 52)
      #expect(width(.vertical) == 40)
    }

    @Test func `an explicit spacing also applies beside spacers`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack(spacing: 10) {
          fixedView("a", 20, 20)
          Spacer()
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize == size(20 + 10 + 8 + 10 + 20, 20))
    }

    @Test func `a spacer in a column does not affect horizontal gaps`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
          VStack { Spacer(minLength: 0) }
          fixedView("a", 20, 20)
        }
      }
      #expect(harness.measuredSize.width == 28)
    }

    @Test func `a grid has no spacing at an edge with a spacer`() {
      let harness = LayoutHarness(proposing: nil, nil) {
        HStack {
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
          fixedView("d", 20, 20)
        }
      }
      // Columns of 20 and 20; between b and c there is a gap of 8, beside the spacer d there is
      // none.
      #expect(harness["d"].minX == 48)
    }
  }
}
