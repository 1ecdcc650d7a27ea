internal import Foundation

/// The space that all items of a menu leave for a check mark before their titles.
struct MenuChecks {
  /// The space that the titles leave, in points; 0 for none.
  var width: CGFloat = 0
  /// Sets the space that the titles leave, in points.
  var reserve: @MainActor (CGFloat) -> Void = { _ in }
}

private enum MenuItemCheckKey: BoundedEnvironmentKey {
  static var defaultValue: Bool? { nil }
  static var boundaries: EnvironmentBoundaries { .popup }
}

private enum MenuChecksKey: EnvironmentKey {
  static var defaultValue: MenuChecks { MenuChecks() }
}

extension EnvironmentValues {
  /// Whether an item of a menu is on; `nil` for an item that is neither on nor off.
  package var menuItemCheck: Bool? {
    get { self[MenuItemCheckKey.self] }
    set { self[MenuItemCheckKey.self] = newValue }
  }

  /// The space for check marks in the menu around an item.
  var menuChecks: MenuChecks {
    get { self[MenuChecksKey.self] }
    set { self[MenuChecksKey.self] = newValue }
  }
}
