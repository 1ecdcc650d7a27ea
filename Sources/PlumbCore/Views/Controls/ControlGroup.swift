/// A row of related controls with a common background.
///
/// The padding around each control is 4 points above and below and 8 at its sides, with a line between two of
/// them; SwiftUI's values are not published.
public struct ControlGroup<Content: View> {
  private let content: Content

  /// Creates a group of controls.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a group of controls with a label.
  ///
  /// - Parameter label: Not shown. SwiftUI shows it where the group is a menu; there are no menus
  ///   on this platform.
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
  }

  /// Creates a group of controls with a title.
  ///
  /// - Parameter titleKey: Not shown. SwiftUI shows it where the group is a menu; there are no
  ///   menus on this platform.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ControlGroup: View {
  public var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { controls in
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Color(.separator).frame(width: 1).padding(.vertical, 2).accessibilityHidden(true)
          }
          control.padding(.horizontal, 8)
        }
      }
    }
    .padding(.vertical, 4)
    .fixedSize(horizontal: false, vertical: true)
    .background { RoundedRectangle(cornerRadius: 8).fill(Color(.fill)) }
  }
}

/// A placeholder for unavailable content, consisting of a label, a description and actions.
///
/// The view fills the available space and centres its content in it.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView: View {
  public var body: some View {
    VStack(spacing: 12) {
      label.labelStyle(UnavailableLabelStyle()).font(.title2.bold())
      description.font(.subheadline).foregroundStyle(Color.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A label style with a large icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(Color.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a placeholder with a label and a description.
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  /// Creates a placeholder with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == PlumbCore.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a localized title, a symbol and an optional description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbCore.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a placeholder with a localized title, a named image and an optional description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(label: { PlumbCore.Label(title, image: name) }, description: { description })
  }

  /// Creates a placeholder with a title, a symbol and an optional description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbCore.Label(title, systemImage: name) }, description: { description })
  }
}
