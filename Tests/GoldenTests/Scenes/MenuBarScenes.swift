import SwiftUI

@testable import PlumbApp
@testable import PlumbCore

extension GoldenScene {
  /// The menu bar of a window.
  static let menuBars: [GoldenScene] = [
    GoldenScene(
      "menu-bar", 300, 250, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 460, height: 400),
      events: [KeyStroke(.character("l"), modifiers: .option), KeyStroke(.down)].map(Event.keyDown)
    ) {
      // Without its own scenes, a picture has no program.
      StandardMenus(of: []).container(with: LetterMenu())
    },
    GoldenScene(
      "menu-bar-narrow", 90, 150, text: true, scales: [1], large: CGSize(width: 130, height: 240),
      events: [Key.function(10), .return].map { .keyDown(KeyStroke($0)) }
    ) {
      StandardMenus(of: []).container(with: LetterMenu())
    },
  ]
}

extension StandardMenus {
  /// Returns a window with the standard menus and another one.
  @MainActor fileprivate func container(with menu: some View) -> some View {
    let entry = CommandEntry(.menu(Text("Letter")), menu)
    return MenuBarContainer(
      menus: { menus(with: CommandEntries(list: [entry])) }, isHidden: false,
      content: Text("Dear Ada").frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// A menu with a section, marks, another menu and shortcuts.
private struct LetterMenu: View {
  var body: some View {
    Section("Paper") {
      Picker("Paper", selection: .constant(1)) {
        Text("White").tag(0)
        Text("Cream").tag(1)
      }
      .pickerStyle(.inline)
    }
    Divider()
    Toggle("Ruled", isOn: .constant(true)).keyboardShortcut("r")
    Menu("Size") { Button("Larger") {} }
    Divider()
    Button("Begin Again", role: .destructive) {}.keyboardShortcut(.delete)
  }
}
