public import Foundation

/// A value with its name before it, 8 points apart.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View {
  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: _ControlPart(ControlLabel(label)), content: _ControlPart(content)))
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The view a style was asked for, in the style outside of it.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How values with their names look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A value with its name as a style sees it.
public struct LabeledContentStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  public let content: Content
}

/// The name, then the value in the secondary style.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label
      configuration.content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Gives the values with names inside a look.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    environment(
      \.labeledContentStyle,
      AnyControlStyle(style) { style, view in style.makeBody(configuration: view) })
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<LabeledContentStyleConfiguration> {
    AnyControlStyle(AutomaticLabeledContentStyle()) { style, view in
      style.makeBody(configuration: view)
    }
  }
}

extension EnvironmentValues {
  var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
