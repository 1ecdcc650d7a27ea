import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// What comes and goes while its surroundings move, in a geometry group and without one.
@MainActor @Suite struct GeometryGroupTests {
  /// A box 20 wide that goes from x 0 to x 60 within a second, and holds a blue square from then on
  /// or until then.
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

  @Test func `without a group what comes is at its final place, what goes at its old one`() {
    #expect(squareX(comes: true, isGroup: false) == 65)
    #expect(squareX(comes: false, isGroup: false) == 5)
  }

  @Test func `in a group what comes and goes is carried along`() {
    #expect(squareX(comes: true, isGroup: true) == 35)
    #expect(squareX(comes: false, isGroup: true) == 35)
  }

  @Test func `another window size shifts what is on its way without ending it`() {
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
    // The end is 20 further away now; half of the way of 90 is still to go.
    #expect(harness.tree.elements().flattened.first { $0.label == "mark" }?.frame.minX == 65)
    #expect(harness.tree.isMoving)
  }
}

/// Views that move inside others that do not.
@MainActor @Suite struct InnerMotionTests {
  @Test func `a view moves across the window though what it stands in jumps`() {
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
    // Turned back half way: from 30...70 to 40...60.
    dial.value = 0
    harness.show(at: 0.5)
    #expect(harness.frame(of: "mark", at: 0.5).minX == 30)
    #expect(harness.frame(of: "mark", at: 2) == CGRect(x: 40, y: 5, width: 20, height: 10))
  }

  @Test func `a view that only stands in what jumps moves if its own transaction does`() {
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
