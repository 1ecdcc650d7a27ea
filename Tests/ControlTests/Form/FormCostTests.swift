import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The cost of forms in the grouped style.
@MainActor @Suite struct FormCostTests {
  private func form(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: 500)) {
      Form(content: content).formStyle(.grouped)
    }
  }

  @Observable @MainActor final class Switches {
    var values: [Bool]

    init(_ count: Int) { values = Array(repeating: false, count: count) }
  }

  private struct SwitchRow: View {
    let switches: Switches
    let index: Int

    var body: some View {
      Toggle(
        "Row \(index)",
        isOn: Binding(get: { switches.values[index] }, set: { switches.values[index] = $0 }))
    }
  }

  private func harness(_ switches: Switches) -> LayoutHarness {
    form {
      ForEach(switches.values.indices, id: \.self) { SwitchRow(switches: switches, index: $0) }
    }
  }

  /// Returns the cost of showing a form.
  private func cost(ofRows count: Int) -> (bodies: Int, measures: Int) {
    let before = LayoutCounters.measures
    let harness = harness(Switches(count))
    return (harness.tree.bodyCount, LayoutCounters.measures - before)
  }

  @Test func `each row costs as much as any other`() {
    let (one, two, five) = (cost(ofRows: 50), cost(ofRows: 100), cost(ofRows: 250))
    #expect(two.bodies > one.bodies && two.measures > one.measures)
    #expect(five.bodies - two.bodies == 3 * (two.bodies - one.bodies))
    #expect(five.measures - two.measures == 3 * (two.measures - one.measures))
  }

  private struct OwnSwitch: View {
    @State private var isOn = false

    var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
  }

  @Test func `a change in a row costs the same with any number of others`() {
    func bodies(withRows count: Int) -> Int {
      let harness = form { ForEach(0..<count, id: \.self) { _ in OwnSwitch() } }
      let before = harness.tree.bodyCount
      harness.click(CGPoint(x: 200, y: 20 + 3 * 36 + 18))
      #expect(harness.elements.count { $0.type == "Text" && $0.label == "On" } == 1)
      return harness.tree.bodyCount - before
    }
    let few = bodies(withRows: 10)
    #expect(few > 0)
    #expect(bodies(withRows: 200) == few)
  }
}
