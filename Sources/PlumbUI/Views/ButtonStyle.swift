/// How buttons look; the engine decides what presses them.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let resolve: @MainActor (inout _ChildCursor) -> Void
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  /// Whether the pointer is over the button.
  let isHovered: Bool
}

extension ButtonStyleConfiguration.Label: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// How buttons look and what presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style that presses it itself sees it.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label {
    let resolve: @MainActor (inout _ChildCursor) -> Void
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
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
  /// Gives the buttons inside a look.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressedButtonStyle(style: style))
  }

  /// Gives the buttons inside a look and a way to be pressed.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(\.buttonStyle, style) { style, button in style.makeBody(configuration: button) }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<PrimitiveButtonStyleConfiguration> {
    AnyControlStyle(PressedButtonStyle(style: SystemBorderlessButtonStyle())) { style, button in
      style.makeBody(configuration: button)
    }
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyControlStyle<PrimitiveButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
