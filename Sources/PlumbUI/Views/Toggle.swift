/// A switch between on and off.
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View {
  public var body: some View {
    style.makeBody(
      ToggleStyleConfiguration(label: _ControlPart(ControlLabel(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text as written in the source.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a text from a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PlumbUI.Label<Text, Image> {
  /// A toggle with a text and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { PlumbUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle a style was asked for, in the style outside of it.
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle as a style sees it.
public struct ToggleStyleConfiguration {
  public typealias Label = _ControlPart

  public let label: Label
  @Binding public var isOn: Bool

  /// Whether some of what the toggle stands for is on and some off, which no toggle here says.
  public var isMixed: Bool { false }

  nonisolated init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Gives the toggles inside a look.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(\.toggleStyle, style) { style, toggle in style.makeBody(configuration: toggle) }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ToggleStyleConfiguration> {
    AnyControlStyle(CheckboxToggleStyle()) { style, toggle in style.makeBody(configuration: toggle)
    }
  }
}

extension EnvironmentValues {
  var toggleStyle: AnyControlStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
