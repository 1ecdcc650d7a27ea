import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Single animations, plain and wrapped.
@Suite struct MotionTests {
  private func motion(to target: Double, _ animation: Animation?) -> AdditiveAnimation<Double> {
    var motion = AdditiveAnimation(0.0)
    motion.retarget(to: target, animation: animation, at: 0)
    return motion
  }

  @Test func `without running animations the model value is shown`() {
    let motion = AdditiveAnimation(3.0)
    #expect(motion.value(at: 100) == 3)
    #expect(motion.velocity(at: 100) == 0)
    #expect(!motion.isMoving(at: -100))
    #expect(motion.restTime == -.infinity)
  }

  @Test func `a change without an animation is immediate and ends running ones`() {
    var motion = motion(to: 10, .linear(duration: 1))
    let began = motion.retarget(to: 20, animation: nil, at: 0.5)
    #expect(!began)
    #expect(motion.value(at: 0.5) == 20)
    #expect(!motion.isMoving(at: 0.5))
    #expect(motion.removalEnd == 0.5)
  }

  @Test func `an equal target changes nothing`() {
    var motion = motion(to: 10, .linear(duration: 1))
    let restarted = motion.retarget(to: 10, animation: .bouncy, at: 0.5)
    #expect(!restarted)
    let jumped = motion.retarget(to: 10, animation: nil, at: 0.5)
    #expect(!jumped)
    #expect(motion.value(at: 0.75) == 7.5)
  }

  @Test func `the default spring passes its known points`() {
    let motion = motion(to: 200, .default)
    for (time, share) in [(0.0, 0.0), (0.1, 0.358), (0.25, 0.821), (0.5, 0.986)] {
      #expect(abs(motion.value(at: time) - 200 * share) < 0.12)
    }
  }

  @Test func `a curve has its values and ends exactly`() {
    let motion = motion(to: 0.3, .easeInOut(duration: 2))
    #expect(abs(motion.value(at: 0.5) - 0.3 * UnitCurve.easeInOut.value(at: 0.25)) < 1e-15)
    #expect(motion.isMoving(at: 1.999))
    #expect(!motion.isMoving(at: 2))
    #expect(motion.value(at: 2) == 0.3)
    #expect(motion.logicalEnd == 2)
    #expect(motion.restTime == 2)
  }

  @Test(arguments: [Animation.smooth, .bouncy, .interpolatingSpring, .interactiveSpring, .snappy])
  func `a spring ends exactly, and invisibly close to the target`(animation: Animation) {
    let motion = motion(to: 1000, animation)
    let end = motion.restTime
    #expect(end.isFinite)
    #expect(motion.value(at: end) == 1000)
    #expect(motion.velocity(at: end) == 0)
    // A stiffness of 158 or more has an acceleration of at most 0.06.
    #expect(abs(motion.value(at: end - 1e-9) - 1000) <= 0.06 / 157)
    #expect(abs(motion.velocity(at: end - 1e-9)) <= 0.06)
    #expect(motion.logicalEnd < end)
  }

  @Test func `a spring is logically complete after its response`() {
    #expect(abs(motion(to: 1, .spring(duration: 0.8)).logicalEnd - 0.8) < 1e-12)
    #expect(abs(motion(to: 1, .spring(duration: 0.8).delay(1)).logicalEnd - 1.8) < 1e-12)
    #expect(motion(to: 1, .spring.logicallyComplete(after: 0.25)).logicalEnd == 0.25)
    #expect(motion(to: 1, .linear(duration: 1).logicallyComplete(after: 0.25)).removalEnd == 1)
  }

  @Test func `a delay keeps the old value`() {
    let motion = motion(to: 10, .linear(duration: 1).delay(0.5))
    #expect(motion.value(at: 0.499) == 0)
    #expect(motion.isMoving(at: 0.25))
    #expect(motion.value(at: 1) == 5)
    #expect(motion.value(at: 1.5) == 10)
    #expect(motion.restTime == 1.5)
  }

