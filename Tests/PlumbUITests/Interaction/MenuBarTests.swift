import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbPlatform

/// The menu bar of a program with commands.
@MainActor @Suite struct MenuBarTests {
  /// A program whose commands write what they do into a list.
  private struct Program<C: Commands>: App {
    var visibility = Visibility.automatic
    var log = Kept<[String]>([])
    let list: (Kept<[String]>) -> C

    init() { preconditionFailure("Tests create the program with its commands.") }

    init(
      _ visibility: Visibility = .automatic, log: Kept<[String]>,
      @CommandsBuilder _ list: @escaping (Kept<[String]>) -> C
    ) {
      self.visibility = visibility
      self.log = log
      self.list = list
    }

    var body: some Scene {
      WindowGroup("Main") {
        VStack {
          Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
          TextField("Field", text: .constant("abc"))
        }
      }
      .menuBarVisibility(visibility)
      .commands { list(log) }
    }
  }

  private let log = Kept<[String]>([])

  private func harness<C: Commands>(
    _ visibility: Visibility = .automatic, width: CGFloat = 600,
    @CommandsBuilder _ list: @escaping (Kept<[String]>) -> C
  ) throws -> LayoutHarness {
    let scenes = try AppScenes(of: Program(visibility, log: log, list))
    return LayoutHarness(in: CGSize(width: width, height: 400)) { scenes.root }
  }

  /// A harness with one more menu.
  private func harness(
    _ visibility: Visibility = .automatic, width: CGFloat = 600
  ) throws -> LayoutHarness {
    try harness(visibility, width: width) { log in
      CommandMenu("Letters") {
        Button("Alpha") { log.value.append("Alpha") }
          .keyboardShortcut("b", modifiers: [.command, .shift])
        Button("Beta") { log.value.append("Beta") }
        Menu("More") {
          Button("Gamma") { log.value.append("Gamma") }.keyboardShortcut("g")
        }
      }
    }
  }

  private func has(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == label && $0.role != .text }
  }

  private func click(_ label: String, _ harness: LayoutHarness) {
    let frame = harness[label]
    harness.click(CGPoint(x: frame.midX, y: frame.midY), .primary)
  }

  /// The titles of the menus, from the first to the last.
  private func titles(_ harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .popUpButton && $0.frame.minY < 30 }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
  }

  /// The titles of the items of the open menu, from the first to the last.
  private func items(_ harness: LayoutHarness) -> [String] {
    harness.elements
      .filter { [.button, .toggle, .option].contains($0.role) && $0.frame.minY > 25 }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }

  // MARK: What is in the bar

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

  @Test func `groups are before, after or instead of standard items`() throws {
    let harness = try harness { log in
      CommandGroup(before: .newItem) { Button("First") {} }
      CommandGroup(after: .newItem) { Button("Second") {} }
      CommandGroup(replacing: .saveItem) { Button("Save") {} }
      CommandGroup(replacing: .appTermination) {}
    }
    click("File", harness)
    #expect(items(harness) == ["First", "New Window", "Second", "Save"])
  }

  @Test func `a menu with the title of a standard one is a part of it`() throws {
    let harness = try harness { log in CommandMenu("View") { Button("Zoom") {} } }
    #expect(titles(harness) == ["File", "Edit", "View"])
    click("View", harness)
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
    click("Letters", harness)
    #expect(items(harness) == ["Alpha", "Beta"])
    click("Beta", harness)
    #expect(log.value == ["Beta"])
    #expect(!has("Beta", harness))
  }

  @Test func `while a menu is open the pointer goes on to another`() throws {
    let harness = try harness()
    click("Letters", harness)
    let file = harness["File"]
    harness.tree.send(.pointerMoved(CGPoint(x: file.midX, y: file.midY)))
    harness.layOut()
    #expect(!has("Alpha", harness) && has("Quit", harness))
    click("File", harness)
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
    click("Letters", harness)
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
    click("Field", harness)
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
    #expect(titles(harness) == ["☰"])
    harness.press(.function(10))
    harness.press(.down)
    #expect(has("Letters", harness) && !has("Alpha", harness))
    harness.press(.end)
    harness.press(.right)
    #expect(has("Alpha", harness))
    #expect(harness.tree.minimumWindowSize.width < 60)
  }

  // MARK: Items

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
    click("Letters", harness)
    #expect(items(harness) == ["One", "Two", "On", "Plain"])
    let texts = harness.elements.filter {
      $0.role == .text && ["One", "Two", "On", "Plain"].contains($0.label)
    }
    #expect(texts.count == 4)
    #expect(Set(texts.map(\.frame.minX)).count == 1, "All titles begin at the same place.")
    click("One", harness)
    #expect(choice.value == 1)
    #expect(!has("One", harness))
  }

  @Test func `items of the clipboard are for the text with the focus`() throws {
    let harness = try harness()
    click("Edit", harness)
    click("Select All", harness)
    #expect(has("Select All", harness), "A disabled item does not close the menu.")
    harness.press(.escape)
    click("Field", harness)
    click("Edit", harness)
    click("Copy", harness)
    #expect(has("Copy", harness), "Nothing is selected yet.")
    click("Select All", harness)
    click("Edit", harness)
    click("Copy", harness)
    #expect(harness.tree.clipboard.text == "abc")
  }
}
