import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Values animated by keyframes, observed in the width of a bar.
@MainActor @Suite struct KeyframeAnimatorTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private struct Bar: View {
    let width: Double

    var body: some View {
      Color.red.accessibilityLabel("bar").frame(width: width, height: 10)
    }
  }

  private func width(_ harness: LayoutHarness, at time: Double) -> Double {
    Double(harness.frame(of: "bar", at: time).width)
  }

  private func triggered(_ dial: Dial) -> LayoutHarness {
    LayoutHarness(in: windowSize) {
      ObservedContent {
        KeyframeAnimator(initialValue: 100.0, trigger: dial.value) { width in
          Bar(width: width)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(200, duration: 1)
            LinearKeyframe(120, duration: 1)
          }
        }
      }
    }
  }

  @Test func `a change of the trigger starts the keyframes once`() {
    let dial = Dial()
    let harness = triggered(dial)
    #expect(width(harness, at: 1) == 100)
    #expect(!harness.tree.isMoving)
    dial.value = 1
    #expect(width(harness, at: 1.5) == 150)
    #expect(harness.tree.isMoving)
    #expect(width(harness, at: 2.5) == 160)
    #expect(width(harness, at: 3) == 120)
    #expect(!harness.tree.isMoving)
  }

  @Test func `the next run starts with the final value of the previous one`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 2)
    dial.value = 2
    #expect(width(harness, at: 2) == 120)
    #expect(width(harness, at: 2.5) == 160)
  }

  @Test func `a trigger during a run continues with the current value and velocity`() {
    let dial = Dial()
    var starts: [Double] = []
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        KeyframeAnimator(initialValue: 100.0, trigger: dial.value) { width in
          Bar(width: width)
        } keyframes: { start in
          let _ = starts.append(start)
          KeyframeTrack {
            if dial.value == 1 {
              LinearKeyframe(200, duration: 1)
            } else {
              CubicKeyframe(200, duration: 1)
            }
          }
        }
      }
    }
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 0.5)
    dial.value = 2
    // From 150 with a velocity of 100 per second to 200 with velocity 0.
    #expect(abs(width(harness, at: 1) - (175 + 100.0 / 8)) < 1e-9)
    #expect(starts == [100, 150])
  }

  @Test func `components of a value keep their own velocities`() {
    struct Pose {
      var width = 100.0
      var height = 10.0
    }
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        KeyframeAnimator(initialValue: Pose(), trigger: dial.value) { pose in
          Color.red.accessibilityLabel("bar").frame(width: pose.width, height: pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.width) { SpringKeyframe(200, duration: 1, spring: Spring()) }
          if dial.value == 1 {
            KeyframeTrack(\.height) { LinearKeyframe(20, duration: 1) }
          } else {
            KeyframeTrack(\.height) { CubicKeyframe(20, duration: 1) }
          }
        }
      }
    }
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 0.25)
    dial.value = 2
    let frame = harness.frame(of: "bar", at: 0.5)
    // A spring with the same target continues unchanged.
    #expect(abs(Double(frame.width) - (100 + 100 * defaultSpring(0.5))) < 1e-9)
    // From 12.5 with a velocity of 10 per second to 20 with velocity 0, at a quarter of the time.
    let smooth = 3.0 / 16 - 2.0 / 64
    #expect(abs(Double(frame.height) - (12.5 + 7.5 * smooth + 10 * 0.25 * 0.75 * 0.75)) < 1e-9)
  }

  @Test func `keyframes without a trigger repeat`() {
    let harness = LayoutHarness(in: windowSize, isAtRest: false) {
      KeyframeAnimator(initialValue: 100.0) { width in
        Bar(width: width)
      } keyframes: { _ in
        LinearKeyframe(200, duration: 1)
        LinearKeyframe(100, duration: 1)
      }
    }
    #expect(width(harness, at: 0.5) == 150)
    #expect(width(harness, at: 2.25) == 125)
    // Cycles between frames are skipped.
    #expect(abs(width(harness, at: 1_000_000.5) - 150) < 1e-6)
    #expect(harness.tree.isMoving)
  }

  @Test func `keyframes that do not repeat run once`() {
    let harness = LayoutHarness(in: windowSize, isAtRest: false) {
      Bar(width: 100).keyframeAnimator(initialValue: 1.0, repeating: false) { content, value in
        content.frame(width: 100 * value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(3, duration: 1) }
      }
      Color.red.accessibilityLabel("other")
    }
    #expect(harness.tree.isMoving)
    harness.show(at: 1)
    #expect(!harness.tree.isMoving)
  }

  @Test func `the modifier applies to its view and keeps the view's state`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Counter("count").keyframeAnimator(initialValue: 0.0, trigger: dial.value) {
          content, value in
          content.padding(.leading, value)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
        }
      }
    }
    harness.click("count 0", at: 0)
    let start = harness.frame(of: "count 1", at: 0).minX
    dial.value = 1
    // Half of the padding is on either side of the centre.
    #expect(harness.frame(of: "count 1", at: 0.5).minX == start + 10)
    #expect(harness.frame(of: "count 1", at: 2).minX == start + 20)
    #expect(!harness.elements.contains { $0.type.contains("Keyframe") })
  }

  @Test func `the content is made once per frame, and not after the run`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    harness.show(at: 0)
    let before = harness.tree.bodyCount
    for step in 1...10 { harness.show(at: Double(step) / 100) }
    // The content and the bar in it.
    #expect(harness.tree.bodyCount - before == 20)
    harness.show(at: 5)
    let after = harness.tree.bodyCount
    harness.show(at: 6)
    #expect(harness.tree.bodyCount == after)
  }

  @Test func `keyframes without a duration end at once`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        KeyframeAnimator(initialValue: 100.0, trigger: dial.value) { width in
          Bar(width: width)
        } keyframes: { _ in
          MoveKeyframe(150)
        }
      }
    }
    dial.value = 1
    #expect(width(harness, at: 0) == 150)
    #expect(!harness.tree.isMoving)
  }

  @Test func `with reduced motion a single run ends at once and a repetition is stopped`() {
    let dial = Dial()
    let harness = triggered(dial)
    harness.tree.reducesMotion = true
    dial.value = 1
    #expect(width(harness, at: 0) == 120)
    let repeating = LayoutHarness(in: windowSize, isAtRest: false) {
      KeyframeAnimator(initialValue: 100.0) { width in
        Bar(width: width)
      } keyframes: { _ in
        LinearKeyframe(200, duration: 1)
      }
    }
    #expect(width(repeating, at: 0.5) == 150)
    repeating.tree.reducesMotion = true
    #expect(width(repeating, at: 0.6) == 100)
    #expect(!repeating.tree.isMoving)
    repeating.tree.reducesMotion = false
    #expect(abs(width(repeating, at: 1.1) - 150) < 1e-9)
  }

  @Test func `an image without a time shows the end of a run or the start of a repetition`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    #expect(harness["bar"].width == 120)
    let repeating = LayoutHarness(in: windowSize) {
      KeyframeAnimator(initialValue: 100.0) { width in
        Bar(width: width)
      } keyframes: { _ in
        LinearKeyframe(200, duration: 1)
      }
    }
    #expect(repeating["bar"].width == 100)
  }

  @Test func `an animator ends when its view is removed`() {
    let (dial, gone) = (Dial(), Dial())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        if gone.value == 0 {
          KeyframeAnimator(initialValue: 100.0, trigger: dial.value) { width in
            Bar(width: width)
          } keyframes: { _ in
            LinearKeyframe(200, duration: 10)
          }
        }
      }
    }
    dial.value = 1
    harness.show(at: 1)
    gone.value = 1
    harness.show(at: 2)
    harness.show(at: 3)
    #expect(!harness.tree.isMoving)
  }
}
