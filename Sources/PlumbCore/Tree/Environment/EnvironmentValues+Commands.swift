extension EnvironmentValues {
  /// Whether the buttons are standard commands, to which the program's own keyboard shortcuts are
  /// preferred.
  @EnvironmentEntry package var areStandardShortcuts: Bool = false

  /// Whether controls have the accessibility roles of items in place of their own, as in a menu.
  @EnvironmentEntry package var controlsHaveItemRoles: Bool = false
}
