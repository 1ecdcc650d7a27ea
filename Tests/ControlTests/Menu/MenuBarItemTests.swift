import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// The items of the menu bar, and bars that are hidden or narrow.
@MainActor @Suite struct MenuBarItemTests: MenuBarSuite {
  let log = Kept<[String]>([])

  // MARK: Hidden and narrow bars

  @Test func `a hidden bar is there while it is used, in front of the content`() throws {
    let harness = try harness(.hidden)
    #expect(titles(harness) == [])
    let content = harness["Content"]
    harness.press(.function(10))
    #expect(titles(harness) == ["File", "Edit", "View", "Letters"])
    #expect(harness["Content"] == content)
    harness.press(.escape)
    #expect(titles(harness) == [])
    harness.press(.character("l"), .option)
    #expect(has("Alpha", harness))
  }

  @Test func `in a narrow window all menus are in one`() throws {
    let harness = try harness(width: 90)
    #expect(titles(harness) == ["Menu"])
    harness.press(.function(10))
    harness.press(.down)
    #expect(has("Letters", harness) && !has("Alpha", harness))
    harness.press(.end)
    harness.press(.right)
    #expect(has("Alpha", harness))
    #expect(harness.tree.minimumWindowSize.width < 60)
  }

  @Test func `in a narrow window a letter opens the menu in the one`() throws {
    let harness = try harness(width: 90)
    harness.press(.character("l"), .option)
    #expect(has("Letters", harness) && has("Alpha", harness))
    harness.press(.character("f"), .option)
    #expect(!has("Alpha", harness) && has("Letters", harness))
    harness.press(.character("l"), .option)
    #expect(has("Alpha", harness))
    harness.press(.escape)
    harness.press(.escape)
    #expect(!has("Letters", harness))
    #expect(!harness.press(.character("q"), .option), "no menu has the letter")
  }

  // MARK: Items

  @Test func `groups of commands have the commands in them`() throws {
    let harness = try harness { log in
      Group {
        CommandMenu("Letters") { Button("Alpha") { log.value.append("Alpha") } }
        CommandMenu("Numbers") { Button("One") { log.value.append("One") } }
      }
    }
    #expect(titles(harness) == ["File", "Edit", "View", "Letters", "Numbers"])
    harness.click("Numbers")
    harness.click("One")
    #expect(log.value == ["One"])
  }

  @Test func `pickers and toggles in a menu are items with check marks`() throws {
    let choice = Kept(2)
    let harness = try harness { log in
      CommandMenu("Letters") {
        Section("Choose") {
          Picker("Number", selection: Binding(get: { choice.value }, set: { choice.value = $0 })) {
            Text("One").tag(1)
            Text("Two").tag(2)
          }
          .pickerStyle(.inline)
        }
        Toggle("On", isOn: .constant(true))
        Button("Plain") {}
      }
    }
    harness.click("Letters")
    #expect(items(harness) == ["One", "Two", "On", "Plain"])
    let texts = harness.elements.filter {
      $0.role == .text && ["One", "Two", "On", "Plain"].contains($0.label)
    }
    #expect(texts.count == 4)
    #expect(Set(texts.map(\.frame.minX)).count == 1, "All titles begin at the same place.")
    harness.click("One")
    #expect(choice.value == 1)
    #expect(!has("One", harness))
  }

  @Test func `items of the clipboard are for the text with the focus`() throws {
    let harness = try harness()
    harness.click("Edit")
    harness.click("Select All")
    #expect(has("Select All", harness), "A disabled item does not close the menu.")
    harness.press(.escape)
    harness.click("Field")
    harness.click("Edit")
    harness.click("Copy")
    #expect(has("Copy", harness), "Nothing is selected yet.")
    harness.click("Select All")
    harness.click("Edit")
    harness.click("Copy")
    #expect(harness.tree.clipboard.text == "abc")
  }
}
