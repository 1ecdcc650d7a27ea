private enum MenuItemsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum StandardShortcutsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum OpensMenuKey: EnvironmentKey {
  static var defaultValue: MenuButtonState? { nil }
}

private enum MenuOptionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The menu that a button opens.
struct MenuButtonState {
  let isOpen: Bool
}

extension EnvironmentValues {
  /// The menu that the buttons open when they are pressed; `nil` for other buttons.
  var menuButton: MenuButtonState? {
    get { self[OpensMenuKey.self] }
    set { self[OpensMenuKey.self] = newValue }
  }

  /// Whether the buttons are options in an open menu.
  var areMenuOptions: Bool {
    get { self[MenuOptionsKey.self] }
    set { self[MenuOptionsKey.self] = newValue }
  }

  /// Whether the buttons are standard commands, to which the program's own keyboard shortcuts are
  /// preferred.
  var areStandardShortcuts: Bool {
    get { self[StandardShortcutsKey.self] }
    set { self[StandardShortcutsKey.self] = newValue }
  }

  /// Whether the controls are items of a menu, or menus of a menu bar.
  var areMenuItems: Bool {
    get { self[MenuItemsKey.self] }
    set { self[MenuItemsKey.self] = newValue }
  }
}
