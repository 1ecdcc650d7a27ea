import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The values of each kind of keyframe, compared with the formulas of its curve.
@Suite struct KeyframeTests {
  private func timeline(
    from start: Double = 0,
    @KeyframeTrackContentBuilder<Double> _ content: () -> some KeyframeTrackContent<Double>
  ) -> KeyframeTimeline<Double> {
    let content = content()
    return KeyframeTimeline(initialValue: start) {
      KeyframeTrack { content }
    }
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  @Test func `a linear keyframe has constant velocity`() {
    let timeline = timeline(from: 2) { LinearKeyframe(10, duration: 2) }
    #expect(timeline.duration == 2)
    #expect([0, 0.5, 1, 2].map { timeline.value(time: $0) } == [2, 4, 6, 10])
  }

  @Test func `a linear keyframe uses its timing curve`() {
    let timeline = timeline { LinearKeyframe(10, duration: 2, timingCurve: .easeIn) }
    #expect(isNear(timeline.value(time: 1), 10 * UnitCurve.easeIn.value(at: 0.5)))
  }

  @Test func `a move keyframe changes the value at once`() {
    let timeline = timeline {
      MoveKeyframe(5)
      LinearKeyframe(15, duration: 1)
      MoveKeyframe(100)
    }
    #expect([0, 0.5, 1].map { timeline.value(time: $0) } == [5, 10, 100])
    #expect(timeline.duration == 1)
  }

  @Test func `a single cubic keyframe starts and ends with velocity zero`() {
    let timeline = timeline { CubicKeyframe(10, duration: 2) }
    // 3s² − 2s³ at s = 1/4.
    #expect(isNear(timeline.value(time: 0.5), 10 * (3.0 / 16 - 2.0 / 64)))
    #expect(timeline.value(time: 2) == 10)
  }

  @Test func `a cubic keyframe has its explicit velocities`() {
    let timeline = timeline {
      CubicKeyframe(0, duration: 2, startVelocity: 3, endVelocity: -5)
    }
    // At the centre s(1 − s)² and s²(1 − s) are an eighth, multiplied by velocities times two
    // seconds.
    #expect(isNear(timeline.value(time: 1), (3.0 + 5) * 2 / 8))
    #expect(abs(timeline.value(time: 1e-6) / 1e-6 - 3) < 1e-4)
  }

  @Test func `consecutive cubic keyframes are a Catmull–Rom spline`() {
    let timeline = timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(40, duration: 3)
    }
    // At 10 the velocity is the mean velocity from 0 to 40 in four seconds.
    #expect(isNear(timeline.value(time: 0.5), 5 - 10.0 / 8))
    #expect(timeline.value(time: 1) == 10)
    #expect(isNear(timeline.value(time: 2.5), 25 + 10.0 * 3 / 8))
  }

  @Test func `a cubic keyframe ends with the start velocity of the next one`() {
    let timeline = timeline {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1, startVelocity: 4)
    }
    #expect(isNear(timeline.value(time: 0.5), 5 - 4.0 / 8))
  }

  @Test func `a cubic keyframe starts with the end velocity of the previous one`() {
    let afterLinear = timeline {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(20, duration: 1)
    }
    #expect(isNear(afterLinear.value(time: 1.5), 15 + 10.0 / 8))
    let afterCubic = timeline {
      CubicKeyframe(10, duration: 1, endVelocity: 6)
      CubicKeyframe(20, duration: 1)
    }
    #expect(isNear(afterCubic.value(time: 1.5), 15 + 6.0 / 8))
  }

  @Test func `a cubic keyframe continues smoothly into a linear one`() {
    let timeline = timeline {
      CubicKeyframe(10, duration: 1)
      LinearKeyframe(30, duration: 1)
    }
    #expect(isNear(timeline.value(time: 0.5), 5 - 20.0 / 8))
  }

  @Test func `a cubic keyframe has velocity zero before and after a jump`() {
    let timeline = timeline {
      CubicKeyframe(10, duration: 1)
      MoveKeyframe(50)
      CubicKeyframe(60, duration: 1)
    }
    #expect(isNear(timeline.value(time: 0.5), 5))
    #expect(isNear(timeline.value(time: 1.5), 55))
  }

  @Test func `a spring keyframe moves as its spring`() {
    let timeline = timeline { SpringKeyframe(10, duration: 1, spring: Spring()) }
    #expect(isNear(timeline.value(time: 0.25), 10 * defaultSpring(0.25)))
    // The end of a track is the keyframe itself.
    #expect(timeline.value(time: 1) == 10)
  }

  @Test func `a spring keyframe has its spring's settling duration`() {
    let spring = Spring(duration: 0.4, bounce: 0.3)
    let timeline = timeline { SpringKeyframe(10, spring: spring) }
    #expect(timeline.duration == spring.settlingDuration)
    let endless = self.timeline { SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 1)) }
    #expect(isNear(endless.duration, 0.4))
  }

  @Test func `a spring keyframe starts with the previous velocity or its own`() {
    let timeline = timeline {
      LinearKeyframe(10, duration: 1)
      SpringKeyframe(10, duration: 1, spring: Spring())
    }
    // Starting at the target with a velocity of 10 per second: 10·t·e^(−ωt).
    let omega = 4 * Double.pi
    #expect(isNear(timeline.value(time: 1.1), 10 + 10 * 0.1 * exp(-omega * 0.1)))
    let own = self.timeline { SpringKeyframe(0, duration: 1, spring: Spring(), startVelocity: 7) }
    #expect(isNear(own.value(time: 0.1), 7 * 0.1 * exp(-omega * 0.1)))
  }

  @Test func `a shortened spring passes on its value`() {
    let timeline = timeline {
      SpringKeyframe(10, duration: 0.25, spring: Spring())
      LinearKeyframe(0, duration: 1)
    }
    #expect(isNear(timeline.value(time: 0.75), 10 * defaultSpring(0.25) / 2))
  }

  @Test func `invalid durations are replaced by zero`() {
    for duration in [-1, Double.nan, .infinity] {
      let timeline = timeline {
        LinearKeyframe(10, duration: duration)
        CubicKeyframe(20, duration: duration)
        SpringKeyframe(30, duration: duration)
      }
      #expect(timeline.duration == 0)
      #expect(timeline.value(time: 0) == 30)
    }
  }
}
