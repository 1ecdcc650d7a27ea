private enum ItemRolesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum StandardShortcutsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the buttons are standard commands, to which the program's own keyboard shortcuts are
  /// preferred.
  package var areStandardShortcuts: Bool {
    get { self[StandardShortcutsKey.self] }
    set { self[StandardShortcutsKey.self] = newValue }
  }

  /// Whether controls have the accessibility roles of items in place of their own, as in a menu.
  package var controlsHaveItemRoles: Bool {
    get { self[ItemRolesKey.self] }
    set { self[ItemRolesKey.self] = newValue }
  }
}
