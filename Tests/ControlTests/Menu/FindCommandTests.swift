import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// The command that moves the keyboard focus to the search field of a window.
@MainActor @Suite struct FindCommandTests: MenuBarSuite {
  let log = Kept<[String]>([])

  private struct Finder: App {
    private let isSearchable: Bool

    init() { preconditionFailure("Tests create the program with its content.") }

    init(isSearchable: Bool) {
      self.isSearchable = isSearchable
    }

    var body: some Scene {
      WindowGroup("Main") {
        if isSearchable {
          Text("Content").searchable(text: .constant(""))
        } else {
          Text("Content")
        }
      }
      .commands { TextEditingCommands() }
    }
  }

  @Test func `the command is in the Edit menu, and moves the focus to the field`() throws {
    let harness = try harness(of: Finder(isSearchable: true))
    #expect(harness.tree.focus.textInput == nil)
    #expect(harness.press(.character("f"), .control))
    #expect(harness.tree.focus.textInput != nil)
    harness.click("Edit")
    harness.click("Find")
    #expect(items(harness).suffix(5).first == "Find…")
  }

  @Test func `without a search field it is disabled`() throws {
    let harness = try harness(of: Finder(isSearchable: false))
    #expect(!harness.press(.character("f"), .control))
  }
}
