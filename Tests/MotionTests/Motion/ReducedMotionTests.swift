import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// With reduced motion every animation ends within one frame.
@MainActor @Suite struct ReducedMotionTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private func harness(_ dial: Dial) -> LayoutHarness {
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Gauge("gauge", dial.value)
          .opacity(0.2 + 0.6 * Double(dial.value))
          .animation(.linear(duration: 1), value: dial.value)
      }
    }
    harness.tree.reducesMotion = true
    harness.show(at: 0)
    return harness
  }

  @Test func `every change is immediate`() {
    let dial = Dial()
    let harness = harness(dial)
    dial.value = 1
    #expect(harness.progress("gauge", at: 0) == 1)
    #expect(!harness.tree.isMoving)
    withAnimation(.linear(duration: 5)) { dial.value = 0 }
    #expect(harness.progress("gauge", at: 1) == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `the first frame shows the final state`() {
    let (dial, other) = (Dial(), Dial(1))
    let harness = harness(dial)
    dial.value = 1
    harness.show(at: 0)
    let isSame = harness.tree.displayList() == self.harness(other).tree.displayList()
    #expect(isSame)
  }

  @Test func `completions run in the same frame`() {
    let dial = Dial()
    let harness = harness(dial)
    var runs = 0
    withAnimation(.linear(duration: 5)) {
      dial.value = 1
    } completion: {
      runs += 1
    }
    harness.show(at: 0)
    #expect(runs == 1)
  }

  @Test func `a repeating animation ends, too`() {
    let dial = Dial()
    let harness = harness(dial)
    withAnimation(.linear(duration: 1).repeatForever()) { dial.value = 1 }
    harness.show(at: 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `views can read accessibilityReduceMotion`() {
    struct Reading: View {
      @Environment(\.accessibilityReduceMotion) private var reducesMotion

      var body: some View { Text(reducesMotion ? "still" : "moving") }
    }
    let harness = LayoutHarness(in: windowSize) { Reading() }
    #expect(harness.texts == ["moving"])
    harness.tree.reducesMotion = true
    #expect(harness.texts == ["still"])
  }

  @Test func `a running animation ends in the next frame`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Gauge("gauge", dial.value).animation(.linear(duration: 4), value: dial.value)
      }
    }
    dial.value = 1
    harness.show(at: 1)
    harness.tree.reducesMotion = true
    #expect(harness.progress("gauge", at: 1.1) == 1)
    #expect(!harness.tree.isMoving)
  }
}
