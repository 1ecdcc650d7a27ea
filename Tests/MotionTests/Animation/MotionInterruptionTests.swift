import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Springs merge with springs, all other animations are added.
@Suite struct MotionInterruptionTests {
  @Test func `a spring continues with position and velocity of the previous spring`() {
    for (first, second) in [
      (Animation.bouncy, .smooth), (.smooth, .bouncy(duration: 0.2)), (.snappy.speed(0.5), .bouncy),
      (.smooth, .interactiveSpring), (.interactiveSpring, .spring(.bouncy, blendDuration: 1)),
    ] as [(Animation, Animation)] {
      var motion = AdditiveAnimation(0.0)
      motion.retarget(to: 100, animation: first, at: 0)
      let (value, velocity) = (motion.value(at: 0.15), motion.velocity(at: 0.15))
      motion.retarget(to: -40, animation: second, at: 0.15)
      #expect(abs(motion.value(at: 0.15) - value) < 1e-9)
      #expect(abs(motion.velocity(at: 0.15) - velocity) < 1e-9)
      #expect(motion.runningCount == 1)
    }
  }

  @Test func `the new spring follows the closed form from the interruption`() {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: 100, animation: .smooth, at: 2)
    motion.retarget(to: -40, animation: .bouncy, at: 2.15)
    let (value, velocity) = (
      Spring.smooth.value(target: 100.0, time: 0.15),
      Spring.smooth.velocity(target: 100.0, time: 0.15)
    )
    for time in [0.01, 0.1, 0.3, 0.6] {
      let expected =
        value
        + Spring.bouncy.value(target: -40 - value, initialVelocity: velocity, time: time)
      #expect(abs(motion.value(at: 2.15 + time) - expected) < 1e-9)
    }
  }

  @Test func `merging equal springs is the same as adding them up`() {
    var (merged, added) = (AdditiveAnimation(0.0), AdditiveAnimation(0.0))
    for (time, target) in [(0.0, 100.0), (0.1, 30), (0.25, -80), (0.3, 5)] {
      merged.retarget(to: target, animation: .bouncy, at: time)
      added.retarget(to: target, animation: .interpolatingSpring(.bouncy), at: time)
    }
    #expect(merged.runningCount == 1)
    #expect(added.runningCount == 4)
    for time in [0.3, 0.35, 0.5, 0.8] {
      #expect(abs(merged.value(at: time) - added.value(at: time)) < 1e-9)
      #expect(abs(merged.velocity(at: time) - added.velocity(at: time)) < 1e-8)
    }
  }

  @Test func `a blended response changes continuously from the old spring to the new one`() {
    let values = [0, 0.0001, 0.4].map { blend in
      var motion = AdditiveAnimation(0.0)
      motion.retarget(to: 100, animation: .spring(duration: 1), at: 0)
      motion.retarget(
        to: 200, animation: .spring(duration: 0.2, blendDuration: blend), at: 0.1)
      return motion.value(at: 0.2)
    }
    #expect(abs(values[0] - values[1]) < 0.1)
    // The old spring is the softer one, so blending lags behind.
    #expect(values[2] < values[0] - 10)
  }

  @Test func `a blended spring is continuous in value and velocity`() {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: 100, animation: .spring(duration: 1), at: 0)
    motion.retarget(to: 200, animation: .spring(duration: 0.2, blendDuration: 0.4), at: 0.1)
    let step = 1e-6
    for tick in 0...500 {
      let time = 0.1 + Double(tick) * 0.001
      let slope = (motion.value(at: time + step) - motion.value(at: time)) / step
      #expect(abs(slope - motion.velocity(at: time)) < 0.1)
    }
    #expect(motion.value(at: motion.restTime) == 200)
  }

  @Test func `curves are added`() {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: 10, animation: .easeIn(duration: 1), at: 0)
    motion.retarget(to: 4, animation: .linear(duration: 2), at: 0.5)
    for time in [0.5, 0.7, 0.9, 1.5, 2.4] {
      let first = 10 * UnitCurve.easeIn.value(at: time)
      let second = -6 * (time - 0.5) / 2
      #expect(abs(motion.value(at: time) - (first + second)) < 1e-12)
    }
    #expect(motion.value(at: 2.5) == 4)
  }

  @Test func `a curve and a spring are added`() {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    motion.retarget(to: 4, animation: .smooth, at: 0.5)
    #expect(motion.runningCount == 2)
    let expected = 10 * 0.75 + Spring.smooth.value(target: -6.0, time: 0.25)
    #expect(abs(motion.value(at: 0.75) - expected) < 1e-12)
  }

  @Test func `a delayed animation continues the running one`() {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: 10, animation: .linear(duration: 1), at: 0)
    motion.retarget(to: 20, animation: .linear(duration: 1).delay(1), at: 0.5)
    #expect(motion.value(at: 0.75) == 7.5)
    #expect(motion.value(at: 1.25) == 10)
    #expect(motion.value(at: 2) == 15)
  }

  @Test func `more animations than the maximum do not cause a jump`() {
    var motion = AdditiveAnimation(0.0)
    for step in 1...200 {
      let time = Double(step) * 0.001
      let before = motion.value(at: time)
      motion.retarget(to: Double(step % 7) * 10, animation: .easeInOut(duration: 5), at: time)
      #expect(abs(motion.value(at: time) - before) < 1e-9)
      #expect(motion.runningCount <= AdditiveAnimation<Double>.maximumRunning)
    }
    #expect(motion.value(at: motion.restTime) == motion.target)
  }

  @Test func `finished animations are removed`() {
    var motion = AdditiveAnimation(0.0)
    for step in 1...10 {
      motion.retarget(to: Double(step), animation: .linear(duration: 1), at: Double(step) * 0.25)
    }
    #expect(motion.runningCount == 4)
    motion.advance(to: 3)
    #expect(motion.runningCount == 2)
    motion.advance(to: 10)
    #expect(motion.runningCount == 0)
  }

  @Test func `1 000 random interruptions never cause a jump`() {
    var random = Lehmer(state: 2026)
    var motion = AdditiveAnimation(AnimatablePair(0.0, AnimatablePair(0.0, 0.0)))
    var time = 0.0
    for _ in 0..<1000 {
      time += random.next(below: 0.4)
      let before = motion.value(at: time)
      let target = AnimatablePair(
        random.next(below: 1000) - 500,
        AnimatablePair(random.next(below: 2), random.next(below: 100)))
      motion.retarget(to: target, animation: random.animation(), at: time)
      let after = motion.value(at: time)
      #expect((after - before).length < 1e-9)
      // Later frames are continuous, too: the fastest of these animations moves less than 200 000
      // units per second.
      #expect((motion.value(at: time + 1e-9) - after).length < 2e-4)
      #expect(motion.runningCount <= AdditiveAnimation<Double>.maximumRunning)
    }
    motion.retarget(to: .zero, animation: .smooth, at: time)
    #expect(motion.value(at: motion.restTime) == .zero)
    #expect(!motion.isMoving(at: motion.restTime))
  }

  @Test func `the value at a time is independent of earlier evaluations`() {
    func run(asking: Bool) -> [Double] {
      var random = Lehmer(state: 7)
      var motion = AdditiveAnimation(0.0)
      var values: [Double] = []
      for step in 0..<100 {
        let time = Double(step) * 0.05
        let target = random.next(below: 100)
        motion.retarget(to: target, animation: random.animation(), at: time)
        if asking {
          for tick in 0..<7 { _ = motion.value(at: time + Double(tick) * 0.3) }
          motion.advance(to: time + 0.01)
        }
        values.append(motion.value(at: time + 0.03))
      }
      return values
    }
    #expect(run(asking: true) == run(asking: false))
  }
}

