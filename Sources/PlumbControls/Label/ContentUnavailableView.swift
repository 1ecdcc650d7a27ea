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
where Label == PlumbControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a placeholder with a localized title, a symbol and an optional description.
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbControls.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates a placeholder with a localized title, a named image and an optional description.
  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(label: { PlumbControls.Label(title, image: name) }, description: { description })
  }

  /// Creates a placeholder with a title, a symbol and an optional description.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbControls.Label(title, systemImage: name) }, description: { description })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder for a search that has found nothing.
  @MainActor public static var search: ContentUnavailableView { search(text: "") }

  /// Returns a placeholder for a search that has found nothing.
  ///
  /// - Parameter text: the text of the search; an empty text is not shown.
  @MainActor public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// The views of a placeholder for a search that has found nothing.
public struct SearchUnavailableContent {
  /// The label, which says that nothing was found.
  public struct Label: View {
    fileprivate let text: String

    public var body: some View {
      PlumbControls.Label {
        if text.isEmpty { Text("No Results") } else { Text("No Results for “\(text)”") }
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// The description, which says what a person can do.
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// No actions.
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
