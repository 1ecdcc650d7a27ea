/// A control that toggles between on and off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, RoleView, LabelledView {
  static var elementRole: ElementRole { .toggle }

  var controlState: ControlState { ControlState(isOn: isOn.wrappedValue) }

  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(label: _ControlPart(ControlLabel(label)), isOn: isOn)
    )
    .controlForegroundStyle()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PlumbCore.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { PlumbCore.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style. The toggle has the style in effect where
  /// that style is set.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The appearance of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that are passed to a style.
public struct ToggleStyleConfiguration {
  public typealias Label = _ControlPart

  /// The label of the toggle.
  public let label: Label
  /// A binding to the state of the toggle.
  @Binding public var isOn: Bool

  /// Whether the toggle represents several values of which some are on and some are off; always
  /// `false` on this platform.
  public var isMixed: Bool { false }

  /// Creates the properties passed to a style.
  nonisolated init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets the style of the toggles within this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, style) { style, toggle in style.makeBody(configuration: toggle) }
  }
}

/// The environment key of the style of toggles.
private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ToggleStyleConfiguration> {
    AnyControlStyle(DefaultToggleStyle()) { style, toggle in style.makeBody(configuration: toggle) }
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
