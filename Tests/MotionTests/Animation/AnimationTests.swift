import PlumbUI
import Testing

@testable import TestSupport

@Suite struct AnimationTests {
  @Test func `animations with equal parameters are equal`() {
    #expect(Animation.default == .default)
    #expect(Animation.spring(duration: 0.5, bounce: 0) == .smooth)
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1))
    #expect(Animation.linear(duration: 2) == .timingCurve(.linear, duration: 2))
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring)
    #expect(Animation.snappy == .spring(.snappy))
    #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interactiveSpring == .interactiveSpring())
    #expect(
      Animation.interactiveSpring
        == .spring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25))
    #expect(Animation.interpolatingSpring == .interpolatingSpring(duration: 0.5, bounce: 0))
    #expect(Animation.linear.delay(1).speed(2) == .linear.delay(1).speed(2))
  }

  @Test func `animations with different parameters are different and have different hashes`() {
    let all: [Animation] = [
      .default, .linear, .easeIn, .easeOut, .easeInOut, .snappy, .bouncy, .interactiveSpring,
      .interpolatingSpring, .linear(duration: 1), .linear.delay(1), .linear.speed(1),
      .linear.delay(1).speed(2), .linear.speed(2).delay(1), .linear.repeatCount(2),
      .linear.repeatCount(2, autoreverses: false), .linear.repeatForever(),
      .linear.logicallyComplete(after: 1), .interpolatingSpring(stiffness: 100, damping: 10),
      .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 1),
      Animation(Halting(limit: 1)), Animation(Halting(limit: 2)),
      .spring(.smooth, blendDuration: 1),
    ]
    #expect(Set(all).count == all.count)
    #expect(Set(all.map(\.description)).count == all.count)
  }

  @Test func `calls without arguments are unambiguous`() {
    #expect(Animation.spring() == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.interpolatingSpring() == .interpolatingSpring)
    #expect(Animation.smooth() == .smooth)
  }

  @Test func `a custom animation is its own base`() {
    #expect(Animation(Halting(limit: 1)).base as? Halting == Halting(limit: 1))
    let animation = Animation.easeIn.delay(1)
    #expect(Animation(animation.base) == animation)
  }

  @Test func `the default animation has a name of its own`() {
    #expect(Animation.default.description == "DefaultAnimation()")
    #expect(String(reflecting: Animation.default) == "Animation(DefaultAnimation())")
    #expect(Animation.default.delay(1).description == "DefaultAnimation().delay(1.0)")
    #expect(Mirror(reflecting: Animation.default).children.map(\.label) == ["base"])
  }

  @Test func `the description names the animation`() {
    let text = Animation.easeIn(duration: 2).delay(1).repeatForever().description
    #expect(
      text == "cubic(0.42, 0.0, 1.0, 1.0), 2.0 s.delay(1.0).repeatForever(autoreverses: true)")
  }
}

/// An animation of one unit per second along the first component, which stops at a limit.
struct Halting: CustomAnimation {
  var limit: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time < limit ? value.scaled(by: time / limit) : nil
  }
}
