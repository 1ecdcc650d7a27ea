import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Where layouts of other people's making put things, worked out by hand.
@MainActor @Suite struct WrappingTests {
  private func box(_ label: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(label)
  }

  @Test func `chips go on in the next row`() {
    let harness = LayoutHarness(proposing: 100, nil) {
      ChipRows {
        box("a", 40, 20)
        box("b", 40, 30)
        box("c", 40, 20)
      }
    }
    // 40 + 8 + 40 fit into 100; a third does not. The rows are 30 and 20 high.
    #expect(harness.answer == CGSize(width: 88, height: 58))
    #expect(harness["a"] == CGRect(x: 0, y: 5, width: 40, height: 20))
    #expect(harness["b"] == CGRect(x: 48, y: 0, width: 40, height: 30))
    #expect(harness["c"] == CGRect(x: 0, y: 38, width: 40, height: 20))
  }

  @Test func `chips of an endless room are one row`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      ChipRows(spacing: 2) {
        box("a", 40, 20)
        box("b", 40, 30)
        box("c", 40, 20)
      }
    }
    #expect(harness.answer == CGSize(width: 124, height: 30))
  }

  @Test func `bricks go below the shortest column`() {
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
    #expect(harness.answer.height == 38)
  }

  @Test func `guides are asked child by child, the leading one first`() {
    let harness = LayoutHarness { GuidedTags(tags: ["a", "b", "c", "d", "e"]) }
    let places: [(String, CGFloat, CGFloat)] = [
      ("a", 0, 0), ("b", 40, 0), ("c", 0, 20), ("d", 40, 20), ("e", 0, 40),
    ]
    for (tag, x, y) in places { #expect(harness[tag].origin == CGPoint(x: x, y: y), "\(tag)") }
  }

  @Test func `guides that count are right again in another room`() {
    let harness = LayoutHarness { GuidedTags(tags: ["a", "b", "c", "d", "e"]) }
    harness.layOut(in: CGSize(width: 130, height: 100))
    #expect(harness["c"].origin == CGPoint(x: 80, y: 0))
    #expect(harness["e"].origin == CGPoint(x: 40, y: 20))
  }

  @Test func `a layout may hand its work to an erased one`() {
    @MainActor func harness(in width: CGFloat) -> LayoutHarness {
      LayoutHarness(proposing: width, nil) {
        RowOrColumn {
          box("a", 40, 20)
          box("b", 30, 10)
        }
      }
    }
    let row = harness(in: 80)
    #expect(row.answer == CGSize(width: 80, height: 20))
    #expect(row["b"] == CGRect(x: 50, y: 10, width: 30, height: 10))
    let column = harness(in: 79)
    #expect(column.answer == CGSize(width: 40, height: 40))
    #expect(column["b"] == CGRect(x: 10, y: 30, width: 30, height: 10))
  }
}
