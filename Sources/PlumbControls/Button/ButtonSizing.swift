/// The width of buttons with a border.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As wide as their label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as their label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as the available space.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension EnvironmentValues {
  /// The width of buttons with a border.
  @EnvironmentEntry public var buttonSizing: ButtonSizing = .automatic
}

extension View {
  /// Sets the width of the buttons with a border inside this view.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
