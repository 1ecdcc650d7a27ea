import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Phases, observed in the width of a bar.
@MainActor @Suite struct PhaseAnimatorTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private func bar(_ width: Double) -> some View {
    Color.red.accessibilityLabel("bar").frame(width: width, height: 10)
  }

  private func width(_ harness: LayoutHarness, at time: Double) -> Double {
    Double(harness.frame(of: "bar", at: time).width)
  }

  private func triggered(_ dial: Dial, _ phases: [Double] = [100, 200, 300]) -> LayoutHarness {
    LayoutHarness(in: windowSize) {
      ObservedContent {
        PhaseAnimator(phases, trigger: dial.value) {
          bar($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
  }

  private func repeating(_ animation: Animation? = .linear(duration: 1)) -> LayoutHarness {
    LayoutHarness(in: windowSize, isAtRest: false) {
      PhaseAnimator([100.0, 200]) {
        bar($0)
      } animation: { _ in
        animation
      }
    }
  }

  @Test func `a change of the trigger runs through all phases back to the first`() {
    let dial = Dial()
    let harness = triggered(dial)
    #expect(width(harness, at: 0) == 100)
    #expect(!harness.tree.isMoving)
    dial.value = 1
    #expect(width(harness, at: 0.5) == 150)
    harness.show(at: 1)
    #expect(width(harness, at: 1.5) == 250)
    harness.show(at: 2)
    #expect(width(harness, at: 2.25) == 250)
    #expect(width(harness, at: 3) == 100)
    harness.show(at: 3)
    #expect(!harness.tree.isMoving)
  }

  @Test func `without a trigger the phases repeat`() {
    let harness = repeating()
    #expect(width(harness, at: 0) == 100)
    #expect(width(harness, at: 0.5) == 150)
    harness.show(at: 1)
    #expect(width(harness, at: 1.5) == 150)
    harness.show(at: 2)
    #expect(width(harness, at: 2.25) == 125)
    #expect(harness.tree.isMoving)
  }

  @Test func `each phase has its own animation`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        PhaseAnimator([100.0, 200], trigger: dial.value) {
          bar($0)
        } animation: { phase in
          .linear(duration: phase == 200 ? 1 : 4)
        }
      }
    }
    dial.value = 1
    #expect(width(harness, at: 0.5) == 150)
    harness.show(at: 1)
    #expect(width(harness, at: 3) == 150)
  }

  @Test func `the next phase starts when a spring is logically complete`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        PhaseAnimator([100.0, 200, 300], trigger: dial.value) { bar($0) }
      }
    }
    dial.value = 1
    #expect(abs(width(harness, at: 0.25) - (100 + 100 * defaultSpring(0.25))) < 1e-9)
    harness.show(at: 0.5)
    // The spring continues from its current value, towards 300.
    #expect(width(harness, at: 0.75) > 200)
  }

  @Test func `the end of a custom animation starts the next phase`() {
    let harness = repeating(Animation(Steady()))
    #expect(width(harness, at: 0.5) == 150)
    harness.show(at: 1)
    harness.show(at: 1)
    #expect(width(harness, at: 1.5) == 150)
  }

  /// An animation of one second with constant velocity, whose end is not known in advance.
  private struct Steady: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }

  @Test func `a phase without an animation lasts one frame`() {
    let harness = repeating(nil)
    #expect(width(harness, at: 0.1) == 100)
    #expect(width(harness, at: 0.2) == 200)
    #expect(width(harness, at: 0.3) == 100)
  }

  @Test func `a trigger during a run starts the second phase again`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 1)
    harness.show(at: 1.5)
    dial.value = 2
    // Linear animations are added: half of the distance to 300 is left, and 100 back to 200 start.
    #expect(width(harness, at: 1.5) == 250)
    #expect(width(harness, at: 2.5) == 200)
  }

  @Test func `an unrelated change does not affect the next phase`() {
    let (dial, other) = (Dial(), Dial())
    let harness = LayoutHarness(in: windowSize, isAtRest: false) {
      ObservedContent {
        let _ = other.value
        PhaseAnimator([100.0, 200], trigger: dial.value) {
          bar($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    dial.value = 1
    harness.show(at: 0)
    // Recorded before the frame in which the next phase starts.
    other.value = 1
    harness.tree.advance(to: 1)
    harness.show(at: 1)
    #expect(width(harness, at: 1.5) == 150)
  }

  @Test func `the modifier applies to its view and keeps the view's state`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Counter("count").phaseAnimator([0.0, 40], trigger: dial.value) { content, inset in
          content.padding(.leading, inset)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    harness.click("count 0", at: 0)
    let start = harness.frame(of: "count 1", at: 0).minX
    dial.value = 1
    #expect(harness.frame(of: "count 1", at: 0.5).minX == start + 10)
    #expect(!harness.elements.contains { $0.type.contains("Phase") })
  }

  @Test func `one phase or none is not animated`() {
    for phases in [[100.0], []] {
      let harness = LayoutHarness(in: windowSize, isAtRest: false) {
        PhaseAnimator(phases) { bar($0) }
      }
      #expect(!harness.tree.isMoving)
      #expect(harness.elements.filter { $0.label == "bar" }.count == phases.count)
    }
  }

  @Test(arguments: [0, 1])
  func `removing the phases ends the cycle, and adding them starts it again`(
    count: Int
  ) {
    let dial = Dial(3)
    let harness = LayoutHarness(in: windowSize, isAtRest: false) {
      ObservedContent {
        PhaseAnimator([100.0, 200, 300].prefix(dial.value)) {
          bar($0)
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    for time in [0, 0.5, 1, 1.5] { harness.show(at: time) }
    dial.value = count
    for time in [1.5, 2, 2.5, 3, 4] { harness.show(at: time) }
    #expect(!harness.tree.isMoving)
    let bars = harness.tree.elements().flattened.filter { $0.label == "bar" }
    #expect(bars.map(\.frame.width) == Array([100].prefix(count)))
    dial.value = 3
    #expect(width(harness, at: 10) == 100)
    #expect(width(harness, at: 10.5) == 150)
  }

  @Test func `with reduced motion the first phase is shown`() {
    let harness = repeating()
    harness.show(at: 0.5)
    harness.tree.reducesMotion = true
    #expect(width(harness, at: 0.6) == 100)
    #expect(!harness.tree.isMoving)
    harness.tree.reducesMotion = false
    harness.show(at: 1)
    #expect(width(harness, at: 1.5) == 150)
    let dial = Dial()
    let triggered = triggered(dial)
    triggered.tree.reducesMotion = true
    dial.value = 1
    #expect(width(triggered, at: 0) == 100)
    #expect(!triggered.tree.isMoving)
  }

  @Test func `an image without a time shows the first phase`() {
    let harness = repeating()
    harness.show(at: 0.5)
    #expect(harness["bar"].width == 100)
    #expect(!harness.tree.isMoving)
  }

  @Test func `an animator requests no frames after its view is removed`() {
    let gone = Dial()
    let harness = LayoutHarness(in: windowSize, isAtRest: false) {
      ObservedContent { if gone.value == 0 { PhaseAnimator([100.0, 200]) { bar($0) } } }
    }
    harness.show(at: 0.1)
    gone.value = 1
    harness.show(at: 1)
    harness.show(at: 5)
    #expect(!harness.tree.isMoving)
  }
}
