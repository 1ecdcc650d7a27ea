/// Whether a menu closes when one of its items is chosen.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let name: String

  /// It closes.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open, so that several items can be chosen.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Whether the enclosing menu closes when an item inside is chosen.
  @EnvironmentEntry var menuActionDismissBehavior: MenuActionDismissBehavior = .automatic
}

extension View {
  /// Sets whether the enclosing menu closes when an item inside is chosen.
  nonisolated public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }
}
