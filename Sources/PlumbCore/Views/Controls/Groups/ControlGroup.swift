/// A row of related controls with a common background.
///
/// The padding around each control is 4 points above and below and 8 at its sides, with a line between two of
/// them; SwiftUI's values are not published. In a menu, the controls are a row of items, or a menu of their own in the styles of menus.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupArrangement) private var arrangement
  @Environment(\.menuDismiss) private var outerMenu

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a label, which is shown where the group is a menu.
  @MainActor @preconcurrency public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group of controls with a title, which is shown where the group is a menu.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group of controls with a title, which is shown where the group is a menu.
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group of controls with a title and a symbol, which are shown where the group is a menu.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
}

extension ControlGroup: View {
  public var body: some View {
    switch arrangement {
    case .menu: Menu(content: { content }, label: { label ?? AnyView(Text("More")) })
    case .row where outerMenu.isInMenu:
      HStack(spacing: 0) { content }.labelStyle(.iconOnly)
    case .row: row
    }
  }
}

extension ControlGroup {
  @MainActor private var row: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color(.separator).frame(width: 1).padding(.vertical, 2).accessibilityHidden(true)
          }
          control.padding(.horizontal, 8)
        }
      }
    }
    .padding(.vertical, 4)
    .fixedSize(horizontal: false, vertical: true)
    .background { RoundedRectangle(cornerRadius: 8).fill(ControlAreaStyle()) }
  }
}

/// The style of control groups.
public protocol ControlGroupStyle: Sendable {
  /// Whether the controls are in a menu that a button opens.
  static var _isMenu: Bool { get }
}

/// The default style: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public static let _isMenu = false

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of groups in a bar: a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public static let _isMenu = false

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of groups with small icons: a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public static let _isMenu = false

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of groups in a menu: a row of icons.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public static let _isMenu = false

  /// Creates the style.
  nonisolated public init() {}
}

/// The style of groups that are a menu with the label of the group.
public struct MenuControlGroupStyle: ControlGroupStyle {
  public static let _isMenu = true

  /// Creates the style.
  nonisolated public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default style: a row.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of groups in a bar: a row.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style of groups with small icons: a row.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style of groups in a menu: a row of icons.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu with the label of the group.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Sets the style of the control groups within this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupArrangement, S._isMenu ? .menu : .row)
  }
}

private enum ControlGroupArrangement {
  case row, menu
}

private enum ControlGroupArrangementKey: EnvironmentKey {
  static var defaultValue: ControlGroupArrangement { .row }
}

extension EnvironmentValues {
  fileprivate var controlGroupArrangement: ControlGroupArrangement {
    get { self[ControlGroupArrangementKey.self] }
    set { self[ControlGroupArrangementKey.self] = newValue }
  }
}
