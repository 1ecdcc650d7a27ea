import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// When the completions of animations run.
@MainActor @Suite struct CompletionTests {
  private let room = CGSize(width: 400, height: 100)

  /// How often something ran.
  private final class Count {
    var runs = 0
  }

  private func gauge(_ dial: Dial) -> LayoutHarness {
    LayoutHarness(in: room) { Watch { Gauge("gauge", dial.value) } }
  }

  @Test func `a completion runs once, when the movement is over`() {
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

  @Test func `a completion runs at once when nothing was written`() {
    let count = Count()
    withAnimation {
    } completion: {
      count.runs += 1
    }
    #expect(count.runs == 1)
  }

  @Test func `a completion runs in the first frame when the write moved nothing`() {
    let (dial, count) = (Dial(), Count())
    let harness = LayoutHarness(in: room) { Watch { Gauge("gauge", dial.value * 0) } }
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
    let harness = LayoutHarness(in: room) {
      Watch { Gauge("one", one.value) }
      Watch { Gauge("two", two.value) }
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

  @Test func `a nested call does not run the completion of the outer one`() {
    let (outer, inner, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: room) {
      Watch { Gauge("outer", outer.value) }
      Watch { Gauge("inner", inner.value) }
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

  @Test func `a completion may begin the next movement`() {
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

  @Test func `the completions of a view that goes away still run`() {
    let (dial, gone, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: room) {
      Watch { if gone.value == 0 { Gauge("gauge", dial.value) } }
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

  @Test func `a completion waits for the movement of values attached inside`() {
    let (dial, count) = (Dial(), Count())
    let harness = LayoutHarness(in: room) {
      Watch { Gauge("gauge", dial.value).animation(.linear(duration: 3), value: dial.value) }
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

  @Test func `the completion of a custom animation does not wait for what repeats elsewhere`() {
    let (dial, other, count) = (Dial(), Dial(), Count())
    let harness = LayoutHarness(in: room) {
      Watch { Gauge("gauge", dial.value) }
      Watch { Gauge("other", other.value) }
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

  /// A second at one pace, whose end only time tells.
  private struct OneSecond: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      time < 1 ? value.scaled(by: time) : nil
    }
  }
}
