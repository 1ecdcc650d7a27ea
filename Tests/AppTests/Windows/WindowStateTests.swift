import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The appearance of the views of a window that is not the active one, and the evaluations for a
/// change of it.
@MainActor @Suite struct WindowStateTests {
  private let state = WindowState()

  private func harness(@ViewBuilder _ content: () -> some View) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.windowState = state
    return LayoutHarness(
      in: CGSize(width: 300, height: 200), environment: environment, content)
  }

  private func setActive(_ isActive: Bool, _ harness: LayoutHarness) {
    state.update(
      isActive: isActive, phase: isActive ? .active : .inactive,
      programPhase: isActive ? .active : .inactive)
    harness.layOut()
  }

  /// Returns whether a shape is filled with the accent colour.
  private func hasAccent(_ harness: LayoutHarness) -> Bool {
    let accent = SystemColor.accent.resolved(in: .light)
    return harness.drawnCommands.contains {
      if case .fill(_, _, .color(accent)) = $0 { true } else { false }
    }
  }

  private struct Reader: View {
    @Environment(\.appearsActive) private var isActive

    var body: some View { Text(isActive ? "active" : "inactive") }
  }

  private struct PhaseReader: View {
    @Environment(\.scenePhase) private var phase

    var body: some View { Text("\(phase)") }
  }

  private struct Other: View {
    var body: some View { Text("other") }
  }

  @Test func `another state evaluates only what has read it`() {
    let harness = harness {
      VStack {
        Reader()
        PhaseReader()
        ForEach(0..<20) { _ in Other() }
      }
    }
    #expect(harness.texts.prefix(2) == ["active", "active"])
    let start = harness.tree.bodyCount
    setActive(false, harness)
    #expect(harness.texts.prefix(2) == ["inactive", "inactive"])
    #expect(harness.tree.bodyCount - start == 2)
    let same = harness.tree.bodyCount
    setActive(false, harness)
    #expect(harness.tree.bodyCount == same)
  }

  @Test func `a value that a view sets is not that of the window`() {
    let harness = harness { Reader().environment(\.appearsActive, false) }
    #expect(harness.texts == ["inactive"])
    setActive(false, harness)
    setActive(true, harness)
    #expect(harness.texts == ["inactive"])
  }

  @Test func `the selection of a list with the focus is grey in another window`() {
    let selection = Kept<String?>("Ada")
    let harness = harness {
      List(["Ada", "Ben"], id: \.self, selection: selection.binding) { Text($0) }
    }
    #expect(!hasAccent(harness))
    harness.click("Ada")
    #expect(hasAccent(harness))
    setActive(false, harness)
    #expect(!hasAccent(harness))
    setActive(true, harness)
    #expect(hasAccent(harness))
  }

  @Test func `a list without the focus is not evaluated`() {
    let harness = harness {
      List(["Ada", "Ben"], id: \.self, selection: .constant("Ada")) { Text($0) }
    }
    let start = harness.tree.bodyCount
    setActive(false, harness)
    #expect(harness.tree.bodyCount == start)
  }

  @Test func `controls that are on have the accent colour only in the active window`() {
    func check(@ViewBuilder _ content: () -> some View) {
      let harness = harness(content)
      #expect(hasAccent(harness))
      setActive(false, harness)
      #expect(!hasAccent(harness))
      setActive(true, harness)
      #expect(hasAccent(harness))
    }
    check { Button("Save") {}.buttonStyle(.borderedProminent) }
    check { Toggle("On", isOn: .constant(true)) }
    check { Toggle("On", isOn: .constant(true)).toggleStyle(.switch) }
    check { Toggle("On", isOn: .constant(true)).toggleStyle(.button) }
    check { Slider(value: .constant(0.5)) }
    check {
      Picker("", selection: .constant(1)) { Text("one").tag(1) }.pickerStyle(.radioGroup)
    }
  }

  @Test func `buttons that are not prominent and toggles that are off are not evaluated`() {
    let harness = harness {
      VStack {
        Button("Save") {}.buttonStyle(.bordered)
        Toggle("Off", isOn: .constant(false))
        Toggle("Off", isOn: .constant(false)).toggleStyle(.switch)
      }
    }
    let start = harness.tree.bodyCount
    setActive(false, harness)
    #expect(harness.tree.bodyCount == start)
  }
}
