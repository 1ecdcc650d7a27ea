/// Whether a held button repeats its action; see `buttonRepeatBehavior(_:)`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour: the buttons of a ``Stepper`` repeat, and others do not.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// A held button repeats its action.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// A held button does not repeat its action.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension EnvironmentValues {
  /// Whether held buttons repeat their actions.
  @EnvironmentEntry public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior = .automatic
}

extension View {
  /// Sets whether the buttons in this view repeat their actions while they are held, after half a second ten times a
  /// second.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}
