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
