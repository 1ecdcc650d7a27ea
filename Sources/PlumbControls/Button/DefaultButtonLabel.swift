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
