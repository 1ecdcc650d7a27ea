import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Toolbars that do not fit into their window.
@MainActor @Suite struct ToolbarOverflowTests {
  private struct Notes: View {
    let pressed: Kept<[String]>
    var count = 6
    var title = "A rather long title"

    var body: some View {
      NavigationStack {
        List { Text("Row") }
          .navigationTitle(title)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { button("Cancel") }
            ToolbarItemGroup {
              ForEach(1...count, id: \.self) { button("Item \($0)", "star") }
            }
            ToolbarItem(placement: .secondaryAction) { button("Second", "bell") }
            ToolbarItem(placement: .principal) { Text("Middle") }
            ToolbarItem(placement: .confirmationAction) { button("Save") }
          }
      }
    }

    private func button(_ title: String, _ symbol: String? = nil) -> some View {
      Button {
        pressed.value.append(title)
      } label: {
        if let symbol { Label(title, systemImage: symbol) } else { Text(title) }
      }
      .keyboardShortcut(title == "Item 6" ? KeyboardShortcut("6") : nil)
    }
  }

  private let pressed = Kept<[String]>([])
  private static let narrow = CGSize(width: 300, height: 300)
  private static let wide = CGSize(width: 900, height: 300)
  private let items = (1...6).map { "Item \($0)" }

  private func harness(in size: CGSize, _ direction: LayoutDirection = .leftToRight)
    -> LayoutHarness
  {
    LayoutHarness(in: size) { [pressed] in
      Notes(pressed: pressed).environment(\.layoutDirection, direction)
    }
  }

  @Test func `a bar that fits shows all items in order, and no menu`() {
    let harness = harness(in: Self.wide)
    let labels = ["Cancel", "A rather long title", "Middle", "Second"] + items + ["Save"]
    #expect(!harness.shownLabels.contains("More"))
    let frames = labels.map { harness[$0] }
    for (first, second) in zip(frames, frames.dropFirst()) { #expect(first.maxX < second.minX) }
    #expect(harness["Middle"].midX == 450)
    #expect(abs(harness["Save"].maxX - (900 - 12)) < 0.01)
  }

  @Test func `nothing is outside of a narrow window`() {
    let harness = harness(in: Self.narrow)
    for element in harness.elements {
      #expect(element.frame.minX >= 0 && element.frame.maxX <= 300, "\(element.label ?? "")")
    }
    #expect(harness.shownLabels.isSuperset(of: ["Cancel", "A rather long title", "Save", "More"]))
    #expect(abs(harness["More"].maxX - (300 - 12)) < 0.01)
    // Items that confirm and cancel are never in the menu.
    #expect(harness["Cancel"].minX == 12)
    #expect(harness["Save"].maxX < harness["More"].minX)
  }

  @Test func `the items make way from the end, the secondary ones first`() {
    let harness = harness(in: Self.wide)
    var known = Set(items + ["Second", "Middle"])
    var order: [String] = []
    for width in stride(from: 900.0, through: 200, by: -2) {
      harness.layOut(in: CGSize(width: width, height: 300))
      let shown = harness.shownLabels
      let gone = known.subtracting(shown)
      #expect(gone.count <= 2)
      order += gone.sorted(by: >)
      known.subtract(gone)
      #expect(order.isEmpty != shown.contains("More"))
    }
    #expect(order.first == "Second")
    #expect(order.dropFirst() == items.reversed() + ["Middle"])
  }

  @Test func `the title is shortened before any item makes way`() {
    let harness = harness(in: Self.wide)
    let ideal = harness["A rather long title"].width
    for width in stride(from: 900.0, through: 200, by: -2) {
      harness.layOut(in: CGSize(width: width, height: 300))
      if !harness.shownLabels.contains("Second") { break }
    }
    // Less than its first letters and the width of an item are left.
    #expect(harness["A rather long title"].width < min(ideal, 44 + 38))
  }

  @Test func `the menu has the items that are not in the bar, with their titles`() {
    let harness = harness(in: Self.narrow)
    let hidden = items.filter { !harness.shownLabels.contains($0) }
    #expect(hidden.count > 2 && hidden.contains("Item 6"))
    harness.click("More")
    #expect(harness.shownLabels.isSuperset(of: hidden + ["Second"]))
    let rows = hidden.map { harness[$0] }
    for (first, second) in zip(rows, rows.dropFirst()) { #expect(first.midY < second.minY) }
    let texts = harness.elements.filter { $0.role == .text }.compactMap(\.label)
    #expect(hidden.allSatisfy(texts.contains) || rows.allSatisfy { $0.width > 60 })
    harness.click("Item 5")
    #expect(pressed.value == ["Item 5"])
    #expect(!harness.shownLabels.contains("Item 5"), "the menu is closed")
  }

  @Test func `the shortcut of an item in the menu works`() {
    let harness = harness(in: Self.narrow)
    #expect(!harness.shownLabels.contains("Item 6"))
    harness.press(.character("6"), .control)
    #expect(pressed.value == ["Item 6"])
  }

  @Test func `right to left the bar is mirrored`() {
    let (left, right) = (harness(in: Self.narrow), harness(in: Self.narrow, .rightToLeft))
    #expect(left.shownLabels == right.shownLabels)
    for label in ["Cancel", "Save", "More", "A rather long title"] {
      #expect(abs(left[label].minX - (300 - right[label].maxX)) < 0.01, "\(label)")
    }
  }

  @Test func `the least width does not depend on the number of items and the title`() {
    func least(_ count: Int, _ title: String) -> CGFloat {
      LayoutHarness(proposing: 0, 0) { [pressed] in
        Notes(pressed: pressed, count: count, title: title)
      }
      .measuredSize.width
    }
    #expect(least(1, "A") == least(40, "A title that is wider than the other one"))
    #expect(least(1, "A") < 250)
  }

  @Test func `another width evaluates no view`() {
    let harness = harness(in: Self.wide)
    let bodies = harness.tree.bodyCount
    harness.layOut(in: Self.narrow)
    #expect(harness.shownLabels.contains("More"))
    #expect(harness.tree.bodyCount == bodies)
  }

  /// An item with a state of its own.
  private struct Adding: View {
    @State private var isAdding = false
    @State private var count = 0

    var body: some View {
      Button("Add \(count)") {
        isAdding = true
        count += 1
      }
      .sheet(isPresented: $isAdding) { Text("Sheet") }
    }
  }

  @Test func `an item has its state in the bar and in the menu`() {
    let harness = LayoutHarness(in: CGSize(width: 120, height: 300)) {
      Text("Content").toolbar { Adding() }
    }
    #expect(harness.shownLabels.contains("Add 0"))
    harness.layOut(in: CGSize(width: 60, height: 300))
    #expect(!harness.shownLabels.contains("Add 0"))
    harness.click("More")
    harness.click("Add 0")
    #expect(harness.shownLabels.contains("Sheet"))
    harness.layOut(in: CGSize(width: 120, height: 300))
    #expect(harness.shownLabels.isSuperset(of: ["Sheet"]))
  }

  @Test func `toggles and menus of the bar are items of the menu`() {
    let isOn = Kept(false)
    let harness = LayoutHarness(in: CGSize(width: 150, height: 300)) {
      Recorded(record: isOn) { isOn in
        NavigationStack {
          Text("Content").navigationTitle("Title").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            ToolbarItem { Toggle("Pin", systemImage: "pin", isOn: isOn) }
            ToolbarItem { Menu("Sort", systemImage: "star") { Button("By name") {} } }
          }
        }
      }
    }
    harness.click("More")
    #expect(harness.shownLabels.isSuperset(of: ["Pin", "Sort"]))
    harness.click("Pin")
    #expect(isOn.value)
  }

  @Test func `a picker in a bar has no visible label`() {
    let harness = LayoutHarness(in: Self.wide) {
      Text("Content").toolbar {
        Picker("View", selection: .constant(1)) {
          Text("Icons").tag(1)
          Text("Columns").tag(2)
        }
        .pickerStyle(.segmented)
      }
    }
    let picker = harness.elements.first { $0.role == .picker }
    #expect(picker?.label == "View")
    #expect(!harness.elements.contains { $0.role == .text && $0.label == "View" })
  }

  // MARK: The bar at the bottom

  private func bottomBar(_ width: CGFloat, hasSpacer: Bool = true) -> LayoutHarness {
    let pressed = pressed
    return LayoutHarness(in: CGSize(width: width, height: 200)) {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") { pressed.value.append("First") }
            if hasSpacer { Spacer() }
            Button("Second") { pressed.value.append("Second") }
            Button("Last") { pressed.value.append("Last") }
          }
        }
      }
    }
  }

  @Test func `spacers in the bar at the bottom have the space that is left`() {
    let harness = bottomBar(400)
    #expect(!harness.shownLabels.contains("More"))
    #expect(harness["First"].minX == 12)
    #expect(abs(harness["Last"].maxX - (400 - 12)) < 0.01)
    let centered = bottomBar(400, hasSpacer: false)
    #expect(abs(centered["First"].minX - (400 - centered["Last"].maxX)) <= 1)
  }

  @Test func `a bar at the bottom that is too narrow has a menu of the last items`() {
    let harness = bottomBar(200)
    #expect(harness.shownLabels.isSuperset(of: ["First", "More"]))
    #expect(!harness.shownLabels.contains("Last"))
    #expect(harness["More"].maxX <= 200 - 12)
    harness.click("More")
    harness.click("Last")
    #expect(pressed.value == ["Last"])
  }
}
