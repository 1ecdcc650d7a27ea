internal import Foundation

/// The space that all items of a menu leave for a check mark before their titles.
struct MenuChecks {
  /// The space that the titles leave, in points; 0 for none.
  var width: CGFloat = 0
  /// Sets the space that the titles leave, in points.
  var reserve: @MainActor (CGFloat) -> Void = { _ in }
}

extension EnvironmentValues {
  /// Whether an item of a menu is on; `nil` for an item that is neither on nor off.
  @EnvironmentEntry(until: .popup) package var menuItemCheck: Bool?

  /// The space for check marks in the menu around an item.
  @EnvironmentEntry var menuChecks: MenuChecks = MenuChecks()
}
