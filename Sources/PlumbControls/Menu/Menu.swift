/// A button that opens a menu of actions.
///
/// As SwiftUI on macOS: a press opens the menu, which stays open after a click; a press that ends on an item performs
/// it. A finger opens the menu when it is lifted. Buttons, toggles, dividers and sections are its items, and a menu in
/// a menu is an item that opens beside it; `menuStyle(_:)` sets the appearance of the button. On Wayland the menu stays
/// inside the window.
public struct Menu<Label: View, Content: View> {
  private let content: Content
  private let label: Label
  private let primaryAction: (() -> Void)?
  @State private var states = DuplicateStates()
  @Environment(\.menuDismiss) private var outerMenu
  @Environment(\.menuStyle) private var style
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

extension Menu where Label == PlumbControls.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: PlumbControls.Label(titleKey, systemImage: systemImage),
      primaryAction: nil)
  }

  /// Creates a menu with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content(), label: PlumbControls.Label(title, systemImage: systemImage),
      primaryAction: nil)
  }

  /// Creates a menu with a localized title and a symbol, and an action that a click on them performs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content(), label: PlumbControls.Label(titleKey, systemImage: systemImage),
      primaryAction: primaryAction)
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: configuration.content, label: configuration.label,
      primaryAction: configuration.primaryAction)
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
      style.makeBody(
        MenuStyleConfiguration(
          label: _ControlPart(label), content: MenuStyleConfiguration.Content(content),
          primaryAction: primaryAction))
    }
  }
}

extension EnvironmentValues {
  /// Whether the views are items of the menu bar that exist for their keyboard shortcuts; the items of menus among them
  /// exist as well, although no menu is open.
  @EnvironmentEntry(until: .presentation) package var isCommandList: Bool = false

  /// The order of the items of menus; as on a Mac always the order in which they are written.
  @EnvironmentEntry public var menuOrder: MenuOrder = .automatic

  /// Whether menus have an arrow beside their label.
  @EnvironmentEntry var menuIndicator: Visibility = .automatic

  /// Whether menus have an arrow beside their label.
  public var menuIndicatorVisibility: Visibility {
    get { menuIndicator }
    set { menuIndicator = newValue }
  }
}

/// The order of the items of a menu.
public struct MenuOrder: Sendable, Hashable {
  private let name: String

  /// The usual order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order in which the items are written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first items next to the pointer.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Sets whether the menus inside have an arrow beside their label.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicator, visibility)
  }

  /// Sets `menuOrder` in the environment; as on a Mac, items have the order in which they are written.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View {
    environment(\.menuOrder, order)
  }
}
