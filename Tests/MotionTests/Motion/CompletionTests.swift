import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The times at which completions of animations run.
@MainActor @Suite struct CompletionTests {
  private let windowSize = CGSize(width: 400, height: 100)

  /// The number of calls.
  private final class Count {
    var runs = 0
  }

  private func gauge(_ dial: Dial) -> LayoutHarness {
    LayoutHarness(in: windowSize) { ObservedContent { Gauge("gauge", dial.value) } }
  }

  @Test func `a completion runs once, when the animation completes`() {
    let (dial, count) = (Dial(), Count())
    let harness = gauge(dial)
    withAnimation(.linear(duration: 1)) {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    for time in [0, 0.5, 0.99] {
      harness.show(at: time)
      #expect(count.runs == 0)
    }
    for time in [1, 1.5, 3] {
      harness.show(at: time)
      #expect(count.runs == 1)
    }
    #expect(!harness.tree.isMoving)
  }

  @Test func `a completion runs immediately if nothing was written`() {
    let count = Count()
    withAnimation {
    } completion: {
      count.runs += 1
    }
    #expect(count.runs == 1)
  }

  @Test func `a completion runs in the first frame if the write animates nothing`() {
    let (dial, count) = (Dial(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("gauge", dial.value * 0) }
    }
    withAnimation {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    harness.show(at: 0)
    #expect(count.runs == 1)
    harness.show(at: 1)
    #expect(count.runs == 1)
  }

  @Test func `a spring is logically complete before it is removed`() {
    let (one, two, logical, removed) = (Dial(), Dial(), Count(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("one", one.value) }
      ObservedContent { Gauge("two", two.value) }
    }
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    withAnimation(spring, completionCriteria: .logicallyComplete) {
      one.value = 1
    } completion: {
      logical.runs += 1
    }
    withAnimation(spring, completionCriteria: .removed) {
      two.value = 1
    } completion: {
      removed.runs += 1
    }
    harness.show(at: 0)
    harness.show(at: 0.51)
    #expect(logical.runs == 1)
    #expect(removed.runs == 0)
    harness.show(at: 10)
    #expect(logical.runs == 1)
    #expect(removed.runs == 1)
  }

  @Test func `a logical completion of a spring runs after its duration`() {
    let (dial, count) = (Dial(), Count())
    let harness = gauge(dial)
    withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    harness.show(at: 0.49)
    #expect(count.runs == 0)
    harness.show(at: 0.51)
    #expect(count.runs == 1)
    #expect(harness.tree.isMoving)
  }

  @Test func `a nested call does not run the completion of the outer call`() {
    let (outer, inner, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("outer", outer.value) }
      ObservedContent { Gauge("inner", inner.value) }
    }
    withAnimation(.linear(duration: 2)) {
      outer.value = 1
      withAnimation(.linear(duration: 1)) { inner.value = 1 }
      withAnimation(.linear(duration: 1)) {}
    } completion: {
      count.runs += 1
    }
    #expect(count.runs == 0)
    harness.show(at: 1.5)
    #expect(count.runs == 0)
    harness.show(at: 2)
    #expect(count.runs == 1)
    harness.show(at: 5)
    #expect(count.runs == 1)
  }

  @Test func `a completion may start the next animation`() {
    let dial = Dial()
    let harness = gauge(dial)
    withAnimation(.linear(duration: 1)) {
      dial.value = 1
    } completion: {
      withAnimation(.linear(duration: 1)) { dial.value = 0 }
    }
    harness.show(at: 0)
    harness.show(at: 1)
    #expect(abs(harness.progress("gauge", at: 1.25) - 0.75) < 1e-9)
    #expect(harness.progress("gauge", at: 2) == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `completions run although their view was removed`() {
    let (dial, gone, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { if gone.value == 0 { Gauge("gauge", dial.value) } }
    }
    withAnimation(.linear(duration: 1)) {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    harness.show(at: 0.5)
    gone.value = 1
    harness.show(at: 1)
    #expect(count.runs == 1)
    harness.show(at: 2)
    #expect(count.runs == 1)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a completion includes animations attached to values`() {
    let (dial, count) = (Dial(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Gauge("gauge", dial.value).animation(.linear(duration: 3), value: dial.value)
      }
    }
    withAnimation(.linear(duration: 1)) {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    harness.show(at: 2)
    #expect(count.runs == 0)
    harness.show(at: 3)
    #expect(count.runs == 1)
  }

  @Test func `the completion of a custom animation is independent of repeating animations`() {
    let (dial, other, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("gauge", dial.value) }
      ObservedContent { Gauge("other", other.value) }
    }
    withAnimation(.linear(duration: 1).repeatForever()) { other.value = 1 }
    withAnimation(Animation(OneSecond())) {
      dial.value = 1
    } completion: {
      count.runs += 1
    }
    harness.show(at: 0)
    harness.show(at: 0.9)
    #expect(count.runs == 0)
    harness.show(at: 1)
    #expect(count.runs == 1)
    harness.show(at: 2)
    #expect(count.runs == 1)
  }

  /// An animation of one second with constant velocity, whose end is not known in advance.
  private struct OneSecond: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }
}
