import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Grids whose cells have priorities, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredGridPriorityTests {
    nonisolated static let priorities: [Measured] = [
      Measured(
        "the higher takes all", at: 100, 100, is: 100, 100,
        ["a": rect(0, 0, 0, 100), "b": rect(8, 0, 92, 100)]
      ) {
        Grid {
          GridRow {
            greedy("a")
            greedy("b").layoutPriority(1)
          }
        }
      },
      Measured(
        "nothing is set aside for a lower one", at: 100, 100, is: 130, 10,
        ["a": rect(0, 0, 42, 10), "b": rect(50, 0, 30, 10), "c": rect(88, 0, 42, 10)]
      ) {
        Grid {
          GridRow {
            wide("a", 0...200, ideal: 10, height: 10)
            wide("b", 30...200, ideal: 30, height: 10).layoutPriority(-1)
            wide("c", 20...200, ideal: 20, height: 10)
          }
        }
      },
      Measured(
        "nor for two of them", at: 100, 100, is: 120, 10,
        ["a": rect(0, 0, 0, 10), "b": rect(8, 0, 84, 10), "c": rect(100, 0, 20, 10)]
      ) {
        Grid {
          GridRow {
            wide("a", 0...200, ideal: 10, height: 10)
            wide("b", 30...200, ideal: 30, height: 10).layoutPriority(1)
            wide("c", 20...200, ideal: 20, height: 10)
          }
        }
      },
      Measured(
        "a greedy cell of a higher one", at: 200, 100, is: 210, 120,
        [
          "a": rect(0, 0, 10, 20), "b": rect(104, 0, 20, 20), "c": rect(0, 59, 10, 30),
          "d": rect(18, 28, 192, 92),
        ]
      ) {
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
      },
      Measured(
        "two cells of a higher one in a column", at: 100, 100, is: 266, 118,
        [
          "a": rect(0, 0, 70, 70), "b": rect(25, 93, 20, 10), "c": rect(78, 83, 150, 30),
          "d": rect(236, 78, 30, 40),
        ]
      ) {
        Grid {
          GridRow { clamped("a", 10...70).layoutPriority(1) }
          GridRow {
            fixedView("b", 20, 10).layoutPriority(1)
            fixedView("c", 150, 30)
            wide("d", 30...180, ideal: 30, height: 40)
          }
        }
      },
    ]

    @Test(arguments: priorities) func `priorities of cells`(_ measured: Measured) {
      measured.check()
    }
  }
}
