/// How wide buttons with a border are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// As wide as their label.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as their label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as the space that is offered.
  public static let flexible = ButtonSizing(name: "flexible")
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension EnvironmentValues {
  /// How wide buttons with a border are.
  public var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

extension View {
  /// Sets how wide the buttons with a border inside are.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    environment(\.buttonSizing, sizing)
  }
}
