import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// Lengths that follow from the container that shows a view.
  @MainActor @Suite struct RelativeFrameTests {
    @Test func `a view is as long as the scroll view round it`() {
      let laid = Laid(in: size(300, 200)) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<3) { greedy("\($0)").containerRelativeFrame([.horizontal, .vertical]) }
          }
        }
      }
      #expect(laid["0"] == rect(0, 0, 300, 200))
      #expect(laid["2"] == rect(600, 0, 300, 200))
    }

    @Test func `without a scroll view the window counts, not the proposal`() {
      let laid = Laid(in: size(300, 200)) {
        greedy("a").containerRelativeFrame(.horizontal).frame(width: 50, height: 40)
      }
      // 300 wide about the middle of the frame, which is that of the window
      #expect(laid["a"] == rect(0, 80, 300, 40))
      laid.layOut(in: size(400, 200))
      #expect(laid["a"].width == 400)
    }

    @Test(arguments: [(1, CGFloat(92)), (2, 196), (3, 300)])
    func `a view reaches over some of the equal parts`(span: Int, width: CGFloat) {
      let laid = Laid(in: size(300, 200)) {
        greedy("a").containerRelativeFrame(.horizontal, count: 3, span: span, spacing: 12)
      }
      // (300 − 2 · 12) / 3 = 92, and a gap between parts
      #expect(laid["a"].width == width)
    }

    @Test func `a function of the container's length decides`() {
      let laid = Laid(in: size(300, 200)) {
        greedy("a").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .horizontal ? length / 3 : length / 4
        }
      }
      #expect(laid["a"] == rect(100, 75, 100, 50))
    }

    @Test func `smaller content stands at the alignment`() {
      let laid = Laid(in: size(300, 200)) {
        box("a", 20, 20).containerRelativeFrame(
          [.horizontal, .vertical], alignment: .bottomTrailing)
      }
      #expect(laid["a"] == rect(280, 180, 20, 20))
    }

    @Test func `another size of the scroll view reaches views of fixed proposals`() {
      let laid = Laid(in: size(300, 200)) {
        ScrollView {
          HStack(spacing: 0) {
            greedy("a").containerRelativeFrame(.vertical) { length, _ in length / 2 }
          }
          .frame(width: 10)
        }
      }
      #expect(laid["a"].height == 100)
      laid.layOut(in: size(300, 120))
      #expect(laid["a"].height == 60)
    }
  }
}
