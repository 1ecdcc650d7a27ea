import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The ticks of sliders in a window of 116 points: the knob's centre moves from 8 to 108.
@MainActor @Suite struct SliderTickTests {
  private func harness(
    height: CGFloat = 16, isRightToLeft: Bool = false, @ViewBuilder _ slider: () -> some View
  ) -> LayoutHarness {
    var environment = EnvironmentValues()
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    return LayoutHarness(
      in: CGSize(width: 116, height: height), environment: environment, slider)
  }

  /// The centres of the dots below the track, from left to right.
  private func ticks(_ harness: LayoutHarness) -> [CGFloat] {
    harness.drawnCommands.compactMap {
      guard case .fill(let path, _, _) = $0 else { return nil }
      let bounds = path.boundingRect
      return bounds.width < 4 && abs(bounds.width - bounds.height) < 0.01 ? bounds.midX : nil
    }
    .sorted()
  }

  private func isNear(_ values: [CGFloat], _ others: [CGFloat]) -> Bool {
    values.count == others.count && zip(values, others).allSatisfy { abs($0 - $1) < 0.01 }
  }

  @Test func `a slider has a tick at each of its steps, also at both ends`() {
    let steps = ticks(harness { Slider(value: .constant(5.0), in: 0...10, step: 2) })
    #expect(isNear(steps, [8, 28, 48, 68, 88, 108]))
  }

  @Test func `a slider without steps has no ticks`() {
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...10) }).isEmpty)
  }

  @Test func `steps that do not reach the end have no tick there`() {
    let steps = ticks(harness { Slider(value: .constant(1.0), in: 1...10, step: 4) })
    let expected: [CGFloat] = [8, 52.444, 96.889]
    #expect(isNear(steps, expected))
  }

  @Test func `a tenth is a step of which rounding hides none`() {
    #expect(ticks(harness { Slider(value: .constant(0.5), in: 0...1, step: 0.1) }).count == 11)
  }

  @Test func `ticks that could not be told apart are not shown`() {
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...1_000, step: 1) }).isEmpty)
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...1e300, step: 1) }).isEmpty)
  }

  @Test func `bounds that are equal, and a step that is none, have no ticks`() {
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 5...5, step: 1) }).isEmpty)
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...9, step: 0) }).isEmpty)
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...9, step: .nan) }).isEmpty)
    #expect(ticks(harness { Slider(value: .constant(5.0), in: 0...9, step: -1) }).isEmpty)
  }

  @Test func `ticks keep the size of a slider, and are inside of it`() {
    let slider = Slider(value: .constant(5.0), in: 0...10, step: 2)
    #expect(
      LayoutHarness(proposing: 116, nil) { slider }.measuredSize == CGSize(width: 116, height: 16))
    for command in harness({ slider }).drawnCommands {
      guard case .fill(let path, _, _) = command else { continue }
      #expect(path.boundingRect.maxY <= 16)
    }
  }

  @Test func `a program sets ticks of its own, which do not limit the values`() {
    let value = Kept(0.0)
    let harness = harness {
      Slider(value: value.binding, in: 0...10) {
        Text("Level")
      } ticks: {
        SliderTick(2)
        if value.value < 100 { SliderTick(5) }
        SliderTickContentForEach([9.0, 20], id: \.self) { SliderTick($0) }
      }
      .labelsHidden()
    }
    #expect(isNear(ticks(harness), [28, 58, 98]))
    harness.click(CGPoint(x: 38, y: 8))
    #expect(value.value == 3)
  }

  @Test func `from right to left ticks are counted from the right`() {
    let slider = harness(isRightToLeft: true) {
      Slider(value: .constant(1.0), in: 0...10) {
      } ticks: {
        SliderTick(2.0)
      }
    }
    #expect(isNear(ticks(slider), [88]))
  }

  @Test func `labels of ticks are centred below them`() {
    let harness = harness(height: 60) {
      Slider(value: .constant(1.0), in: 0...10) {
      } ticks: {
        SliderTick("Half", 5)
        SliderTick(10) { Text("X") }
      }
    }
    #expect(abs(harness["Half"].midX - 58) < 0.01)
    #expect(abs(harness["X"].midX - 108) < 0.01)
    let slider = harness.elements.first { $0.role == .slider }
    #expect(harness["Half"].minY > (slider?.frame.minY ?? 0))
  }

  @Test func `a step has the tick that the program returns for it`() {
    let slider = harness {
      Slider(
        value: .constant(1.0), in: 0...10, step: 1, label: {},
        tick: { (value: Double) in
          value.truncatingRemainder(dividingBy: 5) == 0 ? SliderTick(value) : nil
        })
    }
    #expect(isNear(ticks(slider), [8, 58, 108]))
  }

  @Test func `a value outside the enabled bounds cannot be chosen`() {
    let value = Kept(5.0)
    let slider = harness {
      Slider(value: value.binding, in: 0...10, neutralValue: 5, enabledBounds: 2...8) {}
    }
    slider.click(CGPoint(x: 108, y: 8))
    #expect(value.value == 8)
    slider.click(CGPoint(x: 8, y: 8))
    #expect(value.value == 2)
  }
}
