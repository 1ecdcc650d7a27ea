// The initialisers are tried last: most groups are of views, and each further candidate costs the compiler time.

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

extension Group: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates a group of the rows of a table.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self = .of(content())
  }

  public func _views(in columns: _TableColumns<TableRowValue>) -> Content._Views {
    content._views(in: columns)
  }
}
