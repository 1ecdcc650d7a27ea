import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The leading items of bars, and the button that goes back.
@MainActor @Suite struct LeadingBarItemTests {
  private struct Pushed<Item: View>: View {
    @ViewBuilder let item: () -> Item
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Leave") { dismiss() }.navigationBarItems(leading: item())
    }
  }

  private func pushed(
    in size: CGSize = CGSize(width: 300, height: 300), @ViewBuilder _ screen: () -> some View
  ) -> LayoutHarness {
    let harness = LayoutHarness(in: size) {
      NavigationStack { NavigationLink("Open", destination: screen) }
    }
    harness.click("Open")
    return harness
  }

  @Test func `a leading item of the early modifier replaces the button that goes back`() {
    let harness = pushed { Pushed { Button("Up") {} } }
    #expect(harness.shownLabels.contains("Up"))
    #expect(!harness.shownLabels.contains("Back"))
    // As with a hidden button, only the program can go back.
    harness.press(.left, .option)
    #expect(harness.shownLabels.contains("Leave"))
    harness.click("Leave")
    #expect(harness.shownLabels.contains("Open"))
  }

  @Test func `with a trailing item it does so, too, and a trailing one alone does not`() {
    let both = pushed {
      Text("Screen").navigationBarItems(leading: Button("Up") {}, trailing: Button("Add") {})
    }
    #expect(both.shownLabels.isSuperset(of: ["Up", "Add"]))
    #expect(!both.shownLabels.contains("Back"))
    let trailing = pushed { Text("Screen").navigationBarItems(trailing: Button("Add") {}) }
    #expect(trailing.shownLabels.isSuperset(of: ["Add", "Back"]))
  }

  @Test func `an item without views replaces nothing`() {
    let none = pushed { Pushed { EmptyView() } }
    #expect(none.shownLabels.contains("Back"))
    let hidden = pushed { Pushed { if .random(in: 0..<1) < 0 { Button("Up") {} } } }
    #expect(hidden.shownLabels.contains("Back"))
  }

  @Test func `the button comes back when the item goes`() {
    struct Editing: View {
      @State private var isEditing = true

      var body: some View {
        Button("Toggle") { isEditing.toggle() }
          .navigationBarItems(leading: Group { if isEditing { Button("Up") {} } })
      }
    }
    let harness = pushed { Editing() }
    #expect(!harness.shownLabels.contains("Back"))
    harness.click("Toggle")
    #expect(harness.shownLabels.contains("Back") && !harness.shownLabels.contains("Up"))
    harness.click("Toggle")
    #expect(harness.shownLabels.contains("Up") && !harness.shownLabels.contains("Back"))
  }

  @Test(arguments: [
    ToolbarItemPlacement.navigation, .cancellationAction, .topBarLeading, .navigationBarLeading,
  ])
  func `an item of a toolbar is beside the button`(placement: ToolbarItemPlacement) {
    let harness = pushed {
      Text("Screen").toolbar { ToolbarItem(placement: placement) { Button("Up") {} } }
    }
    #expect(harness.shownLabels.isSuperset(of: ["Up", "Back"]))
    #expect(harness["Back"].maxX <= harness["Up"].minX)
  }

  @Test func `the button that goes back to another column is replaced and hidden as well`() {
    func harness(@ViewBuilder _ detail: @escaping () -> some View) -> LayoutHarness {
      let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
        NavigationView { NavigationLink("Open", destination: detail) }
      }
      harness.click("Open")
      return harness
    }
    #expect(harness { Text("Screen") }.shownLabels.contains("Back"))
    let replaced = harness { Text("Screen").navigationBarItems(leading: Button("Up") {}) }
    #expect(replaced.shownLabels.contains("Up") && !replaced.shownLabels.contains("Back"))
    let hidden = harness { Text("Screen").navigationBarBackButtonHidden() }
    #expect(hidden.shownLabels.contains("Screen") && !hidden.shownLabels.contains("Back"))
    let split = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Side")
      } detail: {
        Text("Screen").navigationBarItems(leading: Button("Up") {})
      }
    }
    #expect(split.shownLabels.contains("Up") && !split.shownLabels.contains("Back"))
  }
}
