import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Wrapping layouts found in other source code, with values computed by hand.
@MainActor @Suite struct WrappingTests {
  private func fixedView(_ label: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(label)
  }

  @Test func `chips wrap into the next row`() {
    let harness = LayoutHarness(proposing: 100, nil) {
      ChipRows {
        fixedView("a", 40, 20)
        fixedView("b", 40, 30)
        fixedView("c", 40, 20)
      }
    }
    // 40 + 8 + 40 fit into 100; a third does not. The rows are 30 and 20 high.
    #expect(harness.measuredSize == CGSize(width: 88, height: 58))
    #expect(harness["a"] == CGRect(x: 0, y: 5, width: 40, height: 20))
    #expect(harness["b"] == CGRect(x: 48, y: 0, width: 40, height: 30))
    #expect(harness["c"] == CGRect(x: 0, y: 38, width: 40, height: 20))
  }

  @Test func `chips at an infinite width are one row`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      ChipRows(spacing: 2) {
        fixedView("a", 40, 20)
        fixedView("b", 40, 30)
        fixedView("c", 40, 20)
      }
    }
    #expect(harness.measuredSize == CGSize(width: 124, height: 30))
  }

  @Test func `bricks are added to the shortest column`() {
    let harness = LayoutHarness(proposing: 104, nil) {
      Bricks {
        Color.red.frame(height: 30).accessibilityLabel("a")
        Color.red.frame(height: 10).accessibilityLabel("b")
        Color.red.frame(height: 10).accessibilityLabel("c")
        Color.red.frame(height: 10).accessibilityLabel("d")
      }
    }
    // Two columns of 50. The second is 10, then 24 high, both times less than 30 of the first.
    #expect(harness["a"] == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(harness["b"] == CGRect(x: 54, y: 0, width: 50, height: 10))
    #expect(harness["c"] == CGRect(x: 54, y: 14, width: 50, height: 10))
    #expect(harness["d"] == CGRect(x: 54, y: 28, width: 50, height: 10))
    #expect(harness.measuredSize.height == 38)
  }

  @Test func `guides are evaluated child by child, the leading one first`() {
    let harness = LayoutHarness { GuidedTags(tags: ["a", "b", "c", "d", "e"]) }
    let places: [(String, CGFloat, CGFloat)] = [
      ("a", 0, 0), ("b", 40, 0), ("c", 0, 20), ("d", 40, 20), ("e", 0, 40),
    ]
    for (tag, x, y) in places { #expect(harness[tag].origin == CGPoint(x: x, y: y), "\(tag)") }
  }

  @Test func `stateful guides are correct again for another size`() {
    let harness = LayoutHarness { GuidedTags(tags: ["a", "b", "c", "d", "e"]) }
    harness.layOut(in: CGSize(width: 130, height: 100))
    #expect(harness["c"].origin == CGPoint(x: 80, y: 0))
    #expect(harness["e"].origin == CGPoint(x: 40, y: 20))
  }

  @Test func `a layout may forward to an AnyLayout`() {
    @MainActor func harness(in width: CGFloat) -> LayoutHarness {
      LayoutHarness(proposing: width, nil) {
        RowOrColumn {
          fixedView("a", 40, 20)
          fixedView("b", 30, 10)
        }
      }
    }
    let row = harness(in: 80)
    #expect(row.measuredSize == CGSize(width: 80, height: 20))
    #expect(row["b"] == CGRect(x: 50, y: 10, width: 30, height: 10))
    let column = harness(in: 79)
    #expect(column.measuredSize == CGSize(width: 40, height: 40))
    #expect(column["b"] == CGRect(x: 10, y: 30, width: 30, height: 10))
  }
}
