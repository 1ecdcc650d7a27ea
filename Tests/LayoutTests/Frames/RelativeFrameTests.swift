import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// Lengths relative to the container of a view.
  @MainActor @Suite struct RelativeFrameTests {
    @Test func `a view has the length of the enclosing scroll view`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { greedy("\($0)").containerRelativeFrame([.horizontal, .vertical]) }
          }
        }
      }
      #expect(harness["0"] == rect(0, 0, 300, 200))
      #expect(harness["2"] == rect(600, 0, 300, 200))
    }

    @Test func `without a scroll view the length is that of the window, not the proposal`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        greedy("a").containerRelativeFrame(.horizontal).frame(width: 50, height: 40)
      }
      // 300 wide, centred in the frame, which is as wide as the window
      #expect(harness["a"] == rect(0, 80, 300, 40))
      harness.layOut(in: size(400, 200))
      #expect(harness["a"].width == 400)
    }

    @Test(arguments: [(1, CGFloat(92)), (2, 196), (3, 300)])
    func `a view may span several of the equal parts`(span: Int, width: CGFloat) {
      let harness = LayoutHarness(in: size(300, 200)) {
        greedy("a").containerRelativeFrame(.horizontal, count: 3, span: span, spacing: 12)
      }
      // (300 − 2 · 12) / 3 = 92, and a gap between parts
      #expect(harness["a"].width == width)
    }

    @Test func `a function of the container's length determines the length`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        greedy("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 3 : length / 4
        }
      }
      #expect(harness["a"] == rect(100, 75, 100, 50))
    }

    @Test func `in a window without a size the length is zero, and that of the window later`() {
      let harness = LayoutHarness(in: .zero) {
        fixedView("a", 20, 20).containerRelativeFrame(.horizontal, alignment: .leading)
      }
      // The leading edge of a frame that is nothing wide in the middle of nothing.
      #expect(harness["a"].minX == 0)
      harness.layOut(in: size(300, 200))
      #expect(harness["a"].minX == 0)
      harness.layOut(in: .zero)
      #expect(harness["a"].minX == 0)
    }

    @Test func `smaller content is aligned`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        fixedView("a", 20, 20).containerRelativeFrame(
          [.horizontal, .vertical], alignment: .bottomTrailing)
      }
      #expect(harness["a"] == rect(280, 180, 20, 20))
    }

    @Test func `across a scroll view the length is that proposed to the scroll view`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        ScrollView {
          greedy("a").containerRelativeFrame(.horizontal) { length, _ in length / 2 }
            .frame(height: 40)
        }
      }
      // Half of 300, centred in the window, as the scroll view has the width of its content.
      #expect(harness["a"] == rect(75, 0, 150, 40))
    }

    @Test func `rows of a lazy stack may be pages`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<9) { greedy("\($0)").containerRelativeFrame(.horizontal) }
          }
        }
      }
      #expect(harness["0"] == rect(0, 0, 300, 200))
      harness.tree.send(.scrolled(CGPoint(x: 9, y: 9), by: size(-890, 0)))
      // A step after the jump makes rows in advance.
      harness.tree.send(.scrolled(CGPoint(x: 9, y: 9), by: size(-300, 0)))
      harness.tree.send(.scrolled(CGPoint(x: 9, y: 9), by: size(-10, 0)))
      #expect(harness["4"] == rect(0, 0, 300, 200))
      #expect(harness["5"] == rect(300, 0, 300, 200))
    }

    @Test func `rows outside of the visible part are updated as well`() {
      let harness = LayoutHarness(in: size(100, 200)) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<40) { index in
              greedy("\(index)").containerRelativeFrame(.vertical) { length, _ in length / 2 }
            }
          }
        }
      }
      harness.wheel(0, -1_000)
      #expect(harness["10"] == rect(0, 0, 100, 100))
      harness.layOut(in: size(100, 400))
      // At twice the height, five rows of 200 fill the 1 000 scrolled points.
      #expect(harness["5"] == rect(0, 0, 100, 200))
      #expect(harness["6"].minY == 200)
    }

    @Test func `a size change of the scroll view updates views whose proposal is unchanged`() {
      let harness = LayoutHarness(in: size(300, 200)) {
        ScrollView {
          HStack(spacing: 0) {
            greedy("a").containerRelativeFrame(.vertical) { length, _ in length / 2 }
          }
          .frame(width: 10)
        }
      }
      #expect(harness["a"].height == 100)
      harness.layOut(in: size(300, 120))
      #expect(harness["a"].height == 60)
    }
  }
}
