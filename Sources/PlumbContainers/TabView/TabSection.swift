/// Tabs that belong together.
///
/// On this platform the tabs are shown among the others, in order, without the header.
public struct TabSection<Header: View, Content: TabContent> {
  private let content: Content

  /// Creates a section with a header.
  nonisolated public init<V: Hashable>(
    @TabContentBuilder<V> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == V {
    self.content = content()
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section without a header.
  nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Creates a section with a localised title.
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
    self.content = content()
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, @TabContentBuilder<V> content: () -> Content
  ) where Content.TabValue == V {
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
