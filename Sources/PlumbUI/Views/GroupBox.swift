/// Views in a box with a ground of its own and a label above it.
///
/// The box keeps 10 points round its content; SwiftUI's own number is not published.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox: View {
  public var body: some View {
    style.makeBody(
      GroupBoxStyleConfiguration(label: _ControlPart(label), content: _ControlPart(content)))
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
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

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  /// The box a style was asked for, in the style outside of it.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// How group boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A group box as a style sees it.
public struct GroupBoxStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  public let content: Content
}

/// The box of the platform: the label above a ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.headline)
      VStack { configuration.content }
        .padding(10)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.fill)) }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Gives the group boxes inside a look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(
      \.groupBoxStyle,
      AnyControlStyle(style) { style, layoutNode in style.makeBody(configuration: layoutNode) })
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GroupBoxStyleConfiguration> {
    AnyControlStyle(DefaultGroupBoxStyle()) { style, layoutNode in
      style.makeBody(configuration: layoutNode)
    }
  }
}

extension EnvironmentValues {
  var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