/// Random numbers that are the same in every run.
private struct Lehmer {
  var state: UInt64

  mutating func next(below limit: Double) -> Double {
    state = state * 48_271 % 2_147_483_647
    return Double(state) / 2_147_483_647 * limit
  }

  mutating func animation() -> Animation {
    let duration = 0.1 + next(below: 1)
    let base: [Animation] = [
      .linear(duration: duration), .easeIn(duration: duration), .easeInOut(duration: duration),
      .timingCurve(0.1, 0.9, 0.3, 1.4, duration: duration),
      .spring(duration: duration, bounce: next(below: 1.4) - 0.5),
      .spring(response: duration, dampingFraction: 0.4, blendDuration: next(below: 0.5)),
      .interactiveSpring, .snappy.speed(0.5 + next(below: 2)), .default,
      .interpolatingSpring(mass: 1, stiffness: 20 + next(below: 300), damping: 5),
      .interpolatingSpring(.bouncy, initialVelocity: next(below: 10) - 5),
    ]
    let chosen = base[Int(next(below: Double(base.count)))]
    switch Int(next(below: 8)) {
    case 0: return chosen.delay(next(below: 0.5))
    case 1: return chosen.repeatForever()
    case 2: return chosen.repeatCount(3)
    case 3: return chosen.speed(0.5 + next(below: 1))
    default: return chosen
    }
  }
}
