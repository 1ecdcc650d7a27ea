import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbPlatform
@testable import TestSupport

/// The menu bar of a program with commands.
@MainActor @Suite struct MenuBarTests: MenuBarSuite {
  let log = Kept<[String]>([])

  // MARK: The contents of the bar

  @Test func `own menus follow the standard ones, and empty menus are not shown`() throws {
    #expect(titles(try harness()) == ["File", "Edit", "View", "Letters"])
    let filled = try harness { log in
      CommandMenu("One") { Button("A") {} }
      CommandGroup(replacing: .help) { Button("Manual") {} }
      CommandMenu("Two") { Button("B") {} }
      CommandGroup(after: .textFormatting) { Button("Bold") {} }
    }
    #expect(titles(filled) == ["File", "Edit", "Format", "View", "One", "Two", "Help"])
  }

  @Test func `the content is below the bar`() throws {
    let harness = try harness()
    #expect(harness["Content"].minY >= harness["File"].maxY)
  }

  private struct Tools: App {
    var body: some Scene {
      WindowGroup("Main") { Screen() }.commands { CommandMenu("Letters") { Button("A") {} } }
    }
  }

  private struct Screen: View {
    @State private var hasToolbar = true

    var body: some View {
      if hasToolbar {
        field.toolbar { Button("Tool") { hasToolbar = false } }
      } else {
        field
      }
    }

    private var field: some View {
      Color.clear.accessibilityElement().accessibilityLabel("Content")
    }
  }

  @Test func `the toolbar of the window is between the bar and the content`() throws {
    let harness = try harness(of: Tools())
    #expect(harness["File"].minY < 10)
    #expect(harness["Tool"].minY >= harness["File"].maxY)
    #expect(harness["Content"].minY >= harness["Tool"].maxY)
    #expect(harness["Content"].maxY == 400)
    let top = harness["Content"].minY
    harness.click("Tool")
    // The content is below the bar; 52 points are the least height of a toolbar.
    #expect(harness["Content"].minY == top - 52)
    #expect(!harness.shownLabels.contains("Tool"))
  }

  @Test func `groups are before, after or instead of standard items`() throws {
    let harness = try harness { log in
      CommandGroup(before: .newItem) { Button("First") {} }
      CommandGroup(after: .newItem) { Button("Second") {} }
      CommandGroup(replacing: .saveItem) { Button("Save") {} }
      CommandGroup(replacing: .appTermination) {}
    }
    harness.click("File")
    #expect(items(harness) == ["First", "New Window", "Second", "Save"])
  }

  @Test func `a menu with the title of a standard one is a part of it`() throws {
    let harness = try harness { log in CommandMenu("View") { Button("Zoom") {} } }
    #expect(titles(harness) == ["File", "Edit", "View"])
    harness.click("View")
    #expect(items(harness).last == "Zoom")
  }

  @Test func `conditional commands come and go`() throws {
    let isOn = Knob(false)
    let harness = try harness { log in
      if isOn.value { CommandMenu("Extra") { Button("A") {} } }
    }
    #expect(titles(harness) == ["File", "Edit", "View"])
    isOn.value = true
    harness.layOut()
    #expect(titles(harness) == ["File", "Edit", "View", "Extra"])
    isOn.value = false
    harness.layOut()
    #expect(titles(harness) == ["File", "Edit", "View"])
  }

  // MARK: The pointer

  @Test func `a click opens a menu, and its item performs and closes it`() throws {
    let harness = try harness()
    harness.click("Letters")
    #expect(items(harness) == ["Alpha", "Beta"])
    harness.click("Beta")
    #expect(log.value == ["Beta"])
    #expect(!has("Beta", harness))
  }

  @Test func `while a menu is open the pointer goes on to another`() throws {
    let harness = try harness()
    harness.click("Letters")
    let file = harness["File"]
    harness.tree.send(.pointerMoved(CGPoint(x: file.midX, y: file.midY)))
    harness.layOut()
    #expect(!has("Alpha", harness) && has("Quit", harness))
    harness.click("File")
    #expect(!has("Quit", harness))
  }

  @Test func `a press that ends on an item performs it`() throws {
    let harness = try harness()
    let title = harness["Letters"]
    let start = CGPoint(x: title.midX, y: title.midY)
    harness.tree.send(.pointerMoved(start))
    harness.tree.send(.pointerDown(start, .primary))
    harness.layOut()
    let item = harness["Alpha"]
    let end = CGPoint(x: item.midX, y: item.midY)
    harness.tree.send(.pointerMoved(end))
    harness.layOut()
    harness.tree.send(.pointerUp(end, .primary))
    harness.layOut()
    #expect(log.value == ["Alpha"])
    #expect(!has("Alpha", harness))
  }

  @Test func `a click elsewhere closes the menu without another effect`() throws {
    let harness = try harness()
    harness.click("Letters")
    harness.click(CGPoint(x: 300, y: 390), .primary)
    #expect(!has("Alpha", harness))
    #expect(harness.tree.focus.target == nil)
  }

  // MARK: The keyboard

  @Test func `F10 highlights the first menu, arrows go on, and Return opens and performs`() throws {
    let harness = try harness()
    #expect(harness.press(.function(10)))
    #expect(items(harness) == [])
    for _ in 0..<3 { harness.press(.right) }
    harness.press(.return)
    #expect(items(harness) == ["Alpha", "Beta"])
    harness.press(.down)
    harness.press(.return)
    #expect(log.value == ["Beta"])
    #expect(!has("Beta", harness))
  }

