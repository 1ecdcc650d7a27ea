/// The appearance of buttons with the standard interaction.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to a style.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let resolve: @MainActor (inout _ChildCursor) -> Void
  }

  /// The role of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
  /// Whether the pointer is over the button.
  package let isHovered: Bool
}

extension ButtonStyleConfiguration.Label: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// The appearance of and the interaction with buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that are passed to a style with an interaction of its own.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let resolve: @MainActor (inout _ChildCursor) -> Void
  }

  /// The role of the button; `nil` if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor public func trigger() {
    action()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

extension View {
  /// Sets the appearance of the buttons within this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressedButtonStyle(style: style))
  }

  /// Sets the appearance of and the interaction with the buttons within this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, style) { style, button in style.makeBody(configuration: button) }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var buttonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration> =
    AnyControlStyle(PressedButtonStyle(style: SystemDefaultButtonStyle())) { style, button in
      style.makeBody(configuration: button)
    }

  /// Gives buttons without a style of their own another one.
  mutating func replaceDefaultButtonStyle<S: PrimitiveButtonStyle>(by style: S) {
    guard
      buttonStyle.isOf(PressedButtonStyle<SystemDefaultButtonStyle>.self)
        || buttonStyle.isOf(DefaultButtonStyle.self)
    else { return }
    buttonStyle = AnyControlStyle(style) { style, button in style.makeBody(configuration: button) }
  }
}
