/// Tabs that belong together.
///
/// On this platform the tabs are shown beside the others, in their order, without the title.
public struct TabSection<Header: View, Content: TabContent> {
  private let content: Content

  /// Creates a section with a header.
  nonisolated public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<Content.TabValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localised title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabSection: TabContent {
  public typealias TabValue = Content.TabValue

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: Content._Tabs { content._tabs }
}
