import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Animated geometry: origin and size in the parent, after one layout.
@MainActor @Suite struct GeometryMotionTests {
  /// A mark at the leading or the trailing end of a row of 100 points.
  private struct Slider: View {
    let dial: Dial

    var body: some View {
      HStack(spacing: 0) {
        if dial.value > 0 { Color.clear.frame(width: CGFloat(dial.value), height: 10) }
        Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
        Spacer(minLength: 0)
      }
      .animation(.default, value: dial.value)
    }
  }

  private let windowSize = CGSize(width: 100, height: 10)

  @Test(arguments: [0.0, 0.1, 0.25, 0.5])
  func `a position is animated with the default spring`(seconds: Double) {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) { Slider(dial: dial) }
    #expect(harness["mark"].minX == 0)
    dial.value = 80
    // Half a percent of 80 points.
    #expect(abs(harness.frame(of: "mark", at: seconds).minX - 80 * defaultSpring(seconds)) < 0.4)
  }

  @Test func `a position ends exactly at its target`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) { Slider(dial: dial) }
    dial.value = 80
    #expect(harness.frame(of: "mark", at: 5).minX == 80)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a change without an animation is immediate`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
            .padding(.leading, CGFloat(value))
          Spacer(minLength: 0)
        }
      }
    }
    dial.value = 50
    #expect(harness.frame(of: "mark", at: 0).minX == 50)
    #expect(!harness.tree.isMoving)
  }

  @Test func `an alternative that is not shown is not animated`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ViewThatFits {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: CGFloat(20 + value), height: 10).padding(CGFloat(value))
        }
        .animation(.default, value: value)
      }
    }
    dial.value = 30
    harness.layOut()
    #expect(!harness.tree.isMoving)
  }

  @Test func `an alternative that is shown is animated`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ViewThatFits {
          Color.red.frame(width: 10 + CGFloat(value), height: 10).accessibilityLabel("mark")
          Color.green.frame(width: 5, height: 10)
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 40
    #expect(harness.frame(of: "mark", at: 0).width == 10)
    #expect(harness.frame(of: "mark", at: 1).width == 50)
  }

  @Test func `a size is animated, with the layout at the final size`() {
    let dial = Dial(10)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        Color.red.accessibilityLabel("bar")
          .frame(width: CGFloat(value), height: 10)
          .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 90
    #expect(abs(harness.frame(of: "bar", at: 0.25).width - 30) < 1e-9)
    #expect(harness.frame(of: "bar", at: 1).width == 90)
  }

  @Test func `layout runs once, whatever the duration of the animation`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) { Slider(dial: dial) }
    dial.value = 80
    harness.show(at: 0)
    let before = LayoutCounters.measures
    for frame in 1...30 { harness.show(at: Double(frame) / 60) }
    #expect(LayoutCounters.measures == before)
  }

  @Test func `withAnimation animates its changes`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(value), height: 10)
          Color.red.frame(width: 10, height: 10).accessibilityLabel("mark")
          Spacer(minLength: 0)
        }
      }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 40 }
    #expect(abs(harness.frame(of: "mark", at: 0.5).minX - 20) < 1e-9)
  }

  @Test func `positions are animated between the layouts of an AnyLayout`() {
    let dial = Dial()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      Dialled(dial) { value in
        let layout =
          value == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("a")
          Color.blue.frame(width: 20, height: 20).accessibilityLabel("b")
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    // In the row b is at (50, 40), in the column at (40, 50).
    #expect(harness["b"].origin == CGPoint(x: 50, y: 40))
    dial.value = 1
    let middle = harness.frame(of: "b", at: 0.5).origin
    #expect(abs(middle.x - 45) < 1e-9 && abs(middle.y - 45) < 1e-9)
    #expect(harness.frame(of: "b", at: 1).origin == CGPoint(x: 40, y: 50))
  }

  @Test func `hit testing uses the presented position`() {
    let dial = Dial()
    let presses = Dial()
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        HStack(spacing: 0) {
          Color.clear.frame(width: CGFloat(value), height: 10)
          Button {
            presses.value += 1
          } label: {
            Color.red.frame(width: 10, height: 10)
          }
          Spacer(minLength: 0)
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 80
    harness.show(at: 0.5)
    // Halfway: the button is presented from 40 to 50, though it is placed at 80.
    let point = CGPoint(x: 45, y: 5)
    harness.tree.send(.pointerDown(point, .primary))
    harness.tree.send(.pointerUp(point, .primary))
    #expect(presses.value == 1)
  }
}
