internal import Foundation
internal import PlumbPlatformValues
internal import PlumbUI

/// The main menu as commands of the menu bar.
///
/// The menu bar has the standard menus of each program. So it leaves out the items with actions of AppKit: quitting,
/// closing, the clipboard and the like. The other items of the app's menu, which is the first one, are where settings
/// are; a menu with the title of a standard one is a part of it.
enum MainMenuCommands {
  /// Shows a main menu in the menu bars; `nil` for the standard menus alone.
  @MainActor static func install(_ menu: NSMenu?) {
    let commands = ProgramLife.shared.commands
    commands.removeAll()
    guard let menu else { return }
    for (index, item) in menu.items.enumerated() {
      guard let submenu = item.submenu else { continue }
      if index == 0 {
        if !shown(submenu).isEmpty {
          commands.append(CommandGroup(before: .appSettings) { MenuItemsView(menu: submenu) })
        }
      } else {
        let title = submenu.title.isEmpty ? item.title : submenu.title
        // The menus of the program alone may be empty for now.
        if !shown(submenu).isEmpty || submenu.items.isEmpty {
          commands.append(CommandMenu(title) { MenuItemsView(menu: submenu) })
        }
      }
    }
  }

  /// Returns the items that the menu bar does not have anyway, without lines at the ends and twice.
  @MainActor static func shown(_ menu: NSMenu) -> [NSMenuItem] {
    var items: [NSMenuItem] = []
    for item in menu.items where !item.isHidden && !isStandard(item) {
      if item.isSeparatorItem, items.last?.isSeparatorItem ?? true { continue }
      items.append(item)
    }
    if items.last?.isSeparatorItem == true { items.removeLast() }
    return items
  }

  /// Whether an item has an action of AppKit.
  @MainActor private static func isStandard(_ item: NSMenuItem) -> Bool {
    if let submenu = item.submenu { return !submenu.items.isEmpty && shown(submenu).isEmpty }
    guard let action = item.action else { return false }
    if StandardAction(action) != nil { return true }
    let types: [Any.Type] = [NSApplication.self, NSWindow.self, NSText.self, NSResponder.self]
    return types.contains { $0 == action.targetType }
  }
}

/// The items of a menu.
private struct MenuItemsView: View {
  let menu: NSMenu

  var body: some View {
    ForEach(MainMenuCommands.shown(menu).map(IdentifiedItem.init)) { MenuItemView(item: $0.item) }
  }

  private struct IdentifiedItem: Identifiable {
    let item: NSMenuItem

    var id: ObjectIdentifier { ObjectIdentifier(item) }
  }
}

/// An item of a menu.
private struct MenuItemView: View {
  let item: NSMenuItem

  var body: some View {
    if item.isSeparatorItem {
      Divider()
    } else if let submenu = item.submenu {
      Menu(item.title) { MenuItemsView(menu: submenu) }
    } else if item.state == .off {
      Button(item.title) { item.perform() }
        .keyboardShortcut(shortcut)
        .disabled(!isEnabled)
    } else {
      Toggle(item.title, isOn: Binding(get: { true }, set: { _ in item.perform() }))
        .keyboardShortcut(shortcut)
        .disabled(!isEnabled)
    }
  }

  private var isEnabled: Bool {
    guard item.isEnabled, item.action != nil else { return false }
    return (item.target as? any NSMenuItemValidation)?.validateMenuItem(item) ?? true
  }

  /// As AppKit: an upper-case letter requires the Shift key.
  private var shortcut: KeyboardShortcut? {
    guard let key = item.keyEquivalent.first else { return nil }
    let flags = item.keyEquivalentModifierMask
    var modifiers: EventModifiers = key.isUppercase ? .shift : []
    let pairs: [(NSEvent.ModifierFlags, EventModifiers)] = [
      (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
    ]
    for (flag, modifier) in pairs where flags.contains(flag) { modifiers.insert(modifier) }
    return KeyboardShortcut(
      KeyEquivalent(key.lowercased().first ?? key), modifiers: modifiers)
  }
}
