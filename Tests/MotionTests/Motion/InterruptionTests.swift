import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Interrupted animations.
@MainActor @Suite struct InterruptionTests {
  private let windowSize = CGSize(width: 400, height: 100)

  /// A mark at the position given by a dial.
  private func slider(_ dial: Dial, _ animation: Animation? = .default) -> LayoutHarness {
    LayoutHarness(in: windowSize) {
      ObservedContent {
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(dial.value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Spacer(minLength: 0)
        }
        .animation(animation, value: dial.value)
      }
    }
  }

  @Test(arguments: [Animation.default, .bouncy, .linear(duration: 1), .easeInOut(duration: 0.7)])
  func `an interrupted animation continues without a jump`(animation: Animation) {
    let dial = Dial()
    let harness = slider(dial, animation)
    dial.value = 300
    let before = harness.frame(of: "mark", at: 0.2).minX
    dial.value = 100
    let after = harness.frame(of: "mark", at: 0.2).minX
    #expect(before > 10 && before < 300)
    #expect(abs(after - before) < 300e-6)
  }

  @Test(arguments: [Animation.default, .bouncy, .snappy])
  func `an interrupted spring keeps its velocity`(animation: Animation) {
    let dial = Dial()
    let harness = slider(dial, animation)
    dial.value = 300
    let (time, step) = (0.15, 1e-6)
    let before = harness.frame(of: "mark", at: time - step).minX
    let middle = harness.frame(of: "mark", at: time).minX
    dial.value = 50
    harness.show(at: time)
    let after = harness.frame(of: "mark", at: time + step).minX
    let (arriving, leaving) = ((middle - before) / step, (after - middle) / step)
    #expect(arriving > 300)
    // A spring of half a second has an acceleration of (2π/0.5)² ≈ 158 per second² and point of
    // distance, here at most some 300 points: in a millionth of a second that is a twentieth of a
    // point per second.
    #expect(abs(leaving - arriving) < 1)
  }

  @Test func `interrupted curves continue and the new one is added`() {
    let dial = Dial()
    let harness = slider(dial, .linear(duration: 1))
    dial.value = 100
    harness.show(at: 0.5)
    dial.value = 0
    // At 0.75 the first has moved 75 of 100, the second 25 of 100 back.
    #expect(abs(harness.frame(of: "mark", at: 0.75).minX - 50) < 1e-9)
    // The first has completed; the second is halfway.
    #expect(abs(harness.frame(of: "mark", at: 1).minX - 50) < 1e-9)
    #expect(harness.frame(of: "mark", at: 1.5).minX == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a change without an animation ends the running one`() {
    let (dial, animated) = (Dial(), Dial(1))
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(dial.value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Spacer(minLength: 0)
        }
        .animation(animated.value == 1 ? .linear(duration: 1) : nil, value: dial.value)
      }
    }
    dial.value = 100
    harness.show(at: 0.5)
    (dial.value, animated.value) = (200, 0)
    #expect(harness.frame(of: "mark", at: 0.5).minX == 200)
    #expect(harness.frame(of: "mark", at: 0.75).minX == 200)
    #expect(!harness.tree.isMoving)
  }

  @Test func `random interruptions never cause a jump, and the target is reached exactly`() {
    let dial = Dial()
    let fresh = Dial()
    var animation = Animation.default
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        HStack(spacing: CGFloat(dial.value % 7)) {
          Color.clear.frame(width: CGFloat(dial.value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Text(String(dial.value)).accessibilityLabel("number")
        }
      }
    }
    var seed = 7
    func next(_ limit: Int) -> Int {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return (seed >> 8) % limit
    }
    let animations: [Animation] = [
      .default, .bouncy, .linear(duration: 0.8), .easeInOut, .interactiveSpring,
      .spring(duration: 0.3, bounce: 0.6), .easeOut(duration: 1.2).delay(0.1),
    ]
    var time = 0.0
    harness.show(at: 0)
    for _ in 0..<1_000 {
      time += Double(next(300)) / 1_000
      let before = harness.frame(of: "mark", at: time).origin
      animation = animations[next(animations.count)]
      withAnimation(animation) { dial.value = next(300) }
      let after = harness.frame(of: "mark", at: time).origin
      #expect(abs(after.x - before.x) < 300e-6 && abs(after.y - before.y) < 300e-6)
    }
    harness.show(at: time + 30)
    #expect(!harness.tree.isMoving)
    fresh.value = dial.value
    let other = LayoutHarness(in: windowSize) {
      ObservedContent {
        HStack(spacing: CGFloat(fresh.value % 7)) {
          Color.clear.frame(width: CGFloat(fresh.value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Text(String(fresh.value)).accessibilityLabel("number")
        }
      }
    }
    #expect(harness.tree.elements() == other.tree.elements())
    let isSameImage = harness.tree.displayList() == other.tree.displayList()
    #expect(isSameImage)
  }

  @Test func `an interrupted colour animation continues without a jump`() throws {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Color(white: Double(dial.value) / 100).animation(.bouncy, value: dial.value)
      }
    }
    dial.value = 100
    let before = try #require(harness.fills(at: 0.1).first).color.red
    dial.value = 20
    let after = try #require(harness.fills(at: 0.1).first).color.red
    #expect(before > 0.1 && before < 1)
    #expect(abs(after - before) < 1e-9)
  }

  @Test func `an environment change after a rest starts an animation at the current time`() {
    struct Sized: View {
      @Environment(\.dynamicTypeSize) private var typeSize

      var body: some View {
        Gauge("gauge", typeSize == .xLarge ? 1 : 0)
          .animation(.linear(duration: 1), value: typeSize)
      }
    }
    let harness = LayoutHarness(in: windowSize) { Sized() }
    harness.show(at: 10)
    harness.tree.environment.dynamicTypeSize = .xLarge
    #expect(harness.progress("gauge", at: 10) == 0)
    #expect(abs(harness.progress("gauge", at: 10.5) - 0.5) < 1e-9)
  }

  @Test func `a window size change during an animation keeps the final layout`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(dial.value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Spacer(minLength: 0)
        }
        .animation(.linear(duration: 1), value: dial.value)
      }
    }
    dial.value = 100
    harness.show(at: 0.25)
    for step in 1...10 {
      harness.tree.layOut(in: CGSize(width: 400 - 20 * step, height: 100 + 5 * step), scale: 1)
      harness.tree.advance(to: 0.25 + Double(step) / 100)
    }
    harness.tree.advance(to: 5)
    #expect(!harness.tree.isMoving)
    let other = slider(Dial(100))
    other.tree.layOut(in: CGSize(width: 200, height: 150), scale: 1)
    #expect(harness.tree.elements() == other.tree.elements())
  }
}