  @Test func `speed divides the duration, of springs too`() {
    let fast = motion(to: 10, .bouncy.speed(2))
    let slow = motion(to: 10, .bouncy)
    for time in [0.05, 0.1, 0.2, 0.4] {
      #expect(abs(fast.value(at: time) - slow.value(at: 2 * time)) < 1e-9)
      #expect(abs(fast.velocity(at: time) - 2 * slow.velocity(at: 2 * time)) < 1e-9)
    }
    #expect(motion(to: 10, .linear(duration: 1).speed(4)).value(at: 0.125) == 5)
    #expect(motion(to: 10, .linear.speed(0)).value(at: 1e6) == 0)
  }

  @Test func `wrappers apply in the order they are written`() {
    #expect(motion(to: 10, .linear(duration: 1).delay(1).speed(2)).value(at: 0.75) == 5)
    #expect(motion(to: 10, .linear(duration: 1).speed(2).delay(1)).value(at: 1.25) == 5)
    let pausing = motion(
      to: 10, .linear(duration: 1).delay(1).repeatCount(2, autoreverses: false))
    #expect(pausing.value(at: 2.5) == 0)
    #expect(pausing.value(at: 3.5) == 5)
    #expect(pausing.restTime == 4)
  }

  @Test func `an autoreversing repetition alternates`() {
    let motion = motion(to: 10, .linear(duration: 1).repeatCount(3))
    let expected = [(0.25, 2.5), (0.75, 7.5), (1.25, 7.5), (1.75, 2.5), (2.25, 2.5), (3, 10)]
    for (time, value) in expected { #expect(motion.value(at: time) == value) }
    #expect(motion.velocity(at: 0.5) == 10)
    #expect(motion.velocity(at: 1.5) == -10)
    #expect(motion.restTime == 3)
  }

  @Test func `a repetition without reversal restarts`() {
    let motion = motion(to: 10, .easeIn(duration: 1).repeatCount(2, autoreverses: false))
    #expect(motion.value(at: 1) == 0)
    #expect(abs(motion.value(at: 1.25) - motion.value(at: 0.25)) < 1e-12)
    #expect(motion.value(at: 2) == 10)
  }

  @Test func `an infinite repetition never completes`() {
    let motion = motion(to: 10, .linear(duration: 1).repeatForever())
    #expect(motion.isMoving(at: 1e6))
    #expect(motion.restTime == .infinity)
    #expect(motion.logicalEnd == .infinity)
    #expect(abs(motion.value(at: 1000.25) - 2.5) < 1e-9)
    #expect(abs(motion.value(at: 1001.25) - 7.5) < 1e-9)
  }

  @Test func `an infinite repetition stops at its value when the target changes`() {
    var motion = motion(to: 10, .linear(duration: 1).repeatForever())
    motion.retarget(to: 20, animation: .linear(duration: 2), at: 1.25)
    #expect(motion.value(at: 1.25) == 7.5)
    #expect(motion.value(at: 2.25) == 13.75)
    #expect(motion.value(at: 3.25) == 20)
    #expect(motion.restTime == 3.25)
  }

  @Test func `a distance of zero is not animated`() {
    for target in [Double.infinity, .nan, 1e300] {
      var motion = motion(to: 10, .bouncy)
      let moved = motion.retarget(to: target, animation: .bouncy, at: 0.1)
      #expect(!moved)
      #expect(!motion.isMoving(at: 0.1))
      motion.retarget(to: 5, animation: .linear, at: 0.2)
      #expect(motion.value(at: 0.2) == 5)
    }
  }

  @Test func `finishing sets the target value`() {
    var motion = motion(to: 10, .bouncy.repeatForever())
    motion.finish(at: 0.1)
    #expect(motion.value(at: 0.1) == 10)
    #expect(motion.removalEnd == 0.1)
    #expect(!motion.isMoving(at: 0.1))
  }
}
