/// A control that performs an action when it is pressed.
///
/// As SwiftUI: the action is performed when the pointer is released inside the button after it was
/// pressed inside.
public struct Button<Label: View> {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Creates a button with a label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: View, RoleView {
  package static var elementRole: ElementRole { .button }

  public var body: some View {
    let label = label
    style.makeBody(
      PrimitiveButtonStyleConfiguration(
        role: role,
        label: PrimitiveButtonStyleConfiguration.Label { Label._resolve(label, at: &$0) },
        action: action)
    )
    .controlForegroundStyle()
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(key) }
  }

  /// Creates a button with a localized title and a role.
  @preconcurrency nonisolated public init(
    _ key: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The role of a button that deletes data or performs another destructive action.
  public static let destructive = ButtonRole(name: "destructive")
  /// The role of a button that cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The role of a button that closes the presentation it is in.
  public static let close = ButtonRole(name: "close")
  /// The role of a button that confirms what a person has entered.
  public static let confirm = ButtonRole(name: "confirm")
}
