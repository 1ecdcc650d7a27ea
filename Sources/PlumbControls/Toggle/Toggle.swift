/// A control that toggles between on and off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label
  /// The values of a toggle of several values; empty for a toggle of one.
  private var sources: [Binding<Bool>] = []
  /// Whether the configuration from which the toggle was created is mixed.
  private var isOfMixed = false
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a toggle of several values.
  nonisolated init(_ sources: [Binding<Bool>], label: Label) {
    isOn = Binding(
      get: { sources.allSatisfy(\.wrappedValue) },
      set: { isOn in for source in sources { source.wrappedValue = isOn } })
    self.label = label
    self.sources = sources
  }

  /// Whether some of the values are on, and some are off.
  private var isMixed: Bool {
    isOfMixed || Set(sources.map(\.wrappedValue)).count > 1
  }
}

extension Toggle: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .toggle }

  package var controlState: ControlState {
    ControlState(isOn: isOn.wrappedValue, isIndeterminate: isMixed)
  }

  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(
        label: _ControlPart(ControlLabel(label)), isOn: isOn, isMixed: isMixed)
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

extension Toggle where Label == PlumbControls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { PlumbControls.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isOfMixed = configuration.isMixed
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

  /// Whether the toggle represents several values of which some are on and some are off.
  public let isMixed: Bool

  /// Creates the properties passed to a style.
  nonisolated init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension View {
  /// Sets the style of the toggles within this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, style) { style, toggle in style.makeBody(configuration: toggle) }
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  @EnvironmentEntry var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> = AnyControlStyle(
    DefaultToggleStyle()
  ) { style, toggle in style.makeBody(configuration: toggle) }
}
