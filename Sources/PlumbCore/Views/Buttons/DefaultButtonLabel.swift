/// The usual label of a button with a role.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View { Text(title) }

  private var title: LocalizedStringKey {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the usual label of its role: "Cancel", "Close", "Delete", or "Done" to confirm.
  @preconcurrency nonisolated public init(
    role: ButtonRole, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// A button style for the bar below a toolbar that narrows down what is shown: the label in the colour of text.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonStyle().makeBody(configuration: configuration)
      .foregroundStyle(.primary)
      .controlSize(.small)
  }
}

/// A button style for the bar below a toolbar, whose buttons do something: a small one with a grey background.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration).controlSize(.small)
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A label in the colour of text, for the bar below a toolbar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A small button with a grey background, for the bar below a toolbar.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
