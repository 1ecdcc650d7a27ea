/// Controls that belong together, in a row on one ground.
///
/// They stand 4 points apart with 4 points round them; SwiftUI's own numbers are not published.
public struct ControlGroup<Content: View> {
  private let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// - Parameter label: for menus, which there are none of; it is not shown.
  nonisolated public init<L: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> L
  ) {
    self.content = content()
  }

  /// - Parameter titleKey: for menus, which there are none of; it is not shown.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ControlGroup: View {
  public var body: some View {
    HStack(spacing: 4) { content }
      .padding(4)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color(.fill)) }
  }
}

/// What stands in the place of content that is not there: a symbol, a title, a sentence and buttons.
///
/// It takes all the room there is and stands in its middle.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

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

/// The icon, large, and the title below.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(Color.secondary)
      configuration.title
    }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description, actions: { EmptyView() })
  }
}

extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(label: label, description: { EmptyView() })
  }
}

extension ContentUnavailableView
where Label == PlumbUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbUI.Label(title, systemImage: name) }, description: { description })
  }

  nonisolated public init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(label: { PlumbUI.Label(title, image: name) }, description: { description })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { PlumbUI.Label(title, systemImage: name) }, description: { description })
  }
}
