/// The menu that a button opens.
struct MenuButtonState {
  let isOpen: Bool

  package init(isOpen: Bool) {
    self.isOpen = isOpen
  }
}

private enum OpensMenuKey: EnvironmentKey {
  static var defaultValue: MenuButtonState? { nil }
}

private enum MenuOptionsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
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
}
