/// A button that opens a menu of actions.
///
/// As SwiftUI on macOS: a press opens the menu, which stays open after a click; a press that ends on an item performs
/// it. A finger opens the menu when it is lifted. Buttons, toggles, dividers and sections are its items, and a menu in a
/// menu is an item that opens beside it. On Wayland the menu stays inside the window.
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var isOpen = false
  @State private var states = DuplicateStates()
  @Environment(\.menuDismiss) private var outerMenu
  @Environment(\.menuIndicator) private var indicator
  @Environment(\.isCommandList) private var isCommandList

  nonisolated private init(content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// Creates a menu with a label.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: label(), primaryAction: nil)
  }

  /// Creates a menu with a label and an action that a click on the label performs; a button beside it opens the
  /// menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: label(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(titleKey), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content(), label: Text(title), primaryAction: nil)
  }

  /// Creates a menu with a localized title and an action that a click on it performs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(titleKey), primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an action that a click on it performs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content(), label: Text(title), primaryAction: primaryAction)
  }
}

extension Menu where Label == PlumbCore.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: PlumbCore.Label(titleKey, systemImage: systemImage),
      primaryAction: nil)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: PlumbCore.Label(title, systemImage: systemImage),
      primaryAction: nil)
  }

  /// Creates a menu with a localized title and a symbol, and an action that a click on them performs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: PlumbCore.Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }
}

extension Menu: View {
  public var body: some View {
    if isCommandList {
      DuplicateContent(states: states, isTemporary: nil, content: content)
    } else if outerMenu.isInMenu {
      Submenu(
        label: label, content: DuplicateContent(states: states, isTemporary: nil, content: content))
    } else {
      button.modifier(
        PopupModifier(isPresented: isOpen, dismiss: { isOpen = false }) {
          MenuPanel(dismiss: { isOpen = false }) { content }
        })
    }
  }

  @MainActor @ViewBuilder private var button: some View {
    if let primaryAction {
      HStack(spacing: 2) {
        Button {
          primaryAction()
        } label: {
          label
        }
        Button {
          isOpen = true
        } label: {
          arrow
        }
        .environment(\.menuButton, MenuButtonState(isOpen: isOpen))
        .accessibilityRole(.popUpButton)
        .accessibilityLabel("More")
      }
    } else {
      Button {
        isOpen = true
      } label: {
        HStack(spacing: 4) {
          label
          if indicator != .hidden { arrow }
        }
      }
      .environment(\.menuButton, MenuButtonState(isOpen: isOpen))
      .accessibilityRole(.popUpButton)
    }
  }

  @MainActor private var arrow: some View {
    Image(systemName: "chevron.down").imageScale(.small)
      .accessibilityHidden(true)
  }
}

private enum MenuIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

extension EnvironmentValues {
  /// The order of the items of menus; as on a Mac always that in which they are written.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus have an arrow beside their label.
  var menuIndicator: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// The style of menus; on this platform all have that of the buttons around.
@MainActor @preconcurrency public protocol MenuStyle {}

/// The default style of menus.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the default style.
  nonisolated public init() {}
}

/// The style of menus that look like buttons.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The style of menus that look like buttons without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default style of menus.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// Menus that look like buttons.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// Menus that look like buttons without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The order of the items of a menu.
public struct MenuOrder: Sendable, Hashable {
  private let name: String

  /// The usual one.
  public static let automatic = MenuOrder(name: "automatic")
  /// The one in which the items are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first items next to the pointer.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Returns the view unchanged: menus have the style of the buttons around on this platform.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets whether the menus inside have an arrow beside their label.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }

  /// Sets `menuOrder` in the environment; as on a Mac, items have the order in which they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
