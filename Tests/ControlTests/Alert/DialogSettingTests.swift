import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import TestSupport

/// The settings of alerts and dialogs, and action sheets.
@MainActor @Suite struct DialogSettingTests {
  private static let window = CGSize(width: 600, height: 400)

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  @Test func `an alert has a toggle not to be shown again`() {
    let record = Kept(false)
    let harness = LayoutHarness(in: Self.window) {
      Recorded(record: record) { isSuppressed in
        Text("view").alert("Title", isPresented: .constant(true)) {}
          .dialogSuppressionToggle(isSuppressed: isSuppressed)
      }
    }
    harness.click("Do not ask again")
    #expect(record.value)
  }

  @Test func `the toggle has the title that is set`() {
    let harness = LayoutHarness(in: Self.window) {
      Text("view").confirmationDialog("Title", isPresented: .constant(true)) {
        Button("Go") {}
      }
      .dialogSuppressionToggle("Always go", isSuppressed: .constant(false))
    }
    #expect(Set(["Title", "Go", "Cancel", "Always go"]).isSubset(of: labels(harness)))
  }

  @Test func `a critical alert has a warning sign, unless it has an icon`() {
    var settings = DialogSettings()
    #expect(settings.shownIcon == nil)
    settings.severity = .critical
    #expect(settings.shownIcon == Image(systemName: "exclamationmark.triangle.fill"))
    settings.icon = Image(systemName: "star")
    #expect(settings.shownIcon == Image(systemName: "star"))
  }

  @Test func `an icon is above the title`() {
    func titleTop(_ icon: Image?) -> CGFloat {
      let harness = LayoutHarness(in: Self.window) {
        Text("view").alert("Title", isPresented: .constant(true)) {}.dialogIcon(icon)
      }
      return harness["OK"].maxY - harness["Title"].minY
    }
    func panelHeight(_ icon: Image?) -> CGFloat {
      LayoutHarness(in: Self.window) {
        Text("view").alert("Title", isPresented: .constant(true)) {}.dialogIcon(icon)
      }.elements.first { $0.role == .alert }?.frame.height ?? 0
    }
    let icon = Image(systemName: "star")
    #expect(titleTop(icon) == titleTop(nil))
    #expect(panelHeight(icon) == panelHeight(nil) + 36 + 6)
  }

  @Test func `an action sheet has the buttons that it is given`() {
    let record = Kept(true)
    let events = Kept<[String]>([])
    let harness = LayoutHarness(in: Self.window) {
      Recorded(record: record) { isPresented in
        Text("view").actionSheet(isPresented: isPresented) {
          ActionSheet(
            title: Text("Title"), message: Text("Message"),
            buttons: [
              .default(Text("Go")) { events.value.append("go") },
              .destructive(Text("Delete")), .cancel(),
            ])
        }
      }
    }
    #expect(
      Set(["Title", "Message", "Go", "Delete", "Cancel"]).isSubset(of: labels(harness)))
    #expect(harness.elements.filter { $0.label == "Cancel" && $0.role == .button }.count == 1)
    harness.click("Go")
    #expect(events.value == ["go"])
    #expect(!record.value)
  }
}
