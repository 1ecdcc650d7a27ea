public import Foundation

/// A result builder that combines the columns listed in a closure.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// Returns columns unchanged.
  public static func buildExpression<Content: TableColumnContent>(_ content: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    content
  }

  /// Returns columns that sort nothing as columns of a table with a sort order.
  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent>(
    _ content: Content
  ) -> _UnsortedTableColumns<Content, Sort>
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Never {
    _UnsortedTableColumns(content: content)
  }

  /// Returns the first columns unchanged.
  public static func buildPartialBlock<Content: TableColumnContent>(first: Content) -> Content
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    first
  }

  /// Combines columns with the next ones.
  public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
    accumulated: First, next: Next
  ) -> _TableColumnPair<First, Next>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Next.TableRowValue == RowValue, Next.TableColumnSortComparator == Sort
  {
    _TableColumnPair(first: accumulated, second: next)
  }

  /// Returns the columns of an `if` without `else`.
  public static func buildIf<Content: TableColumnContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    content
  }

  /// Returns the columns of the first branch of a condition.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalTableColumns<First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort
  {
    .first(first)
  }

  /// Returns the columns of the second branch of a condition.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalTableColumns<First, Second>
  where
    First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
    Second.TableRowValue == RowValue, Second.TableColumnSortComparator == Sort
  {
    .second(second)
  }
}

/// Two parts of the columns of a table.
public struct _TableColumnPair<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  fileprivate let first: First
  fileprivate let second: Second
}

extension _TableColumnPair: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>
  ) {
    First._addColumns(of: columns.first, to: &list)
    Second._addColumns(of: columns.second, to: &list)
  }
}

/// One of two parts of the columns of a table.
public enum _ConditionalTableColumns<First: TableColumnContent, Second: TableColumnContent>
where
  First.TableRowValue == Second.TableRowValue,
  First.TableColumnSortComparator == Second.TableColumnSortComparator
{
  case first(First)
  case second(Second)
}

extension _ConditionalTableColumns: TableColumnContent {
  public typealias TableRowValue = First.TableRowValue
  public typealias TableColumnSortComparator = First.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>
  ) {
    switch columns {
    case .first(let part): First._addColumns(of: part, to: &list)
    case .second(let part): Second._addColumns(of: part, to: &list)
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>
  ) {
    if let columns { Wrapped._addColumns(of: columns, to: &list) }
  }
}

/// Columns that sort nothing in a table with a sort order.
public struct _UnsortedTableColumns<Content: TableColumnContent, Sort: SortComparator>
where Content.TableColumnSortComparator == Never {
  fileprivate let content: Content
}

extension _UnsortedTableColumns: TableColumnContent {
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<TableRowValue, Sort>
  ) {
    var unsorted = _TableColumnList<TableRowValue, Never>()
    Content._addColumns(of: columns.content, to: &unsorted)
    list.append(unsorted: unsorted)
  }
}
