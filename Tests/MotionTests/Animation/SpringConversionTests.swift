import PlumbUI
import Testing

@testable import TestSupport

@Suite struct SpringConversionTests {
  private func expect(
    _ value: Double, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) <= 1e-9 * max(1, expected), sourceLocation: sourceLocation)
  }

  @Test func `duration and bounce are response and damping ratio`() {
    for (bounce, ratio) in [(0, 1), (0.3, 0.7), (1, 0), (-0.5, 2), (0.15, 0.85)] {
      let spring = Spring(duration: 0.8, bounce: bounce)
      expect(spring.dampingRatio, ratio)
      expect(spring.bounce, bounce)
      expect(spring.duration, 0.8)
      expect(spring.response, 0.8)
    }
  }

  @Test func `stiffness and damping follow from response and damping ratio`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.825)
    expect(spring.mass, 1)
    expect(spring.stiffness, 16 * .pi * .pi)
    expect(spring.damping, 2 * 0.825 * 4 * .pi)
  }

  @Test func `physical parameters are kept and converted to response and ratio`() {
    let spring = Spring(mass: 4, stiffness: 100, damping: 10)
    expect(spring.mass, 4)
    expect(spring.stiffness, 100)
    expect(spring.damping, 10)
    expect(spring.dampingRatio, 0.25)
    expect(spring.response, 2 * .pi / 5)
  }

  @Test func `over-damping must be allowed explicitly`() {
    expect(Spring(stiffness: 100, damping: 50).dampingRatio, 1)
    expect(Spring(stiffness: 100, damping: 50, allowOverDamping: true).dampingRatio, 2.5)
  }

  @Test func `stiffness is limited to 45 000`() {
    expect(Spring(response: 0.001, dampingRatio: 1).stiffness, 45_000)
    expect(Spring(duration: 0).stiffness, 45_000)
  }

  @Test func `presets are half a second with bounce 0, 0.15 and 0.3`() {
    #expect(Spring.smooth == Spring())
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(Spring.bouncy(duration: 1, extraBounce: 0.1) == Spring(duration: 1, bounce: 0.4))
    expect(Spring.snappy(extraBounce: 0.1).bounce, 0.25)
  }
}
