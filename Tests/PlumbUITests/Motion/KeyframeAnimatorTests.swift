import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Values on their way through keyframes, seen in the width of a bar.
@MainActor @Suite struct KeyframeAnimatorTests {
  private let room = CGSize(width: 400, height: 100)

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
    LayoutHarness(in: room) {
      Watch {
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

  @Test func `a change of the trigger plays the keyframes once`() {
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

  @Test func `the next play begins where the last one ended`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 2)
    dial.value = 2
    #expect(width(harness, at: 2) == 120)
    #expect(width(harness, at: 2.5) == 160)
  }

  @Test func `a trigger under way plays on with the value and the velocity`() {
    let dial = Dial()
    var starts: [Double] = []
    let harness = LayoutHarness(in: room) {
      Watch {
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
    // From 150 at 100 a second to 200 at rest.
    #expect(abs(width(harness, at: 1) - (175 + 100.0 / 8)) < 1e-9)
    #expect(starts == [100, 150])
  }

  @Test func `parts of a value keep their velocities each`() {
    struct Pose {
      var width = 100.0
      var height = 10.0
    }
    let dial = Dial()
    let harness = LayoutHarness(in: room) {
      Watch {
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
    // A spring that pulls to the same place goes on as if nothing had happened.
    #expect(abs(Double(frame.width) - (100 + 100 * defaultSpring(0.5))) < 1e-9)
    // From 12.5 at 10 a second to 20 at rest, a quarter of the way in time.
    let smooth = 3.0 / 16 - 2.0 / 64
    #expect(abs(Double(frame.height) - (12.5 + 7.5 * smooth + 10 * 0.25 * 0.75 * 0.75)) < 1e-9)
  }

  @Test func `keyframes without a trigger play again and again`() {
    let harness = LayoutHarness(in: room, isAtRest: false) {
      KeyframeAnimator(initialValue: 100.0) { width in
        Bar(width: width)
      } keyframes: { _ in
        LinearKeyframe(200, duration: 1)
        LinearKeyframe(100, duration: 1)
      }
    }
    #expect(width(harness, at: 0.5) == 150)
    #expect(width(harness, at: 2.25) == 125)
    // Turns nobody saw are left out.
    #expect(abs(width(harness, at: 1_000_000.5) - 150) < 1e-6)
    #expect(harness.tree.isMoving)
  }

  @Test func `keyframes that do not repeat play once`() {
    let harness = LayoutHarness(in: room, isAtRest: false) {
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

  @Test func `the modifier changes the view it is applied to and keeps its state`() {
    let dial = Dial()
    let harness = LayoutHarness(in: room) {
      Watch {
        Counter("count").keyframeAnimator(initialValue: 0.0, trigger: dial.value) {
          content, value in
          content.padding(.leading, value)
        } keyframes: { _ in
          LinearKeyframe(40, duration: 1)
        }
      }
    }
    harness.press("count 0", at: 0)
    let start = harness.frame(of: "count 1", at: 0).minX
    dial.value = 1
    // Half of the padding shows on either side of the middle.
    #expect(harness.frame(of: "count 1", at: 0.5).minX == start + 10)
    #expect(harness.frame(of: "count 1", at: 2).minX == start + 20)
    #expect(!harness.elements.contains { $0.type.contains("Keyframe") })
  }

  @Test func `the content is made once a frame, and not at rest`() {
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

  @Test func `keyframes that take no time arrive at once`() {
    let dial = Dial()
    let harness = LayoutHarness(in: room) {
      Watch {
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

  @Test func `with reduced motion a play is over at once and a repetition rests`() {
    let dial = Dial()
    let harness = triggered(dial)
    harness.tree.reducesMotion = true
    dial.value = 1
    #expect(width(harness, at: 0) == 120)
    let repeating = LayoutHarness(in: room, isAtRest: false) {
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

  @Test func `a picture without a time shows the end of a play and the start of a repetition`() {
    let dial = Dial()
    let harness = triggered(dial)
    dial.value = 1
    #expect(harness["bar"].width == 120)
    let repeating = LayoutHarness(in: room) {
      KeyframeAnimator(initialValue: 100.0) { width in
        Bar(width: width)
      } keyframes: { _ in
        LinearKeyframe(200, duration: 1)
      }
    }
    #expect(repeating["bar"].width == 100)
  }

  @Test func `an animator that goes away plays no more`() {
    let (dial, gone) = (Dial(), Dial())
    let harness = LayoutHarness(in: room) {
      Watch {
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
