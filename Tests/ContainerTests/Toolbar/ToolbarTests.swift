import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Toolbars of navigation stacks and of windows.
@MainActor @Suite struct ToolbarTests {
  private static let size = CGSize(width: 400, height: 300)

  @Test func `items are shown at their places`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem { Button("More") {} }
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem(placement: .bottomBar) { Text("Below") }
            ToolbarItem(placement: .keyboard) { Text("Keys") }
          }
      }
    }
    #expect(harness["Cancel"].maxX < harness["Title"].minX)
    #expect(harness["Middle"].midX == 200)
    #expect(harness["More"].maxX < harness["Save"].minX)
    #expect(abs(harness["Save"].maxX - (400 - 12)) < 0.01)
    #expect(harness["Below"].minY > harness["Content"].maxY)
    #expect(!harness.shownLabels.contains("Keys"))
    for label in ["Cancel", "Title", "Middle", "More", "Save"] {
      #expect(harness[label].midY == 26)
    }
  }

  private struct Toggles: View {
    let isOn: Kept<Bool>

    var body: some View {
      NavigationStack {
        Text("Content")
          .toolbar {
            let binding = Binding(get: { isOn.value }, set: { isOn.value = $0 })
            ToolbarItem { Toggle("Pin", systemImage: "pin", isOn: binding) }
            ToolbarItem { Toggle("Lamp", isOn: binding).toggleStyle(.checkbox) }
            ToolbarItem { Button("Pin", systemImage: "pin") {}.accessibilityLabel("Button") }
          }
      }
    }
  }

  @Test func `a toggle in a bar is a button, unless it has another style`() {
    let isOn = Kept(false)
    let harness = LayoutHarness(in: Self.size) { Toggles(isOn: isOn) }
    #expect(harness["Pin"].size == harness["Button"].size)
    // Buttons of bars are at least 28 points high.
    #expect(harness["Pin"].height >= 28 && harness["Lamp"].height < 28)
    harness.click("Pin")
    #expect(isOn.value)
  }

  private struct Conditional: View {
    @State private var isEditing = false
    @State private var count = 0

    var body: some View {
      NavigationStack {
        Text("count \(count)")
          .toolbar {
            if isEditing {
              ToolbarItem { Button("Done") { isEditing = false } }
            } else {
              ToolbarItem { Button("Edit") { isEditing = true } }
            }
            if isEditing { ToolbarItem { Button("Add") { count += 1 } } }
            Numbers(isLong: isEditing)
          }
      }
    }
  }

  private struct Numbers: ToolbarContent {
    let isLong: Bool
    @State private var presses = 0
    @Environment(\.lineLimit) private var lineLimit

    var body: some ToolbarContent {
      ToolbarItemGroup(placement: .navigation) {
        Button("presses \(presses)") { presses += 1 }
        Text(isLong ? "long" : "short")
        Text("limit \(lineLimit ?? 0)")
      }
    }
  }

  @Test func `a stack that fits only without its bar is not shown with it`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 80)) {
      ViewThatFits {
        NavigationStack { Text("Content").frame(height: 60).navigationTitle("Title") }
        Text("Too small")
      }
    }
    #expect(harness.shownLabels.contains("Too small"))
    let bodies = harness.tree.bodyCount
    harness.layOut(in: CGSize(width: 400, height: 90))
    #expect(harness.shownLabels.contains("Too small"))
    #expect(harness.tree.bodyCount == bodies, "a bar that is not shown is not made again")
    harness.layOut(in: CGSize(width: 400, height: 160))
    #expect(harness.shownLabels.isSuperset(of: ["Title", "Content"]))
  }

  @Test func `items may depend on conditions, and parts keep their state`() {
    let harness = LayoutHarness(in: Self.size) { Conditional().lineLimit(4) }
    #expect(harness.shownLabels.isSuperset(of: ["Edit", "presses 0", "short", "limit 4"]))
    harness.click("presses 0")
    harness.click("Edit")
    harness.click("Add")
    #expect(harness.shownLabels.isSuperset(of: ["Done", "count 1", "presses 1", "long"]))
    #expect(!harness.shownLabels.contains("Edit"))
    harness.click("Done")
    #expect(harness.shownLabels.isSuperset(of: ["Edit", "presses 1", "short"]))
  }

  @Test func `the items are those of the topmost screen`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        NavigationLink("Open") {
          Text("Above").toolbar { Button("Upper") {} }
        }
        .toolbar { Button("Lower") {} }
      }
    }
    #expect(harness.shownLabels.contains("Lower"))
    harness.click("Open")
    #expect(harness.shownLabels.contains("Upper"))
    #expect(!harness.shownLabels.contains("Lower"))
    harness.click("Back")
    #expect(harness.shownLabels.contains("Lower"))
  }

  @Test func `a toolbar outside of a stack is at the top of the window, with the title`() {
    let harness = LayoutHarness(in: Self.size) {
      VStack {
        Text("Content").toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
        Text("More").toolbar { ToolbarItem(placement: .navigation) { Button("Side") {} } }
      }
      .navigationTitle("Window")
    }
    #expect(harness["Add"].midY == 26)
    #expect(harness["Window"].midY == 26)
    #expect(harness["Side"].maxX < harness["Window"].minX)
    // Both texts and the space between them, in the middle of the space below the bar.
    let middle = (harness["Content"].minY + harness["More"].maxY) / 2
    #expect(abs(middle - (52 + (300 - 52) / 2)) < 0.01)
  }

  @Test func `a title alone needs no bar in the window`() {
    let harness = LayoutHarness(in: Self.size) { Text("Content").navigationTitle("Window") }
    #expect(!harness.shownLabels.contains("Window"))
    #expect(harness["Content"].midY == 150)
  }

  private struct Removable: View {
    @State private var isShown = true

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Text("Content").toolbar { Button("Item") {} } }
    }
  }

  @Test func `the bar of the window goes with its view`() {
    let harness = LayoutHarness(in: Self.size) { Removable() }
    #expect(harness.shownLabels.contains("Item"))
    harness.click("Toggle")
    #expect(!harness.shownLabels.contains("Item"))
    #expect(harness["Toggle"].midY == 150)
    harness.click("Toggle")
    #expect(harness.shownLabels.contains("Item"))
  }

  @Test func `bars and titles can be hidden`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
          .toolbar(.hidden, for: .navigationBar, .bottomBar)
      }
    }
    #expect(harness["Content"].midY == 150)
    let untitled = LayoutHarness(in: Self.size) {
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar { Button("Item") {} }
          .toolbar(removing: .title)
      }
    }
    #expect(untitled.shownLabels.contains("Item"))
    #expect(!untitled.shownLabels.contains("Title"))
  }

  @Test func `a middle item moves aside, and a long title is shortened`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        Text("Content").navigationTitle("A title that takes more than the space of one half")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem { Button("Item") {} }
          }
      }
    }
    let title = harness["A title that takes more than the space of one half"]
    #expect(title.maxX < harness["Middle"].minX)
    #expect(harness["Middle"].maxX < harness["Item"].minX)
    #expect(harness["Item"].maxX <= 400 - 12)
  }
}
