import EngineTesting
import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Sliders in a window of 116 points: the knob's centre moves from 8 to 108.
@MainActor @Suite struct SliderTests {
  private func harness(_ slider: some View, isRightToLeft: Bool = false) -> LayoutHarness {
    var environment = EnvironmentValues()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return LayoutHarness(in: CGSize(width: 116, height: 16), environment: environment) { slider }
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 8) }

  @Test func `a press sets the value at its position`() {
    let value = Kept(0.0)
    harness(Slider(value: value.binding, in: 0...10)).click(point(38))
    #expect(value.value == 3)
  }

  @Test func `the knob follows the pointer and is limited to the ends`() {
    let value = Kept(0.5)
    let harness = harness(Slider(value: value.binding))
    harness.tree.send(.pointerDown(point(20), .primary))
    harness.tree.send(.pointerMoved(point(58)))
    #expect(value.value == 0.5)
    harness.tree.send(.pointerMoved(CGPoint(x: 500, y: 90)))
    #expect(value.value == 1)
    harness.tree.send(.pointerMoved(CGPoint(x: -50, y: 8)))
    harness.tree.send(.pointerUp(point(8), .primary))
    #expect(value.value == 0)
    harness.tree.send(.pointerMoved(point(58)))
    #expect(value.value == 0)
  }

  @Test func `values increase to the left in right-to-left layouts`() {
    let value = Kept(0.0)
    harness(Slider(value: value.binding, in: 0...10), isRightToLeft: true).click(point(38))
    #expect(value.value == 7)
  }

  @Test func `values are steps from the lower bound`() {
    let value = Kept(1.0)
    let slider = harness(Slider(value: value.binding, in: 1...10, step: 4))
    slider.click(point(60))
    #expect(value.value == 5)
    // 9 is the last step.
    slider.click(point(108))
    #expect(value.value == 9)
  }

  @Test func `reports when editing begins and ends`() {
    let calls = Kept<[Bool]>([])
    let value = Kept(0.0)
    let harness = harness(Slider(value: value.binding) { calls.value.append($0) })
    harness.tree.send(.pointerDown(point(20), .primary))
    harness.tree.send(.pointerMoved(point(58)))
    harness.tree.send(.pointerUp(CGPoint(x: 58, y: 90), .primary))
    #expect(calls.value == [true, false])
  }

  @Test(arguments: [
    (5.0, 0.5), (-1, 0), (11, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0),
  ])
  func `values outside of the bounds are shown at the ends`(value: Double, fraction: Double) {
    #expect(SliderScale(bounds: 0...10, step: nil).fraction(of: value) == fraction)
  }

  @Test func `equal bounds have one position`() {
    #expect(SliderScale(bounds: 2...2, step: nil).fraction(of: 2) == 0)
    #expect(SliderScale(bounds: 2...2, step: 1).value(at: 0.7) == 2)
  }

  @Test func `the largest bounds have a centre`() {
    let largest = Double.greatestFiniteMagnitude
    #expect(SliderScale(bounds: -largest...largest, step: nil).value(at: 0.5) == 0)
  }
}

@MainActor @Suite struct StepperTests {
  @Test func `the buttons change the value by a step within the bounds`() {
    let value = Kept(8)
    let harness = LayoutHarness { Bound(value: value) }
    harness.click("Increment")
    #expect(value.value == 10)
    harness.click("Increment")
    #expect(value.value == 10)
    harness.click("Decrement")
    #expect(value.value == 7)
  }

  @Test func `a button without an action does nothing`() {
    let count = Kept(0)
    let harness = LayoutHarness {
      Stepper("Steps", onIncrement: { count.value += 1 }, onDecrement: nil)
    }
    harness.click("Decrement")
    harness.click("Increment")
    #expect(count.value == 1)
  }

  @Test func `steps stay at the ends of a type of integers`() {
    #expect(Steps.value(Int.max - 1, after: 1) == Int.max)
    #expect(Steps.value(Int.max, after: 1) == Int.max)
    #expect(Steps.value(Int.min + 2, after: -3) == Int.min)
    #expect(Steps.value(UInt(3), after: -3) == 0)
    #expect(Steps.value(UInt(3), after: -4) == 0)
    #expect(Steps.value(UInt8(7), after: 300) == 255)
    #expect(Steps.value(Int8(-128), after: 255) == 127)
    #expect(Steps.value(Int8(-128), after: 200) == 72)
    #expect(Steps.value(-5, after: 3) == -2)
    #expect(Steps.value(0.5, after: 0.25) == 0.75)
    #expect(Steps.opposite(of: Int.min) == Int.max)
    #expect(Steps.opposite(of: 3) == -3)
    #expect(Steps.opposite(of: 0.5) == -0.5)
  }

  @Test func `the buttons keep a value without bounds at the end of its type`() {
    let value = Kept(Int.max - 1)
    let small = Kept(UInt8(1))
    let harness = LayoutHarness {
      Stepper("Large", value: value.binding, step: 2)
    }
    harness.click("Increment")
    harness.click("Increment")
    #expect(value.value == Int.max)
    let other = LayoutHarness { Stepper("Small", value: small.binding, step: 2) }
    other.click("Decrement")
    other.click("Decrement")
    #expect(small.value == 0)
  }

  @Test func `bounds may be farther apart than every integer`() {
    let value = Kept(-1)
    let harness = LayoutHarness {
      Stepper("All", value: value.binding, in: Int.min...Int.max, step: .max)
    }
    harness.click("Increment")
    #expect(value.value == Int.max - 1)
  }

  private struct Bound: View {
    let value: Kept<Int>
    @State private var number = 8

    var body: some View {
      Stepper("Number", value: $number, in: 0...10, step: 3)
        .background { Color.clear.accessibilityLabel(tell()) }
    }

    private func tell() -> String {
      value.value = number
      return "number"
    }
  }
}
