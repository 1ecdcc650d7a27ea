/// Related controls, by default in a row with a common background; `controlGroupStyle(_:)` sets another arrangement.
///
/// The padding around each control is 4 points above and below and 8 at its sides, with a line between two of
/// them; SwiftUI's values are not published. In a menu, the controls are a row of items, or a menu of their own in the
/// styles of menus.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a label, which is shown if the group is a menu.
  @MainActor @preconcurrency public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
    self.label = AnyView(label())
  }

  /// Creates a group of controls with a title, which is shown if the group is a menu.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group of controls with a title, which is shown if the group is a menu.
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group of controls with a title and a symbol, which are shown if the group is a menu.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration of a style. It has the next outer style.
  @MainActor @preconcurrency public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = configuration.hasLabel ? AnyView(configuration.label) : nil
  }
}

extension ControlGroup: View {
  public var body: some View {
    style.makeBody(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content),
        label: _ControlPart(label ?? AnyView(Text("More"))), hasLabel: label != nil))
  }
}
