import Foundation
import PlumbUI
import Testing

@testable import PlumbApp
@testable import PlumbAppKit
@testable import PlumbPlatform
@testable import PlumbPlatformValues

/// The main menu of AppKit in the menu bars of windows.
@MainActor @Suite struct MainMenuTests {
  private let record: Record

  init() {
    record = Record()
    startAfresh()
  }

  private final class MenuDelegate: NSObject, NSApplicationDelegate {
    let record: Record
    let game = NSMenu(title: "Game")
    private var window: NSWindow?

    init(_ record: Record) {
      self.record = record
    }

    func applicationDidFinishLaunching(_ notification: Notification) {
      let main = NSMenu()
      let app = NSMenu(title: "App")
      app.addItem(
        withTitle: "Quit App", action: Selector(NSApplication.terminate(_:)), keyEquivalent: "q")
      game.addItem(
        withTitle: "New Game", action: Selector(MenuDelegate.newGame(_:)), keyEquivalent: "g")
      game.addItem(.separator())
      game.addItem(withTitle: "Later", action: nil, keyEquivalent: "")
      for menu in [app, game] {
        let item = NSMenuItem()
        item.submenu = menu
        main.addItem(item)
      }
      NSApplication.shared.mainMenu = main
      let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Board")))
      window.makeKeyAndOrderFront(nil)
      self.window = window
    }

    func newGame(_ sender: Any?) {
      record.events.append("new game by \((sender as? NSMenuItem)?.title ?? "nobody")")
    }
  }

  @Test func `a menu of the program is in the menu bar of its window`() throws {
    let delegate = MenuDelegate(record)
    NSApplication.shared.delegate = delegate
    ApplicationState.current.ownDelegate = delegate
    let harness = try LifeHarness(DelegateApp())
    var labels: [String] = []
    harness.then { labels = harness.labels() }
    try harness.run()
    #expect(labels.contains("Game"))
    #expect(labels.contains("Board"))
  }

  @Test func `the key of an item calls its method with the item`() throws {
    let delegate = MenuDelegate(record)
    NSApplication.shared.delegate = delegate
    ApplicationState.current.ownDelegate = delegate
    let harness = try LifeHarness(DelegateApp())
    let stroke = KeyStroke(.character("g"), modifiers: .control)
    harness.then(in: 0, [.keyDown(stroke), .keyUp(stroke)]) { _ in }
    try harness.run()
    #expect(record.events == ["new game by New Game"])
  }

  @Test func `items of AppKit are left out, as the menu bar has its own`() {
    let menu = NSMenu(title: "Edit")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Copy", action: Selector(NSText.copy(_:)), keyEquivalent: "c")
    menu.addItem(withTitle: "Paste", action: Selector(("paste:")), keyEquivalent: "v")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Sort", action: Selector(sort), keyEquivalent: "")
    menu.addItem(.separator())
    menu.addItem(withTitle: "Close", action: Selector(NSWindow.performClose(_:)), keyEquivalent: "")
    #expect(MainMenuCommands.shown(menu).map(\.title) == ["Sort"])
  }

  private func sort() {}
}
