private enum MenuItemsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the controls are items of a menu, or menus of a menu bar.
  var areMenuItems: Bool {
    get { self[MenuItemsKey.self] }
    set { self[MenuItemsKey.self] = newValue }
  }
}
