import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Sources with settings and rarer declarations in the form in which programs write them.
@MainActor @Suite struct DataSourceTests {
  @Test func `a model and views share their settings`() {
    let model = ReminderModel()
    defer { model.reset() }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { ReminderSettings() }
    #expect(harness.shownLabels.isSuperset(of: ["every 15 minutes", "last 0", "never"]))
    model.set(20)
    #expect(harness.shownLabels.isSuperset(of: ["every 20 minutes", "changes 1"]))
    harness.click("Remind")
    #expect(harness.shownLabels.isSuperset(of: ["last 60", "changes 2"]))
  }

  @Test func `modifiers are read from the environment`() {
    let usual = LayoutHarness { EnvironmentReader() }
    #expect(usual.shownLabels == ["usual", "unchanged"])
    let changed = LayoutHarness { EnvironmentChanges() }
    #expect(changed.shownLabels == ["usual", "changed"])
  }

  @Test func `the background of a selected row stands out`() {
    var environment = EnvironmentValues()
    environment.beginEmphasis()
    #expect(environment.backgroundProminence == .increased)
    environment.endEmphasis()
    #expect(environment.backgroundProminence == .standard)
  }

  @Test func `a mixed toggle switches all of its values on, and then off`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { ExportForm() }
    harness.click("mixed")
    #expect(harness.shownLabels.isSuperset(of: ["Notes Pictures", "on"]))
    harness.click("Pictures")
    #expect(harness.shownLabels.isSuperset(of: ["Notes", "mixed"]))
    harness.click("Pictures")
    harness.click("Everything")
    #expect(harness.shownLabels.contains("off"))
  }

  @Test func `a gesture with modifier keys is recognised only with them`() {
    let harness = LayoutHarness { ShiftedGesture() }
    let frame = harness["empty"]
    let center = CGPoint(x: frame.midX, y: frame.midY)
    harness.click(center)
    #expect(harness.shownLabels == ["empty"])
    harness.click(center, .primary, modifiers: .shift)
    #expect(harness.shownLabels == ["s"])
    // Control has the role of Command.
    harness.click(center, .primary, modifiers: .control)
    #expect(harness.shownLabels == ["sc"])
    harness.click(center, .primary, modifiers: .option)
    #expect(harness.shownLabels == ["sc"])
  }

  @Test func `the focus returns to the view that prefers it`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { FocusReset() }
    harness.tree.environment.focusedEditing = FocusedEditing(tree: harness.tree)
    #expect(harness.shownLabels.contains("focus second"))
    harness.click("To First")
    #expect(harness.shownLabels.contains("focus first"))
    harness.click("Reset")
    #expect(harness.shownLabels.contains("focus second"))
  }

  @Test func `rarer controls are shown`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 600)) { RarerControls() }
    let labels = harness.shownLabels
    #expect(labels.isSuperset(of: ["Close", "Done", "Cancel", "Filter", "Save Filter"]))
    // As on a Mac, the styles of the platform do not show the labels of marked values.
    #expect(!labels.contains("half"))
  }

  @Test func `a colour of Core Graphics keeps its components`() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25] && color.numberOfComponents == 4)
    #expect(Color(cgColor: color).cgColor == color)
    #expect(CGColor.white.copy(alpha: 0)?.alpha == 0)
  }

  @Test func `another tint resets the colours along a gauge`() {
    var environment = EnvironmentValues()
    environment.tintGradient = Gradient(colors: [.red, .blue])
    environment.tintStyle = AnyShapeStyle(.green)
    #expect(environment.tintGradient == nil)
  }
}
