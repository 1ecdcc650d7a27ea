// The initialiser is tried last: most groups are of views, and each further candidate costs the compiler time.

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
