public import Foundation

extension Table {
  /// Creates a table with a row for each element.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: nil, sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows.
  nonisolated public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), selection: nil, sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: nil, sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table of rows, sorted by columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows(), columns(), selection: nil, sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, of which a person can select one row.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, of which a person can select one row.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, of which a person can select one row, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table of rows, of which a person can select one row, sorted by columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, of which a person can select any number of rows.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of rows, of which a person can select any number of rows.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Never {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table with a row for each element, of which a person can select any number of rows, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableForEachContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection),
      sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table of rows, of which a person can select any number of rows, sorted by columns.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableColumnSortComparator == Sort {
    self.init(
      rows(), columns(), selection: ListSelection(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }
}
