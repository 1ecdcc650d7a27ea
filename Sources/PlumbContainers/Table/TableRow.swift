/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of the rows that make up these rows; `Never` for built-in rows.
  associatedtype TableRowBody: TableRowContent
  /// The type of the views of the rows.
  associatedtype _Views: View

  /// The rows that make up these rows.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// Whether there can be a row with rows below it.
  static var _isOutline: Bool { get }

  /// Returns the views of the rows.
  func _views(in columns: _TableColumns<TableRowValue>) -> _Views
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// Returns the views of the rows of the body.
  public func _views(
    in columns: _TableColumns<TableRowValue>
  ) -> TableRowBody._Views {
    tableRowBody._views(in: columns)
  }
}

extension TableRowContent {
  /// Whether there can be a row with rows below it in the body.
  public static var _isOutline: Bool { TableRowBody._isOutline }
}

extension TableRowContent where TableRowBody == Never {
  /// Built-in rows have no body.
  public var tableRowBody: Never {
    preconditionFailure("\(Self.self) is a built-in row without a body; use the row itself.")
  }
}

extension Never: TableRowContent {
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { false }

  public func _views(in columns: _TableColumns<Never>) -> EmptyView { EmptyView() }
}

/// The columns of a table for its rows.
public struct _TableColumns<RowValue: Identifiable> {
  let layout: TableColumnLayout
  let contents: [(RowValue) -> AnyView]
  /// The level of a row, which is the number of its ancestors; `nil` in a table in which no row has rows below it.
  var level: Int?

  /// The columns for the rows below a row.
  var below: _TableColumns {
    var columns = self
    columns.level = (level ?? 0) + 1
    return columns
  }
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  private let value: Value

  /// Creates a row that shows a value.
  nonisolated public init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never

  public func _views(in columns: _TableColumns<Value>) -> some View {
    TableRowCells(value: value, columns: columns).id(value.id)
  }
}

/// The rows of the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  let data: Data
}

extension TableForEachContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _views(in columns: _TableColumns<Data.Element>) -> some View {
    ForEach(data) { TableRowCells(value: $0, columns: columns) }
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  /// Creates the rows of the elements of a collection.
  // Tried last: most loops are of views, and each further candidate costs the compiler time.
  @_disfavoredOverload
  nonisolated public init<RowValue>(
    _ data: Data,
    @TableRowBuilder<RowValue> content: @escaping (Data.Element) -> Content
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == RowValue
  {
    self = ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.map(content)
  }

  /// Creates a row for each element of a collection.
  @_disfavoredOverload
  nonisolated public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self = ForEach<Data, ID, EmptyView>(data) { _ in EmptyView() }.map { TableRow($0) }
  }

  public static var _isOutline: Bool { Content._isOutline }

  public func _views(
    in columns: _TableColumns<TableRowValue>
  ) -> ForEach<Data, ID, Content._Views> {
    map { content($0)._views(in: columns) }
  }
}

/// A result builder that combines the rows listed in a closure.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns rows unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value {
    content
  }

  /// Returns the first rows unchanged.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value {
    first
  }

  /// Combines rows with the next ones.
  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> _TableRowPair<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  /// Returns the rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(
    _ content: Content?
  ) -> _OptionalTableRows<Content> where Content.TableRowValue == Value {
    _OptionalTableRows(content: content)
  }

  /// Returns the rows of the first branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .first(first)
  }

  /// Returns the rows of the second branch of a condition.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalTableRows<First, Second>
  where First.TableRowValue == Value, Second.TableRowValue == Value {
    .second(second)
  }
}

/// Two parts of the rows of a table.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  fileprivate let first: First
  fileprivate let second: Second
}

extension _TableRowPair: TableRowContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { First._isOutline || Second._isOutline }

  public func _views(in columns: _TableColumns<TableRowValue>) -> some View {
    ViewBuilder.buildBlock(first._views(in: columns), second._views(in: columns))
  }
}

/// One of two parts of the rows of a table.
public enum _ConditionalTableRows<First: TableRowContent, Second: TableRowContent>
where First.TableRowValue == Second.TableRowValue {
  case first(First)
  case second(Second)
}

extension _ConditionalTableRows: TableRowContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { First._isOutline || Second._isOutline }

  @ViewBuilder public func _views(in columns: _TableColumns<TableRowValue>) -> some View {
    switch self {
    case .first(let part): part._views(in: columns)
    case .second(let part): part._views(in: columns)
    }
  }
}

/// Rows of a table that may be absent.
public struct _OptionalTableRows<Content: TableRowContent> {
  fileprivate let content: Content?
}

extension _OptionalTableRows: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { Content._isOutline }

  @ViewBuilder public func _views(in columns: _TableColumns<TableRowValue>) -> some View {
    if let content { content._views(in: columns) }
  }
}