  @Test func `the arrows open the menu beside, around the ends`() throws {
    let harness = try harness()
    harness.press(.character("f"), .option)
    #expect(has("Quit", harness))
    harness.press(.left)
    #expect(!has("Quit", harness) && has("Alpha", harness))
    harness.press(.right)
    #expect(has("Quit", harness) && !has("Alpha", harness))
  }

  @Test func `Alt alone highlights the bar, with another key it does not`() throws {
    let harness = try harness()
    harness.press(.option, .option)
    harness.press(.down)
    #expect(has("Quit", harness))
    harness.press(.escape)
    #expect(!has("Quit", harness))

    harness.tree.send(.keyDown(KeyStroke(.option, modifiers: .option)))
    harness.press(.character("x"), .option)
    harness.tree.send(.keyUp(KeyStroke(.option)))
    harness.layOut()
    harness.press(.down)
    #expect(!has("Quit", harness))
  }

  @Test func `the release with which the window loses the keys does not highlight the bar`() throws
  {
    let harness = try harness()
    harness.tree.send(.keyDown(KeyStroke(.option, modifiers: .option)))
    harness.tree.send(.keyUp(KeyStroke(.option)))
    harness.tree.send(.activationChanged)
    harness.layOut()
    harness.press(.down)
    #expect(!has("Quit", harness))
  }

  @Test func `Escape ends the use of the bar, and the field keeps the focus`() throws {
    let harness = try harness()
    harness.click("Field")
    let field = harness.tree.focus.target
    #expect(field != nil)
    harness.press(.character("l"), .option)
    #expect(has("Alpha", harness))
    harness.press(.escape)
    #expect(!has("Alpha", harness))
    #expect(harness.tree.focus.target === field)
  }

  @Test func `shortcuts work without the bar, also those in a menu of a menu`() throws {
    let harness = try harness()
    harness.press(.character("b"), [.control, .shift])
    harness.press(.character("g"), .control)
    #expect(log.value == ["Alpha", "Gamma"])
  }

  @Test(arguments: [
    (KeyboardShortcut("s"), "Ctrl+S"),
    (KeyboardShortcut("z", modifiers: [.command, .shift]), "Ctrl+Shift+Z"),
    (KeyboardShortcut("f", modifiers: [.command, .control]), "Ctrl+Super+F"),
    (KeyboardShortcut(.delete, modifiers: []), "Backspace"),
    (KeyboardShortcut(.leftArrow, modifiers: .option), "Alt+←"),
    (KeyboardShortcut(KeyEquivalent("\u{F708}"), modifiers: []), "F5"),
  ])
  func `a shortcut is shown in words`(shortcut: KeyboardShortcut, title: String) {
    #expect(shortcut.title == title)
  }

  @Test func `each menu has a letter of its own`() {
    let menus = ["File", "Format", "Edit", "fff"].map { name in
      MenuBarMenu(Text(verbatim: name), groups: []).resolved(in: EnvironmentValues())
    }
    #expect(MenuBarMenu.letters(of: menus) == ["f", "o", "e", nil])
  }

  @Test func `a window with a bar comes to rest`() throws {
    let harness = try harness()
    func expectRest() {
      for _ in 0..<3 { harness.layOut() }
      #expect(harness.tree.sleep {})
      let count = harness.tree.bodyCount
      for _ in 0..<3 { harness.layOut() }
      #expect(harness.tree.bodyCount == count)
    }
    expectRest()
    harness.press(.character("l"), .option)
    expectRest()
    harness.press(.escape)
    expectRest()
  }

  @Test func `a click elsewhere ends the use of a highlighted bar`() throws {
    let harness = try harness()
    harness.press(.function(10))
    harness.click("Field")
    harness.press(.down)
    #expect(!has("Quit", harness))
  }

  @Test func `the space bar in a menu enters no space`() throws {
    let text = Kept("")
    let harness = try harness(of: Writer(text: text))
    harness.click("Field")
    harness.type("a")
    harness.click("File")
    harness.press(.up)
    harness.press(.up)
    harness.tree.send(.keyDown(KeyStroke(.space)))
    harness.tree.send(.textInput(" "))
    harness.tree.send(.keyUp(KeyStroke(.space)))
    harness.layOut()
    #expect(!has("Quit", harness))
    harness.type("b")
    #expect(text.value == "ab")
  }

  /// A program with a field.
  private struct Writer: App {
    var text = Kept("")

    init() {}

    init(text: Kept<String>) { self.text = text }

    var body: some Scene {
      WindowGroup("Writer") { TextField("Field", text: text.binding) }.commands { EmptyCommands() }
    }
  }

  @Test func `Alt and a letter without a menu enters nothing`() throws {
    let text = Kept("")
    let harness = try harness(of: Writer(text: text))
    harness.click("Field")
    harness.tree.send(.keyDown(KeyStroke(.character("q"), modifiers: .option)))
    harness.tree.send(.textInput("q"))
    harness.type("b")
    #expect(text.value == "b")
  }

  @Test func `a shortcut of the views comes before that of a standard item`() throws {
    let isShown = Knob(false)
    let log = log
    let harness = try harness(of: Shortcuts(isShown: isShown, log: log))
    isShown.value = true
    harness.layOut()
    #expect(harness.press(.character("n"), .control))
    #expect(log.value == ["views"])
  }

  /// A program whose views have the shortcut of new windows, later.
  private struct Shortcuts: App {
    var isShown = Knob(false)
    var log = Kept<[String]>([])

    init() {}

    init(isShown: Knob<Bool>, log: Kept<[String]>) {
      self.isShown = isShown
      self.log = log
    }

    var body: some Scene {
      WindowGroup("Shortcuts") {
        if isShown.value {
          Button("Own") { log.value.append("views") }.keyboardShortcut("n")
        }
      }
    }
  }
}
