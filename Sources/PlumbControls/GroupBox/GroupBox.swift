/// A view that shows content on a background with a label above it.
///
/// The padding of the content is 10 points; SwiftUI's value is not published.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
  @Environment(\.groupBoxStyle) private var style

  /// Creates a group box with a label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  /// Creates a group box with a label.
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
  /// Creates a group box without a label.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group box with a title.
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
  /// Creates a group box from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance of group boxes.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that are passed to a style.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The type of the content.
  public typealias Content = _ControlPart

  /// The label of the group box.
  public let label: Label
  /// The content of the group box.
  public let content: Content
}

/// The default style: the label above the content on a rounded background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the default style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.headline)
      VStack { configuration.content }
        .padding(10)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(system: .fill)) }
    }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style of group boxes.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes within this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(\.groupBoxStyle, style) { style, groupBox in
      style.makeBody(configuration: groupBox)
    }
  }
}

extension EnvironmentValues {
  /// The style of group boxes.
  @EnvironmentEntry var groupBoxStyle: AnyControlStyle<GroupBoxStyleConfiguration> =
    AnyControlStyle(DefaultGroupBoxStyle()) { style, groupBox in
      style.makeBody(configuration: groupBox)
    }
}
