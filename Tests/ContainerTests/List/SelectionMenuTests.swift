import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// Menus for the selection of a list.
@MainActor @Suite struct SelectionMenuTests {
  private let record = Kept<[String]>([])
  private let selection = Kept<Set<String>>([])

  private var harness: LayoutHarness {
    let (record, selection) = (record, selection)
    return LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(selection: selection.binding) {
        ForEach(["Ada", "Ben", "Cleo"], id: \.self) { Text($0) }
      }
      .listStyle(.plain)
      .contextMenu(forSelectionType: String.self) { names in
        if names.isEmpty {
          Button("New") { record.value.append("new") }
        } else {
          Button("Greet") { record.value.append("greet " + names.sorted().joined(separator: " ")) }
        }
      } primaryAction: { names in
        record.value.append("open " + names.sorted().joined(separator: " "))
      }
    }
  }

  @Test func `the menu of a selected row is about the selection`() {
    selection.value = ["Ada", "Cleo"]
    let harness = harness
    harness.click(harness.center(of: "Ada"), .secondary)
    harness.click("Greet")
    #expect(record.value == ["greet Ada Cleo"])
  }

  @Test func `the menu of another row is about that row`() {
    selection.value = ["Ada", "Cleo"]
    let harness = harness
    harness.click(harness.center(of: "Ben"), .secondary)
    harness.click("Greet")
    #expect(record.value == ["greet Ben"])
    #expect(selection.value == ["Ada", "Cleo"])
  }

  @Test func `the actions of a row are separated from the items of the list`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(selection: selection.binding) {
        Text("Ada").tag("Ada").swipeActions {
          Button("Flag") {}
          Button("Hide") {}
        }
      }
      .listStyle(.plain)
      .contextMenu(forSelectionType: String.self) { _ in
        Button("Greet") {}
        Button("Praise") {}
      }
    }
    harness.click(harness.center(of: "Ada"), .secondary)
    let (greet, praise) = (harness["Greet"].midY, harness["Praise"].midY)
    let (flag, hide) = (harness["Flag"].midY, harness["Hide"].midY)
    #expect(hide - flag == praise - greet)
    #expect(flag - praise > praise - greet)
  }

  @Test func `the menu of the empty part of the list is about nothing`() {
    let harness = harness
    harness.click(CGPoint(x: 150, y: 280), .secondary)
    harness.click("New")
    #expect(record.value == ["new"])
  }

  @Test func `a double click and Return perform the primary action`() {
    let harness = harness
    harness.click("Ben")
    #expect(record.value == [])
    harness.click("Ben")
    #expect(record.value == ["open Ben"])
    harness.press(.return)
    #expect(record.value == ["open Ben", "open Ben"])
  }

  @Test func `the menu of the view of a row belongs to the whole row`() {
    let record = record
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(["Ada", "Ben"], id: \.self) { name in
        Text(name).contextMenu { Button("Greet") { record.value.append(name) } }
      }
    }
    // At the other end of the row, beside the text.
    harness.click(CGPoint(x: 270, y: harness["Ben"].midY), .secondary)
    harness.click("Greet")
    #expect(record.value == ["Ben"])
  }

  @Test func `a row with several menus has none of its own`() {
    let record = record
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      List(["Ada"], id: \.self) { name in
        HStack {
          Text(name).contextMenu { Button("Greet") { record.value.append(name) } }
          Text("and").contextMenu { Button("Wave") { record.value.append("wave") } }
        }
      }
    }
    harness.click(CGPoint(x: 270, y: harness["Ada"].midY), .secondary)
    #expect(!harness.shownLabels.contains("Greet"))
    #expect(!harness.shownLabels.contains("Wave"))
  }
}
