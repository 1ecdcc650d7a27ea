import PlumbUI
import Testing

@testable import TestSupport

/// Springs compared with the solutions of their equation.
@Suite struct SpringTests {
  static let all = [
    Spring(), .snappy, .bouncy, Spring(duration: 0.8, bounce: -0.4),
    Spring(response: 1.2, dampingRatio: 0.05), Spring(response: 0.3, dampingRatio: 8),
    Spring(mass: 2.5, stiffness: 40, damping: 3), Spring(response: 0.5, dampingRatio: 0),
  ]

  @Test func `the default spring is critically damped, by its closed form`() {
    let expected = [
      (0.05, 0.131), (0.1, 0.358), (0.2, 0.715), (0.25, 0.821), (0.3, 0.890), (0.4, 0.961),
      (0.5, 0.986), (0.75, 0.999),
    ]
    for (time, value) in expected {
      #expect(abs(Spring().value(target: 1, time: time) - value) < 0.0006, "at \(time) s")
    }
  }

  @Test func `an under-damped spring follows its closed form`() {
    let spring = Spring(response: 0.7, dampingRatio: 0.3)
    let omega = 2 * Double.pi / 0.7
    let swing = omega * (1 - 0.09).squareRoot()
    for time in stride(from: 0, to: 3, by: 0.1) {
      let rest =
        exp(-0.3 * omega * time)
        * (cos(swing * time) + 0.3 * omega / swing * sin(swing * time))
      #expect(abs(spring.value(target: 5.0, time: time) - 5 * (1 - rest)) < 1e-12)
    }
  }

  @Test func `an over-damped spring is the sum of two decays`() {
    let spring = Spring(response: 0.7, dampingRatio: 2)
    let omega = 2 * Double.pi / 0.7
    let (slow, fast) = (omega * (2 - 3.0.squareRoot()), omega * (2 + 3.0.squareRoot()))
    for time in stride(from: 0, to: 3, by: 0.1) {
      let rest = (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
      #expect(abs(spring.value(target: 5.0, time: time) - 5 * (1 - rest)) < 1e-12)
    }
  }

  @Test func `critical damping is the limit from both sides`() {
    let critical = Spring(response: 0.5, dampingRatio: 1)
    for difference in [1e-6, -1e-6, 1e-12, -1e-12] {
      let near = Spring(response: 0.5, dampingRatio: 1 + difference)
      for time in [0.001, 0.1, 0.5, 1] {
        let expected = critical.value(target: 1, initialVelocity: 3, time: time)
        let value = near.value(target: 1, initialVelocity: 3, time: time)
        #expect(abs(value - expected) < 1e-5)
      }
    }
  }

  @Test(arguments: all) func `velocity is the derivative of the value`(spring: Spring) {
    let step = 1e-6
    for time in [0.01, 0.1, 0.4, 1.0] {
      let value = { spring.value(target: 2, initialVelocity: -3, time: $0) }
      let slope = (value(time + step) - value(time - step)) / (2 * step)
      let velocity = spring.velocity(target: 2, initialVelocity: -3, time: time)
      #expect(abs(velocity - slope) < 1e-4, "\(spring) at \(time)")
    }
    #expect(abs(spring.velocity(target: 2.0, initialVelocity: -3, time: 0) + 3) < 1e-12)
  }

  @Test(arguments: all) func `force divided by mass is the derivative of the velocity`(
    spring: Spring
  ) {
    let step = 1e-6
    for time in [0.01, 0.1, 0.4, 1.0] {
      let velocity = { spring.velocity(target: 2, initialVelocity: 1, time: $0) }
      let slope = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let position = spring.value(target: 2, initialVelocity: 1, time: time)
      let force = spring.force(target: 2, position: position, velocity: velocity(time))
      #expect(abs(force / spring.mass - slope) < 1e-3, "\(spring) at \(time)")
    }
  }

  @Test(arguments: all) func `many small steps have the same result as a large one`(spring: Spring)
  {
    var (value, velocity) = (3.0, 7.0)
    for step in 0..<100 {
      let delta = step.isMultiple(of: 2) ? 0.004 : 0.016
      spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: delta)
    }
    #expect(abs(value - 3 - spring.value(target: 7.0, initialVelocity: 7, time: 1)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 7.0, initialVelocity: 7, time: 1)) < 1e-9)
  }

  @Test func `vector values are animated between absolute positions`() {
    let (from, to) = (CGPoint(x: 10, y: -4), CGPoint(x: 20, y: 16))
    let still = CGPoint.zero
    let spring = Spring.bouncy
    let share = spring.value(target: 1.0, time: 0.2)
    let value = spring.value(fromValue: from, toValue: to, initialVelocity: still, time: 0.2)
    #expect(abs(value.x - (10 + 10 * share)) < 1e-12)
    #expect(abs(value.y - (-4 + 20 * share)) < 1e-12)
    let speed = spring.velocity(fromValue: from, toValue: to, initialVelocity: still, time: 0.2)
    #expect(abs(speed.x - 10 * spring.velocity(target: 1.0, time: 0.2)) < 1e-12)
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: still)
    #expect(abs(force.y - 20 * spring.stiffness) < 1e-9)
    let settling = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: still, epsilon: 0.01)
    let rest = spring.value(fromValue: from, toValue: to, initialVelocity: still, time: settling)
    #expect(hypot(rest.x - to.x, rest.y - to.y) <= 0.01)
  }

  @Test(arguments: all) func `a settled spring stays within epsilon`(spring: Spring) {
    let settling = spring.settlingDuration
    guard spring.dampingRatio > 0 else {
      #expect(settling == .infinity)
      return
    }
    for step in 0..<2000 {
      let time = settling + Double(step) * 0.003
      #expect(abs(spring.value(target: 1.0, time: time) - 1) <= 0.001 + 1e-12)
    }
  }

  @Test func `the settling time of a critically damped spring matches its closed form`() {
    // (1 + x)·e^(−x) = 0.001 has one root above 1.
    let phase = Spring().settlingDuration * 4 * .pi
    #expect(abs((1 + phase) * exp(-phase) - 0.001) < 1e-9)
  }

  @Test func `a distance of zero settles at once`() {
    #expect(Spring().settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test func `a spring created from a settling duration has that duration`() {
    for ratio in [0.2, 0.7, 1, 3] {
      let spring = Spring(settlingDuration: 1.25, dampingRatio: ratio)
      #expect(abs(spring.settlingDuration - 1.25) < 1e-9)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
    }
  }

  @Test func `a spring never produces NaN or infinity`() {
    for spring in Self.all {
      for time in [-1, 0, 1e-12, 1e3, 1e12, .infinity, .nan] {
        #expect(spring.value(target: 1.0, initialVelocity: 1, time: time).isFinite)
      }
    }
  }
}
