/// The menu that a button opens.
struct MenuButtonState {
  let isOpen: Bool

  package init(isOpen: Bool) {
    self.isOpen = isOpen
  }
}

extension EnvironmentValues {
  /// The menu that the buttons open when they are pressed; `nil` for other buttons.
  @EnvironmentEntry var menuButton: MenuButtonState?

  /// Whether the buttons are options in an open menu.
  @EnvironmentEntry var areMenuOptions: Bool = false
}
