import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct CustomAnimationTests {
  private func motion(to target: Double, _ animation: Animation) -> AdditiveAnimation<Double> {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: target, animation: animation, at: 0)
    return motion
  }

  @Test func `a custom animation computes values and ends at the target`() {
    var motion = motion(to: 10, Animation(Halting(limit: 2)))
    #expect(motion.value(at: 0.5) == 2.5)
    #expect(abs(motion.velocity(at: 0.5) - 5) < 1e-9)
    #expect(motion.isMoving(at: 1.9))
    #expect(motion.value(at: 2) == 10)
    #expect(!motion.isMoving(at: 2))
    #expect(motion.removalEnd == .infinity)
    motion.advance(to: 2)
    #expect(motion.removalEnd == 2)
    #expect(motion.logicalEnd == 2)
    #expect(motion.restTime == -.infinity)
  }

  @Test func `a custom animation may be delayed, sped up and repeated`() {
    let halting = Animation(Halting(limit: 1))
    #expect(motion(to: 10, halting.delay(1)).value(at: 0.5) == 0)
    #expect(motion(to: 10, halting.delay(1)).value(at: 1.5) == 5)
    #expect(motion(to: 10, halting.speed(2)).value(at: 0.25) == 5)
    #expect(motion(to: 10, halting.speed(2)).velocity(at: 0.25) > 19.99)
    var repeated = motion(to: 10, halting.repeatCount(3))
    var values: [Double] = []
    for time in [0.25, 0.75, 1, 1.25, 1.75, 2, 2.75] {
      repeated.advance(to: time)
      values.append(repeated.value(at: time))
    }
    #expect(values == [2.5, 7.5, 10, 7.5, 2.5, 0, 7.5])
    repeated.advance(to: 3)
    #expect(repeated.value(at: 3) == 10)
    #expect(!repeated.isMoving(at: 3))
  }

  @Test func `a custom animation determines its logical completion`() {
    var motion = motion(to: 10, Animation(Halting(limit: 1)).logicallyComplete(after: 0.5))
    motion.advance(to: 0.25)
    #expect(motion.logicalEnd == .infinity)
    motion.advance(to: 0.5)
    #expect(motion.logicalEnd == 0.5)
    #expect(motion.isMoving(at: 0.5))
  }

  @Test func `the state of a custom animation belongs to one running animation`() {
    var first = motion(to: 10, Animation(Counting()))
    let second = first
    for step in 1...3 { first.advance(to: Double(step) * 0.1) }
    // Three stored times, and the current one.
    #expect(first.value(at: 0.4) == 4)
    #expect(first.value(at: 0.4) == 4)
    #expect(second.value(at: 0.4) == 1)
  }

  @Test func `a custom animation may merge with a previous one of its type`() {
    var motion = motion(to: 10, Animation(Counting()))
    motion.advance(to: 0.1)
    motion.retarget(to: 20, animation: Animation(Counting()), at: 0.2)
    #expect(motion.runningCount == 1)
    motion.advance(to: 0.2)
    #expect(motion.value(at: 0.3) == 3)
    motion.retarget(to: 30, animation: Animation(Halting(limit: 1)), at: 0.3)
    #expect(motion.runningCount == 2)
  }

  @Test(arguments: [
    Animation.linear(duration: 1), .easeIn.delay(0.2), .bouncy, .interpolatingSpring.speed(2),
    .easeInOut.repeatCount(3), .spring(duration: 0.3).logicallyComplete(after: 0.1),
  ])
  func `a custom animation may be based on a built-in one`(base: Animation) {
    let (plain, wrapped) = (motion(to: 10, base), motion(to: 10, Animation(Wrapping(base: base))))
    for time in stride(from: 0, to: 3, by: 0.01) {
      #expect(abs(plain.value(at: time) - wrapped.value(at: time)) < 1e-12)
      #expect(abs(plain.velocity(at: time) - wrapped.velocity(at: time)) < 1e-9)
      #expect(plain.isMoving(at: time) == wrapped.isMoving(at: time))
    }
  }

  @Test func `a spring inside a custom animation keeps position and velocity`() {
    var (plain, wrapped) = (AdditiveAnimation(0.0), AdditiveAnimation(0.0))
    let animations: [(Double, Double, Animation)] = [
      (0, 100, .bouncy), (0.15, -40, .smooth), (0.3, 60, .spring(.snappy, blendDuration: 0.3)),
    ]
    for (time, target, animation) in animations {
      plain.retarget(to: target, animation: animation, at: time)
      wrapped.retarget(to: target, animation: Animation(Wrapping(base: animation)), at: time)
      for tick in 0..<10 {
        let now = time + Double(tick) * 0.01
        wrapped.advance(to: now)
        #expect(abs(plain.value(at: now) - wrapped.value(at: now)) < 1e-9)
        #expect(abs(plain.velocity(at: now) - wrapped.velocity(at: now)) < 1e-8)
      }
    }
    #expect(wrapped.runningCount == 1)
  }

  @Test func `a state key may have the value nil`() {
    enum Key: AnimationStateKey { static var defaultValue: Int? { 3 } }
    var state = AnimationState<Double>()
    #expect(state[Key.self] == 3)
    state[Key.self] = nil
    #expect(state[Key.self] == nil)
  }
}

extension CustomAnimationTests {
  /// An animation that merges with any other and records when it is asked.
  private struct Merging: CustomAnimation {
    final class Record: Hashable, @unchecked Sendable {
      // Used on one thread only.
      var times: [Double] = []

      static func == (lhs: Record, rhs: Record) -> Bool { lhs === rhs }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    let record: Record

    func animate<V: VectorArithmetic>(
      value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
      value
    }

    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
      record.times.append(time)
      return true
    }
  }

  @Test func `the default animation moves as the smooth spring`() {
    var (context, smoothContext) = (AnimationContext<Double>(), AnimationContext<Double>())
    for time in [0, 0.1, 0.3, 5] {
      #expect(
        Animation.default.animate(value: 1.0, time: time, context: &context)
          == Animation.smooth.animate(value: 1.0, time: time, context: &smoothContext))
    }
  }

  @Test func `a delayed animation is never asked about a time before its start`() {
    let record = Merging.Record()
    let animation = Animation(Merging(record: record)).delay(2)
    var context = AnimationContext<Double>()
    for time in [0.5, 2, 5] {
      _ = animation.shouldMerge(previous: .linear, value: 1, time: time, context: &context)
    }
    #expect(record.times == [0, 0, 3])
  }
}

/// An animation that advances by one unit at every evaluation.
private struct Counting: CustomAnimation {
  private enum Count: AnimationStateKey { static var defaultValue: Int { 0 } }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    return value.scaled(by: Double(context.state[Count.self]) / value.magnitudeSquared.squareRoot())
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    previous.base is Self
  }
}

/// An animation that forwards to another one.
private struct Wrapping: CustomAnimation {
  var base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.base as? Self else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time, context: &context)
  }
}
