// The initialiser is tried last: most groups are of views, and each further candidate costs the compiler time.

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  /// Creates a group of tabs.
  @_disfavoredOverload
  nonisolated public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content)
  where Content.TabValue == V {
    self = .of(content())
  }

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: Content._Tabs { content._tabs }
}
