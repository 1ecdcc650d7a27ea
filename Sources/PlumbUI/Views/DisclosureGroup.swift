/// Views that can be shown and hidden by pressing what stands above them.
public struct DisclosureGroup<Label: View, Content: View> {
  private let content: () -> Content
  private let label: Label
  private let given: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  nonisolated private init(
    _ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label
  ) {
    given = isExpanded
    self.content = content
    self.label = label
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    style.makeBody(
      DisclosureGroupStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content()),
        isExpanded: given ?? $isOpen))
  }
}

extension DisclosureGroup {
  /// A group that is closed at first.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content: content, label: label())
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content: content, label: Text(label))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(label))
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A disclosure group as a style sees it.
public struct DisclosureGroupStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart

  public let label: Label
  /// What is shown when the group is open.
  public let content: Content
  @Binding public var isExpanded: Bool

  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The group of the platform: the label behind an arrow that turns, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(spacing: 6) {
          Image(systemName: "chevron.right").resizable().frame(width: 10, height: 10)
            .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
            .flipsForRightToLeftLayoutDirection(true)
          configuration.label
        }
      }
      .buttonStyle(PressFeedbackStyle())
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Gives the disclosure groups inside a look.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    controlStyle(\.disclosureGroupStyle, style) { style, group in
      style.makeBody(configuration: group)
    }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    AnyControlStyle(AutomaticDisclosureGroupStyle()) { style, group in
      style.makeBody(configuration: group)
    }
  }
}

extension EnvironmentValues {
  var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
