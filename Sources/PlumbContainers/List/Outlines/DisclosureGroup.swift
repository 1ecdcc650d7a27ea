/// A view that shows or hides its content when its label is pressed.
///
/// As SwiftUI: in a list the label is a row, and so is each view of the content, which begins further inside. The rows
/// of the content have ids and tags of their own, by which they are selected. If rows can be selected, only the arrow
/// shows and hides the content.
public struct DisclosureGroup<Label: View, Content: View> {
  /// Returns the content; called for each evaluation of the body.
  private let content: () -> Content
  private let label: Label
  /// The binding passed by the caller; `nil` if the group stores its state itself.
  private let externalBinding: Binding<Bool>?
  /// Whether the content is shown, if no binding was passed.
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group; `nil` as a binding makes the group store its state itself.
  nonisolated private init(
    _ isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label
  ) {
    externalBinding = isExpanded
    self.content = content
    self.label = label
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    DisclosureGroupBody(
      label: label, content: content, isExpanded: externalBinding ?? $isOpen, style: style)
  }
}

extension DisclosureGroup {
  /// Creates a group that is initially collapsed.
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content: content, label: label())
  }

  /// Creates a group whose state is controlled by a binding.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, content: content, label: label())
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that is initially collapsed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content: content, label: Text(titleKey))
  }

  /// Creates a group with a title that is initially collapsed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, content: content, label: Text(label))
  }

  /// Creates a group with a localized title whose state is controlled by a binding.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(titleKey))
  }

  /// Creates a group with a title whose state is controlled by a binding.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, content: content, label: Text(label))
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group that are passed to a style.
public struct DisclosureGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The type of the content.
  public typealias Content = _ControlPart

  /// The label of the group.
  public let label: Label
  /// The content shown while the group is expanded.
  public let content: Content
  /// A binding to whether the content is shown.
  @Binding public var isExpanded: Bool

  /// Creates the properties passed to a style.
  nonisolated init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style: an arrow that rotates, the label after it, and the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the default style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack(spacing: 6) {
          DisclosureArrow(isExpanded: configuration.isExpanded)
          configuration.label
        }
      }
      .buttonStyle(PressFeedbackStyle())
      .accessibilityExpanded(configuration.isExpanded)
      if configuration.isExpanded { configuration.content }
    }
  }
}

/// An arrow that points down while the content is shown, and grows with the body text.
private struct DisclosureArrow: View, ImplementationView {
  let isExpanded: Bool
  /// The width and the height in points.
  @ScaledMetric private var side: CGFloat = 10

  var body: some View {
    Image(systemName: "chevron.right").resizable().frame(width: side, height: side)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
      .flipsForRightToLeftLayoutDirection(true)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style of disclosure groups.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Sets the style of the disclosure groups within this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    controlStyle(\.disclosureGroupStyle, style) { style, group in
      style.makeBody(configuration: group)
    }
  }
}

extension EnvironmentValues {
  /// The style of disclosure groups.
  @EnvironmentEntry var disclosureGroupStyle: AnyControlStyle<DisclosureGroupStyleConfiguration> =
    AnyControlStyle(AutomaticDisclosureGroupStyle()) { style, group in
      style.makeBody(configuration: group)
    }
}
