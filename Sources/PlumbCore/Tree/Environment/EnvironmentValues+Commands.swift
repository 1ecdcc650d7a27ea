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

  /// Whether the controls have the roles of items, as in a menu or a menu bar, in place of their own.
  package var haveItemRoles: Bool {
    get { self[ItemRolesKey.self] }
    set { self[ItemRolesKey.self] = newValue }
  }
}
