import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Items in the bar of the desktop, which have windows, and the end of the app, requested as in code for the Mac.
@MainActor @Suite struct MenuBarExtraTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct OnlyMenu: App {
    var log = Log()

    var body: some Scene {
      MenuBarExtra("Clock", systemImage: "clock") {
        Button("Act") { log.entries.append("act") }
        Divider()
        Button("Quit") { NSApplication.shared.terminate(nil) }
      }
      Settings { Text("Settings") }
    }
  }

  private struct Panel: App {
    @State private var isInserted = true

    var body: some Scene {
      MenuBarExtra(isInserted: $isInserted) {
        Color.red.frame(width: 240, height: 120)
      } label: {
        Image(systemName: "clock")
      }
      .menuBarExtraStyle(.window)
    }
  }

  private struct Beside: App {
    var isInserted = true

    var body: some Scene {
      MenuBarExtra("Extra", isInserted: .constant(isInserted)) { Button("Act") {} }
      WindowGroup("Main") { Color.clear }.defaultSize(width: 400, height: 200)
    }
  }

  @Test func `a program with an item alone opens its window`() throws {
    let program = OnlyMenu()
    let harness = try WindowsHarness(program)
    var titles: [String] = []
    harness.then { titles = harness.titles }
    // The first key highlights the first item.
    for key in [Key.down, .return] { harness.then(in: 0, [.keyDown(KeyStroke(key))]) }
    var size = CGSize.zero
    harness.then { size = harness.opened[0].size }
    try harness.run()
    #expect(titles == ["Clock"])
    #expect(program.log.entries == ["act"])
    #expect(harness.titles == ["Clock"], "the window stays open")
    // Two items and a line, in a menu of the least width that fills its window.
    #expect(size.width == 200)
    #expect(size.height < 100)
  }

  @Test func `the item Quit ends the program`() throws {
    let harness = try WindowsHarness(OnlyMenu())
    for key in [Key.down, .down, .return] { harness.then(in: 0, [.keyDown(KeyStroke(key))]) }
    // The app ends with the next frames.
    harness.then {}
    var wasReached = false
    harness.then { wasReached = true }
    try harness.run()
    #expect(!wasReached)
  }

  @Test func `with the style of a window it has the size of its views`() throws {
    let harness = try WindowsHarness(Panel())
    var size = CGSize.zero
    harness.then { size = harness.opened[0].size }
    try harness.run()
    #expect(size == CGSize(width: 240, height: 120))
    #expect(harness.opened.count == 1)
  }

  /// The keys that open the menu Window, and choose its first item.
  private static let firstItem = [
    KeyStroke(.character("w"), modifiers: .option), KeyStroke(.return),
  ]

  @Test(arguments: [(true, ["Main", "Extra"]), (false, ["Main"])])
  func `beside another window, the menu bar opens it`(
    isInserted: Bool, expected: [String]
  ) throws {
    let harness = try WindowsHarness(Beside(isInserted: isInserted))
    var atLaunch: [String] = []
    harness.then { atLaunch = harness.titles }
    for stroke in Self.firstItem { harness.then(in: 0, [.keyDown(stroke)]) }
    var titles: [String] = []
    harness.then { titles = harness.titles }
    try harness.run()
    #expect(atLaunch == ["Main"])
    #expect(titles == expected)
  }

  @Test func `without a running app nothing ends`() {
    NSApp.terminate(nil)
    NSApp.activate(ignoringOtherApps: true)
    #expect(NSApp === NSApplication.shared)
  }
}
