import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// The state of commands, and their presentations.
@MainActor @Suite struct CommandStateTests: MenuBarSuite {
  let log = Kept<[String]>([])

  /// Commands with a state of their own.
  private struct AskingCommands: Commands {
    let log: Kept<[String]>
    @State private var isAsking = false

    var body: some Commands {
      CommandMenu("Letters") {
        Button("Erase") { isAsking = true }
          .keyboardShortcut("e")
          .alert("Erase all?", isPresented: $isAsking) {
            Button("Now") { log.value.append("erased") }
          }
      }
    }
  }

  /// An item with a state of its own.
  private struct AskingItem: View {
    let log: Kept<[String]>
    @State private var isAsking = false
    @State private var count = 0

    var body: some View {
      Button("Erase \(count)") {
        isAsking = true
        count += 1
      }
      .keyboardShortcut("e")
      .alert("Erase all?", isPresented: $isAsking) {
        Button("Now") { log.value.append("erased") }
        Toggle("Sure", isOn: .constant(true))
      }
    }
  }

  private func answer(_ harness: LayoutHarness) {
    #expect(harness.elements.count { $0.label == "Erase all?" && $0.role == .text } == 1)
    #expect(!has("Erase", harness), "the menu is closed")
    harness.click("Now")
    #expect(!has("Erase all?", harness))
  }

  @Test func `an item presents an alert with the state of the commands`() throws {
    let harness = try harness { AskingCommands(log: $0) }
    harness.click("Letters")
    harness.click("Erase")
    answer(harness)
    harness.press(.character("e"), .control)
    answer(harness)
    #expect(log.value == ["erased", "erased"])
  }

  @Test(arguments: [false, true])
  func `an item presents an alert with a state of its own, which it keeps`(isInSubmenu: Bool) throws
  {
    let harness = try harness { log in
      CommandMenu("Letters") {
        AskingItem(log: log)
        if isInSubmenu { Menu("More") { AskingItem(log: log) } }
      }
    }
    harness.click("Letters")
    if isInSubmenu {
      harness.click("More")
      let items = harness.elements.filter { $0.label == "Erase 0" && $0.role == .button }
      let frame = items.max { $0.frame.minX < $1.frame.minX }?.frame ?? .zero
      harness.click(CGPoint(x: frame.midX, y: frame.midY))
    } else {
      harness.click("Erase 0")
    }
    answer(harness)
    #expect(log.value == ["erased"])
    harness.click("Letters")
    #expect(has("Erase 1", harness) == !isInSubmenu)
    if isInSubmenu { harness.click("More") }
    #expect(has("Erase 1", harness))
  }
}
