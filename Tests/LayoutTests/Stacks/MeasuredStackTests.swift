import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Rows and columns, compared with sizes and positions in SwiftUI.
  @MainActor @Suite struct MeasuredStackTests {
    nonisolated static let any: ClosedRange<CGFloat> = 0...(.infinity)

    nonisolated static let sharing: [Measured] = [
      Measured(
        "equals share", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 50, 20), "b": rect(50, 0, 50, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80)
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "the less flexible is served first, though second", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 40, 20), "b": rect(40, 0, 60, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 20...100, ideal: 20)
          wide("b", 60...100, ideal: 60)
        }
      },
      Measured(
        "the less flexible is served first, being first", at: 100, 50, is: 100, 20,
        ["b": rect(0, 0, 60, 20), "a": rect(60, 0, 40, 20)]
      ) {
        HStack(spacing: 0) {
          wide("b", 60...100, ideal: 60)
          wide("a", 20...100, ideal: 20)
        }
      },
      Measured(
        "a rigid view is served before a flexible one", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(20, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80)
          fixedView("b", 80, 20)
        }
      },
      Measured(
        "two rigid views are served before a flexible one", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 40, 20), "b": rect(40, 0, 30, 20), "c": rect(70, 0, 30, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80)
          fixedView("b", 30, 20)
          fixedView("c", 30, 20)
        }
      },
      Measured(
        "a view takes its least length, and the next what is left", at: 70, 50, is: 70, 20,
        ["a": rect(0, 0, 30, 20), "b": rect(30, 0, 40, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...100, ideal: 50)
          wide("b", 40...60, ideal: 50)
        }
      },
      Measured(
        "what is left may be nothing", at: 60, 50, is: 75, 20,
        ["a": rect(0, 0, 30, 20), "b": rect(30, 0, 0, 20), "c": rect(30, 0, 45, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 30...40, ideal: 30)
          wide("b", 0...100, ideal: 50)
          fixedView("c", 45, 20)
        }
      },
      Measured(
        "gaps come off first", at: 100, 50, is: 100, 20,
        [
          "a": rect(0, 0, 26.67, 20), "b": rect(36.67, 0, 26.67, 20),
          "c": rect(73.33, 0, 26.67, 20),
        ]
      ) {
        HStack(spacing: 10) {
          wide("a", 0...80, ideal: 80)
          wide("b", 0...80, ideal: 80)
          wide("c", 0...80, ideal: 80)
        }
      },
      Measured(
        "a greedy view takes the rest", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 180, 20), "b": rect(180, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", any, ideal: 10)
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "a greedy frame takes the rest", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(100, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20).frame(maxWidth: .infinity)
        }
      },
      Measured(
        "a greedy frame takes the rest, being first", at: 200, 50, is: 200, 20,
        ["b": rect(80, 0, 20, 20), "a": rect(180, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("b", 20, 20).frame(maxWidth: .infinity)
          fixedView("a", 20, 20)
        }
      },
      Measured(
        "a greedy frame leaves a bounded view what it can take", at: 200, 50, is: 200, 20,
        ["b": rect(50, 0, 20, 20), "a": rect(120, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("b", 20, 20).frame(maxWidth: .infinity)
          wide("a", 0...80, ideal: 80)
        }
      },
      Measured(
        "rigid views stick out", at: 100, 50, is: 160, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 80, 20)
          fixedView("b", 80, 20)
        }
      },
      Measured(
        "rigid views leave the rest", at: 300, 50, is: 40, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(20, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "a column shares heights", at: 50, 100, is: 20, 100,
        ["a": rect(0, 0, 20, 50), "b": rect(0, 50, 20, 50)]
      ) {
        VStack(spacing: 0) {
          tall("a", 0...80, ideal: 80)
          tall("b", 20...80, ideal: 80)
        }
      },
    ]

    @Test(arguments: sharing) func `a length is divided among children`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let priorities: [Measured] = [
      Measured(
        "a lower priority keeps its least length", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 70, 20), "b": rect(70, 0, 30, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(1)
          wide("b", 30...80, ideal: 80)
        }
      },
      Measured(
        "a lower priority gets what is left", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(1)
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "three priorities, the last of them negative", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 0, 20), "b": rect(0, 0, 20, 20), "c": rect(20, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(-1)
          wide("b", 0...80, ideal: 80)
          wide("c", 0...80, ideal: 80).layoutPriority(1)
        }
      },
      Measured(
        "a row of one shows its view's priority", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          HStack { wide("a", 0...80, ideal: 80).layoutPriority(1) }
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "a row of two does not", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 50, 20), "c": rect(50, 10, 0, 0), "b": rect(50, 0, 50, 20)]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            wide("a", 0...80, ideal: 80).layoutPriority(1)
            fixedView("c", 0, 0)
          }
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "of two greedy views the higher takes all", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 0, 20), "b": rect(0, 0, 200, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", any, ideal: 10)
          wide("b", any, ideal: 10).layoutPriority(1)
        }
      },
      Measured(
        "of two greedy views one below 0 gets nothing", at: 200, 50, is: 200, 20,
        ["a": rect(0, 0, 200, 20), "b": rect(200, 0, 0, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", any, ideal: 10)
          wide("b", any, ideal: 10).layoutPriority(-1)
        }
      },
      Measured(
        "an endless priority is a high one", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(.infinity)
          wide("b", 0...80, ideal: 80)
        }
      },
      Measured(
        "and a low one below 0", at: 100, 50, is: 100, 20,
        ["a": rect(0, 0, 20, 20), "b": rect(20, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80).layoutPriority(-.infinity)
          wide("b", 0...80, ideal: 80)
        }
      },
    ]

    @Test(arguments: priorities) func `priorities are sized in order`(_ measured: Measured) {
      measured.check()
    }

    nonisolated static let crossing: [Measured] = [
      Measured(
        "a column proposes its width", at: 100, 100, is: 100, 40,
        ["a": rect(0, 0, 100, 20), "b": rect(35, 20, 30, 20)]
      ) {
        VStack(spacing: 0) {
          wide("a", any, ideal: 10)
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "a row proposes its height", at: 100, 80, is: 40, 80,
        ["a": rect(0, 0, 20, 80), "b": rect(20, 25, 20, 30)]
      ) {
        HStack(spacing: 0) {
          tall("a", any, ideal: 10)
          fixedView("b", 20, 30)
        }
      },
      Measured(
        "a column without a proposal proposes its own width in the end", at: nil, nil, is: 30, 40,
        ["a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)]
      ) {
        VStack(spacing: 0) {
          wide("a", any, ideal: 10)
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "and so where only the height is proposed", at: nil, 100, is: 30, 40,
        ["a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)]
      ) {
        VStack(spacing: 0) {
          wide("a", any, ideal: 10)
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "a row without a proposal proposes its own height in the end", at: nil, nil, is: 40, 30,
        ["a": rect(0, 0, 20, 30), "b": rect(20, 0, 20, 30)]
      ) {
        HStack(spacing: 0) {
          tall("a", any, ideal: 10)
          fixedView("b", 20, 30)
        }
      },
      Measured(
        "and so where only the width is proposed", at: 100, nil, is: 40, 30,
        ["a": rect(0, 0, 20, 30), "b": rect(20, 0, 20, 30)]
      ) {
        HStack(spacing: 0) {
          tall("a", any, ideal: 10)
          fixedView("b", 20, 30)
        }
      },
      Measured(
        "a child that changes at that size moves the next ones, and the size is unchanged", at: nil,
        nil,
        is: 30, 80, ["a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)]
      ) {
        VStack(spacing: 0) {
          covering(600, "a")
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "a width given is one pass", at: 30, nil, is: 30, 40,
        ["a": rect(0, 0, 30, 20), "b": rect(0, 20, 30, 20)]
      ) {
        VStack(spacing: 0) {
          covering(600, "a")
          fixedView("b", 30, 20)
        }
      },
      Measured(
        "the cross length is that at the shares", at: 100, 50, is: 100, 30,
        ["a": rect(0, 11.25, 80, 7.5), "b": rect(80, 0, 20, 30)]
      ) {
        HStack(spacing: 0) {
          computed("a") {
            // A view of the same area at any width from 1 to 1000.
            let width = max(1, min($0.width ?? 10, 1000))
            return CGSize(width: width, height: 600 / width)
          }
          fixedView("b", 20, 30)
        }
      },
      Measured(
        "without a proposal everybody has the ideal length", at: nil, nil, is: 108, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(88, 0, 20, 20)]
      ) {
        HStack(spacing: 0) {
          wide("a", 0...80, ideal: 80)
          Spacer()
          fixedView("b", 20, 20)
        }
      },
      Measured(
        "and overflows, as no child was proposed less", at: nil, 50, is: 160, 20,
        ["a": rect(0, 0, 80, 20), "b": rect(80, 0, 80, 20)]
      ) {
        HStack(spacing: 0) {
          fixedView("a", 80, 20)
          fixedView("b", 80, 20)
        }
      },
      Measured(
        "at an infinite proposal a greedy view is infinite", at: .infinity, .infinity,
        is: .infinity, 20
      ) {
        HStack(spacing: 0) {
          wide("a", any, ideal: 10)
          fixedView("b", 20, 20)
        }
      },
    ]

    @Test(arguments: crossing) func `the cross axis, and unspecified or infinite proposals`(
      _ measured: Measured
    ) {
      measured.check()
    }
  }
}
