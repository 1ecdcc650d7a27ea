private enum MenuItemsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum StandardShortcutsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
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
