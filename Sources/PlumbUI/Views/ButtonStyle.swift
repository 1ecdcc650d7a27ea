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
    modifier(ButtonStyleModifier(style: PressedButtonStyle(style: style)))
  }

  /// Gives the buttons inside a look and a way to be pressed.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleModifier(style: style))
  }
}

struct ButtonStyleModifier<Style: PrimitiveButtonStyle> {
  let style: Style
}

extension ButtonStyleModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    cursor.withEnvironment(
      { $0.buttonStyle = AnyButtonStyle(modifier.style) }, content)
  }
}

/// A button style of any type.
struct AnyButtonStyle {
  private let style: any PrimitiveButtonStyle

  init<S: PrimitiveButtonStyle>(_ style: S) {
    self.style = style
  }

  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    body(of: style, configuration)
  }
}

extension AnyButtonStyle {
  @MainActor private func body<S: PrimitiveButtonStyle>(
    of style: S, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// What a style makes; its own state and environment are filled first.
struct StyleBody<Style, Content: View> {
  let style: Style
  let makeBody: (Style) -> Content
}

extension StyleBody: View, _PrimitiveView {
  static func _resolve(_ view: StyleBody, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeNode<Style, Content>.self) { CompositeNode(at: $0) }
    node.update(view.style, body: view.makeBody)
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    AnyButtonStyle(PressedButtonStyle(style: BorderlessButtonLook()))
  }
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
