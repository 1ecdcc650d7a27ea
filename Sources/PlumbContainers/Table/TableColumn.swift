public import Foundation

/// A column of a table: its title, and a view for each row.
///
/// A column with a comparator sorts the rows of a table that has a sort order: a click on its title sorts by it, and
/// another one reverses the order.
public struct TableColumn<
  RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View
> {
  private let label: Label
  private let content: (RowValue) -> Content
  private let comparator: Sort?

  nonisolated private init(
    label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content
  ) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of column: Self, to list: inout _TableColumnList<RowValue, Sort>
  ) {
    list.append(
      TableColumnEntry(
        label: AnyView(column.label), content: { AnyView(column.content($0)) },
        comparator: column.comparator))
  }
}

// MARK: Columns that sort nothing

extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localised title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Creates a column with a text as its title.
  nonisolated public init(
    _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column with a localised title that shows a string.
  nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }

  /// Creates a column with a title that shows a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text(verbatim: $0[keyPath: value]) }
  }
}

// MARK: Columns that sort by a property

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localised title that sorts by a property.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a title that sorts by a property.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localised title that sorts by a property which may be absent.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localised title that sorts by a property with a comparator.
  nonisolated public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator),
      content: content)
  }
}

extension TableColumn
where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column with a localised title that shows a string and sorts by it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column with a title that shows a string and sorts by it.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) {
      Text(verbatim: $0[keyPath: value])
    }
  }

  /// Creates a column with a localised title that shows a string and sorts by it with a comparator.
  nonisolated public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(
      label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator)
    ) {
      Text(verbatim: $0[keyPath: value])
    }
  }
}

// MARK: Columns that sort by a comparator

extension TableColumn where Label == Text {
  /// Creates a column with a localised title that sorts by a comparator.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Creates a column with a title that sorts by a comparator.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
