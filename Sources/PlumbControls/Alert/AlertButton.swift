internal import Foundation

/// The properties of a button that its alert uses.
struct AlertButtonTraits: Equatable {
  let id: Namespace.ID
  let role: ButtonRole?
  /// The keys that the program has set for the button.
  let shortcut: KeyboardShortcut?
  /// Whether the alert has added the button to the buttons of the program.
  let isAdded: Bool
}

extension EnvironmentValues {
  /// Whether an alert has added the button to the buttons of the program.
  @EnvironmentEntry var isAddedToAlert: Bool = false
}

/// The preference key of the buttons of an alert, in order.
enum AlertButtonsKey: PreferenceKey {
  static var defaultValue: [AlertButtonTraits] { [] }

  static func reduce(value: inout [AlertButtonTraits], nextValue: () -> [AlertButtonTraits]) {
    value += nextValue()
  }
}

/// The buttons of an alert that Return and Escape press.
struct AlertKeys: Equatable {
  /// The button that Return presses; `nil` for none.
  private(set) var returned: Namespace.ID?
  /// The button that Escape presses; `nil` for none.
  private(set) var escaped: Namespace.ID?

  /// As SwiftUI: Return presses the button with the shortcut of the default action, or else the first button without a
  /// role. As on a Mac, Return cancels if all other buttons destroy something. Escape cancels, or presses the only
  /// button.
  init(_ buttons: [AlertButtonTraits]) {
    let cancel = buttons.first { $0.role == .cancel }
    let marked = buttons.first { $0.shortcut == .defaultAction }
    returned = (marked ?? buttons.first { $0.role == nil } ?? cancel)?.id
    escaped = (cancel ?? (buttons.count == 1 ? buttons.first : nil))?.id
  }
}

/// The kind of a button, by which the layout of an alert orders its buttons.
enum AlertButtonKind: Equatable {
  case action, cancel
}

/// The kind of a view in an alert; `nil` for a view that is no button.
struct AlertButtonKindKey: LayoutValueKey {
  static var defaultValue: AlertButtonKind? { nil }
}

/// The style of buttons in an alert, which dismiss it.
struct AlertButtonStyle: PrimitiveButtonStyle {
  let shortcuts: AlertKeys

  func makeBody(configuration: Configuration) -> some View {
    AlertButton(configuration: configuration, shortcuts: shortcuts)
  }
}

/// A button in an alert.
private struct AlertButton: View, ImplementationView {
  let configuration: PrimitiveButtonStyleConfiguration
  let shortcuts: AlertKeys
  @Namespace private var id
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.presentation) private var presentation
  @Environment(\.isAddedToAlert) private var isAdded
  @Environment(\.alertChoice) private var choice

  var body: some View {
    let (configuration, presentation, choice) = (configuration, presentation, choice)
    let isCancel = shortcuts.escaped == id
    let isDefault = shortcuts.returned == id
    PressedButtonStyle(style: AlertButtonFace(isDefault: isDefault))
      .makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: configuration.role, label: configuration.label
        ) {
          presentation?.dismiss()
          configuration.trigger()
          choice?.action(configuration.role)
        }
      )
      .keyboardShortcut(shortcut ?? (isDefault ? .defaultAction : isCancel ? .cancelAction : nil))
      .environment(
        \.alternativeShortcut, isCancel ? .cancelAction : isDefault ? .defaultAction : nil
      )
      .layoutValue(
        key: AlertButtonKindKey.self, value: configuration.role == .cancel ? .cancel : .action
      )
      .preference(
        key: AlertButtonsKey.self,
        value: [
          AlertButtonTraits(id: id, role: configuration.role, shortcut: shortcut, isAdded: isAdded)
        ])
  }
}

/// The appearance of a button in an alert, as wide as the alert allows.
private struct AlertButtonFace: ButtonStyle {
  let isDefault: Bool

  func makeBody(configuration: Configuration) -> some View {
    let isDestructive = configuration.role == .destructive
    configuration.label
      .font(.body.weight(isDefault ? .semibold : .regular))
      .lineLimit(1)
      .foregroundStyle(
        isDefault
          ? AnyShapeStyle(.white) : isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary)
      )
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity)
      .background {
        background(
          isDestructive, isHovered: configuration.isHovered, isPressed: configuration.isPressed)
      }
      .contentShape(Rectangle())
      .modifier(DisabledFace())
  }

  private func background(_ isDestructive: Bool, isHovered: Bool, isPressed: Bool) -> some View {
    let shape = RoundedRectangle(cornerRadius: 7)
    let fill =
      isDefault
      ? isDestructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
      : AnyShapeStyle(Color(system: .fill))
    return shape.fill(fill)
      .overlay { shape.fill(Color.primary.opacity(isPressed ? 0.16 : isHovered ? 0.06 : 0)) }
  }
}

/// A modifier that fades a disabled view.
private struct DisabledFace: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.4) }
}
