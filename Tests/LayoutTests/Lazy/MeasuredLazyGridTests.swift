import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Lazy grids, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredLazyGridTests {
    @MainActor private static var four: some View {
      Group {
        fixedView("a", 30, 10)
        fixedView("b", 20, 10)
        fixedView("c", 100, 10)
        fixedView("d", 20, 10)
      }
    }

    nonisolated static let grids: [Measured] = [
      Measured(
        "flexible columns", at: 200, 200, is: 200, 28,
        [
          "a": rect(33, 0, 30, 10), "b": rect(142, 0, 20, 10), "c": rect(-2, 18, 100, 10),
          "d": rect(142, 18, 20, 10),
        ]
      ) { LazyVGrid(columns: [GridItem(), GridItem()]) { four } },
      Measured(
        "fixed columns stand in the middle of what is proposed", at: 200, 200, is: 200, 28,
        [
          "a": rect(61, 0, 30, 10), "b": rect(119, 0, 20, 10), "c": rect(26, 18, 100, 10),
          "d": rect(119, 18, 20, 10),
        ]
      ) { LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(40))]) { four } },
      Measured(
        "as many columns as fit", at: 200, 200, is: 200, 28,
        [
          "a": rect(25.67, 0, 10, 10), "b": rect(95, 0, 10, 10), "c": rect(164.33, 0, 10, 10),
          "d": rect(25.67, 18, 10, 10), "e": rect(95, 18, 10, 10), "f": rect(164.33, 18, 10, 10),
        ]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 45))]) {
          ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { fixedView($0, 10, 10) }
        }
      },
      Measured(
        "nothing proposed", at: nil, nil, is: 58, 28,
        [
          "a": rect(-2.5, 0, 30, 10), "b": rect(35.5, 0, 20, 10), "c": rect(-37.5, 18, 100, 10),
          "d": rect(35.5, 18, 20, 10),
        ]
      ) { LazyVGrid(columns: [GridItem(), GridItem()]) { four } },
      Measured(
        "fixed rows stand in the middle of what is proposed", at: 200, 200, is: 28, 200,
        [
          "a": rect(0, 71, 10, 30), "b": rect(0, 109, 10, 20), "c": rect(18, 36, 10, 100),
          "d": rect(18, 109, 10, 20),
        ]
      ) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(20))]) {
          fixedView("a", 10, 30)
          fixedView("b", 10, 20)
          fixedView("c", 10, 100)
          fixedView("d", 10, 20)
        }
      },
    ]

    @Test(arguments: grids) func `columns are determined by their items`(_ measured: Measured) {
      measured.check()
    }

    @Test func `only visible lines determine the size, unlike in a grid`() {
      func made(@ViewBuilder _ content: @escaping (Count) -> some View) -> Int {
        let count = Count()
        _ = LayoutHarness(in: size(200, 200)) { ScrollView { content(count) } }
        return count.value
      }
      let lazy = made { count in
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<1_000) { _ in
            let _ = count.add()
            Color.clear.frame(height: 20)
          }
        }
      }
      // The cells of the 8 visible lines of 28.
      #expect(lazy == 16)
      let eager = made { count in
        Grid {
          ForEach(0..<500) { _ in
            GridRow {
              let _ = count.add()
              Color.clear.frame(height: 20)
            }
          }
        }
      }
      #expect(eager == 500)
    }
  }
}
