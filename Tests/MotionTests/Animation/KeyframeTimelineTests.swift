import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Several parallel tracks, evaluated at any time.
@Suite struct KeyframeTimelineTests {
  private struct Pose: Equatable {
    var height = 1.0
    var turn = Angle.zero
    var name = "pose"
  }

  private let timeline = KeyframeTimeline(initialValue: Pose()) {
    KeyframeTrack(\.height) {
      LinearKeyframe(3, duration: 1)
      LinearKeyframe(1, duration: 1)
    }
    KeyframeTrack(\.turn) {
      LinearKeyframe(.degrees(90), duration: 1)
    }
  }

  @Test func `tracks run in parallel and keep their final values`() {
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5) == Pose(height: 2, turn: .degrees(45)))
    #expect(timeline.value(time: 1.5) == Pose(height: 2, turn: .degrees(90)))
  }

  @Test func `times are clamped to the duration`() {
    #expect(timeline.value(time: -1) == Pose())
    #expect(timeline.value(time: .nan) == Pose())
    let end = Pose(height: 1, turn: .degrees(90))
    #expect(timeline.value(time: 5) == end)
    #expect(timeline.value(time: .infinity) == end)
  }

  @Test func `progress is a fraction of the duration`() {
    #expect(timeline.value(progress: 0.25) == timeline.value(time: 0.5))
    #expect(timeline.value(progress: 1) == timeline.value(time: 2))
  }

  @Test func `an update keeps values without a track`() {
    var pose = Pose(height: 9, turn: .degrees(9), name: "other")
    timeline.update(value: &pose, time: 0.5)
    #expect(pose == Pose(height: 2, turn: .degrees(45), name: "other"))
    timeline.update(value: &pose, progress: 0.5)
    #expect(pose == Pose(height: 3, turn: .degrees(90), name: "other"))
  }

  @Test func `keyframes outside of tracks apply to the whole value`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      LinearKeyframe(5, duration: 1)
    }
    #expect(timeline.value(time: 1.5) == 3)
  }

  @Test func `keyframes may be conditional and repeated`() {
    func timeline(_ isHigh: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0) {
        KeyframeTrack {
          if isHigh { MoveKeyframe(10) } else { MoveKeyframe(1) }
          for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
        }
      }
    }
    #expect(timeline(true).value(time: 0.5) == 5.5)
    #expect(timeline(false).value(time: 0.5) == 1)
    #expect(timeline(false).value(time: 2.5) == 2.5)
  }

  @Test func `custom keyframes consist of those in their bodies`() {
    struct Hop: KeyframeTrackContent {
      let height: Double

      var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
    struct Hops: Keyframes {
      var body: some Keyframes<Pose> {
        KeyframeTrack(\.height) {
          Hop(height: 4)
          Hop(height: 2)
        }
      }
    }
    let timeline = KeyframeTimeline(initialValue: Pose()) { Hops() }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 1).height == 4)
    #expect(timeline.value(time: 3.5).height == 1)
  }

  @Test func `a timeline without tracks has its initial value`() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {}
    #expect(timeline.duration == 0)
    #expect(timeline.value(progress: 0.5) == Pose())
  }
}
