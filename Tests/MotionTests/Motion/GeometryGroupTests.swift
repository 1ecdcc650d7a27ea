import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Insertions and removals during an animation of the ancestors, with and without a geometry group.
@MainActor @Suite struct GeometryGroupTests {
  /// A view 20 wide that moves from x 0 to x 60 within a second, and contains a blue square after
  /// or before that change.
  private func scene(_ dial: Dial, comes: Bool, isGroup: Bool) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 100, height: 20)) {
      Dialled(dial) { value in
        let square = ZStack {
          if (value > 0) == comes { Color.blue.frame(width: 10, height: 10) }
        }
        .frame(width: 20, height: 20)
        HStack(spacing: 0) {
          Color.clear.frame(width: 60 * CGFloat(value))
          if isGroup { square.geometryGroup() } else { square }
          Spacer(minLength: 0)
        }
        .frame(width: 100, height: 20)
        .animation(.linear(duration: 1), value: value)
      }
    }
  }

  private func squareX(comes: Bool, isGroup: Bool) -> CGFloat? {
    let dial = Dial()
    let harness = scene(dial, comes: comes, isGroup: isGroup)
    dial.value = 1
    harness.show(at: 0)
    return harness.fills(at: 0.5).first { $0.bounds.width == 10 }?.bounds.minX
  }

  @Test func `without a geometry group transitions happen at final and previous positions`() {
    #expect(squareX(comes: true, isGroup: false) == 65)
    #expect(squareX(comes: false, isGroup: false) == 5)
  }

  @Test func `in a geometry group inserted and removed views move with their ancestor`() {
    #expect(squareX(comes: true, isGroup: true) == 35)
    #expect(squareX(comes: false, isGroup: true) == 35)
  }

  @Test func `a change of the window size shifts running animations without ending them`() {
    let dial = Dial()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 20)) {
      Dialled(dial) { value in
        Color.red.frame(width: 10, height: 10)
          .accessibilityLabel("mark")
          .frame(maxWidth: .infinity, alignment: value > 0 ? .trailing : .leading)
          .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 1
    harness.show(at: 0)
    #expect(harness.frame(of: "mark", at: 0.5).minX == 45)
    harness.tree.layOut(in: CGSize(width: 120, height: 20), scale: 1)
    // The target is 20 further away now; half of the distance of 90 is left.
    #expect(harness.tree.elements().flattened.first { $0.label == "mark" }?.frame.minX == 65)
    #expect(harness.tree.isMoving)
  }
}

/// Animated views inside ancestors that are not animated.
@MainActor @Suite struct InnerMotionTests {
  @Test func `a view is animated in window coordinates if its ancestors move at once`() {
    let dial = Dial()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 20)) {
      Dialled(dial) { value in
        HStack {
          VStack {
            Color.red.frame(width: 20 + 40 * CGFloat(value), height: 10)
              .accessibilityLabel("mark")
              .animation(.linear(duration: 1), value: value)
          }
        }
      }
    }
    dial.value = 1
    // Centred, from 40...60 to 20...80.
    #expect(harness.frame(of: "mark", at: 0) == CGRect(x: 40, y: 5, width: 20, height: 10))
    #expect(harness.frame(of: "mark", at: 0.5) == CGRect(x: 30, y: 5, width: 40, height: 10))
    // Reversed halfway: from 30...70 to 40...60.
    dial.value = 0
    harness.show(at: 0.5)
    #expect(harness.frame(of: "mark", at: 0.5).minX == 30)
    #expect(harness.frame(of: "mark", at: 2) == CGRect(x: 40, y: 5, width: 20, height: 10))
  }

  @Test func `a view in an ancestor moved at once is animated by its own transaction`() {
    let dial = Dial()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 20)) {
      Dialled(dial) { value in
        HStack(spacing: 0) {
          Color.clear.frame(width: 40 * CGFloat(value))
          VStack {
            Color.red.frame(width: 20, height: 10)
              .accessibilityLabel("moves")
              .animation(.linear(duration: 1), value: value)
          }
          VStack {
            Color.blue.frame(width: 20, height: 10).accessibilityLabel("jumps")
          }
          Spacer(minLength: 0)
        }
      }
    }
    dial.value = 1
    #expect(harness.frame(of: "jumps", at: 0).minX == 60)
    #expect(harness.frame(of: "moves", at: 0).minX == 0)
    #expect(harness.frame(of: "moves", at: 0.25).minX == 10)
    #expect(harness.frame(of: "moves", at: 1).minX == 40)
  }
}
