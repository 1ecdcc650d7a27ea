/// No rows of a table: the header or the footer of a section without one.
public struct EmptyTableRowContent<Value: Identifiable> {
  /// Creates no rows.
  nonisolated public init() {}
}

extension EmptyTableRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { false }

  public func _views(in columns: _TableColumns<Value>) -> EmptyView { EmptyView() }
}

/// The header of a section of a table, which is shown across all columns.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
  fileprivate let content: Content
}

extension TableHeaderRowContent: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { false }

  public func _views(in columns: _TableColumns<Value>) -> Content { content }
}

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { Content._isOutline }

  public func _views(
    in columns: _TableColumns<TableRowValue>
  ) -> Section<Parent._Views, Content._Views, Footer._Views> {
    Section<Parent._Views, Content._Views, Footer._Views>(
      header: header._views(in: columns), content: content._views(in: columns),
      footer: footer._views(in: columns), isExpanded: isExpanded)
  }
}

// The initialisers are tried last: most sections are of views, and each further candidate costs the compiler time.

extension Section where Content: TableRowContent {
  /// Creates a section of the rows of a table with a header.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: nil)
  }

  /// Creates a section of the rows of a table without a header.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where
    Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent(),
      isExpanded: nil)
  }

  /// Creates a section of the rows of a table with a localized title as its header.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section of the rows of a table with a title as its header.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section of the rows of a table with a header, whose rows are shown while a value is true.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content,
    @ViewBuilder header: () -> H
  )
  where
    Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(),
      footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }

  /// Creates a section of the rows of a table with a localized title as its header, whose rows are shown while a value
  /// is true.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section of the rows of a table with a title as its header, whose rows are shown while a value is true.
  @_disfavoredOverload
  nonisolated public init<V: Identifiable, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  )
  where
    Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
    V == Content.TableRowValue
  {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}
