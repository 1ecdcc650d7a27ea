import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Pickers with a wheel.
@MainActor @Suite struct PickerWheelTests {
  private struct Wheel: View {
    let count: Int
    @State var minute: Int

    var body: some View {
      VStack {
        Picker("Minutes", selection: $minute) {
          ForEach(0..<count, id: \.self) { Text("\($0) min") }
        }
        .pickerStyle(.wheel)
        Text("Chosen: \(minute)")
      }
    }
  }

  private func harness(_ count: Int = 60, minute: Int = 0) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 300)) {
      Wheel(count: count, minute: minute)
    }
    harness.layOut()
    return harness
  }

  private func isVisible(_ option: String, in harness: LayoutHarness) -> Bool {
    let area = harness.elements.first { $0.role == .picker }?.frame ?? .null
    return harness.elements.contains { $0.label == option && area.contains($0.frame) }
  }

  @Test func `a wheel has the same height with any number of options`() {
    func height(_ count: Int) -> CGFloat {
      LayoutHarness(proposing: 200, nil) { Wheel(count: count, minute: 0) }.measuredSize.height
    }
    #expect(height(60) == height(6))
    #expect(height(60) < 250)
  }

  @Test func `the selected option is visible at first`() {
    #expect(isVisible("40 min", in: harness(minute: 40)))
    #expect(!isVisible("0 min", in: harness(minute: 40)))
    #expect(isVisible("0 min", in: harness()))
  }

  @Test func `an option that is pressed is selected, after scrolling too`() {
    let harness = harness()
    harness.click("2 min")
    #expect(harness.elements.contains { $0.label == "Chosen: 2" })
    harness.wheel(0, -300, at: CGPoint(x: 100, y: 100))
    harness.layOut()
    #expect(isVisible("10 min", in: harness))
    harness.click("10 min")
    #expect(harness.elements.contains { $0.label == "Chosen: 10" })
  }

  @Test func `the label is shown in a form only`() {
    func labels(_ view: some View) -> Int {
      LayoutHarness(in: CGSize(width: 400, height: 400)) { view }.elements
        .count { $0.type == "Text" && $0.label == "Minutes" }
    }
    let wheel = Wheel(count: 3, minute: 0)
    #expect(labels(wheel) == 0)
    #expect(labels(Form { wheel }.formStyle(.grouped)) == 1)
  }
}
