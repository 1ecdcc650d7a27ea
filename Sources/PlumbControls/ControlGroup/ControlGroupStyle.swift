/// The appearance of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group that are passed to a style.
public struct ControlGroupStyleConfiguration {
  /// The type of the controls.
  public struct Content {
    private let content: AnyView

    nonisolated init<Value: View>(_ content: Value) {
      self.content = AnyView(content)
    }
  }

  /// The type of the label.
  public typealias Label = _ControlPart

  /// The controls of the group.
  public let content: Content
  /// The label of the group; for a group without one, the label of a menu of further controls.
  public let label: Label
  /// Whether the program has set a label.
  let hasLabel: Bool
}

extension ControlGroupStyleConfiguration.Content: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    AnyView._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    AnyView._listSubviews(of: view.content, in: &list)
  }
}

/// The default style: a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// The style of groups in a bar: a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// The style of groups with small icons: a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// The style of groups in a menu: a row of icons.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlGroupRow(content: configuration.content)
  }
}

/// The style of groups that are a menu with the label of the group.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// The controls of a group in a row; in a menu, a row of icons.
private struct ControlGroupRow: View, ImplementationView {
  let content: ControlGroupStyleConfiguration.Content
  @Environment(\.menuDismiss) private var outerMenu

  var body: some View {
    if outerMenu.isInMenu {
      HStack(spacing: 0) { content }.labelStyle(.iconOnly)
        .layoutValue(key: MenuItemKey.self, value: true)
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color(system: .separator).frame(width: 1).padding(.vertical, 2).accessibilityHidden(
              true)
          }
          control.padding(.horizontal, 8)
        }
      }
    }
    // The group has the border.
    .transformEnvironment(\.self) { $0.replaceDefaultButtonStyle(by: BorderlessButtonStyle()) }
    .padding(.vertical, 4)
    .fixedSize(horizontal: false, vertical: true)
    .background { RoundedRectangle(cornerRadius: 8).fill(ControlAreaStyle()) }
  }
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
  /// Sets the appearance of the control groups within this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(\.controlGroupStyle, style) { style, group in
      style.makeBody(configuration: group)
    }
  }
}

extension EnvironmentValues {
  @EnvironmentEntry var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> =
    AnyControlStyle(AutomaticControlGroupStyle()) { style, group in
      style.makeBody(configuration: group)
    }
}
