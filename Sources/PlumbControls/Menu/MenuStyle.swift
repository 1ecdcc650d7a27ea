/// The appearance of the buttons that open menus.
///
/// A style shows the menu of its configuration with other modifiers: `Menu(configuration).padding()`. As SwiftUI: a menu
/// in a menu is an item, whatever the style.
@MainActor @preconcurrency public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu that are passed to a style, which makes a ``Menu`` of them.
public struct MenuStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The type of the items.
  public struct Content {
    private let content: AnyView

    nonisolated init<Value: View>(_ content: Value) {
      self.content = AnyView(content)
    }
  }

  let label: Label
  let content: Content
  /// The action performed by a click on the label; `nil` for a menu that the label opens.
  let primaryAction: (() -> Void)?
}

extension MenuStyleConfiguration.Content: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    AnyView._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    AnyView._listSubviews(of: view.content, in: &list)
  }
}

/// The default style of menus: a button in the style of the surrounding buttons.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The style of menus that look like the surrounding buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The style of menus that look like buttons with a border. In a toolbar, menus look like the buttons there.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
      .transformEnvironment(\.self) {
        if $0.stylesOutsideToolbar == nil {
          $0.buttonStyle = AnyControlStyle(BorderedButtonStyle()) { style, button in
            style.makeBody(configuration: button)
          }
        }
      }
  }
}

/// The style of menus that look like buttons without a border. In a toolbar, menus look like the buttons there.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
      .transformEnvironment(\.self) {
        if $0.stylesOutsideToolbar == nil {
          $0.buttonStyle = AnyControlStyle(BorderlessButtonStyle()) { style, button in
            style.makeBody(configuration: button)
          }
        }
      }
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of menus.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus that look like the surrounding buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// Menus that look like buttons with a border.
  public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus that look like buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the appearance of the buttons that open menus within this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(\.menuStyle, style) { style, menu in style.makeBody(configuration: menu) }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var menuStyle: AnyControlStyle<MenuStyleConfiguration> = AnyControlStyle(
    DefaultMenuStyle()
  ) { style, menu in style.makeBody(configuration: menu) }
}
