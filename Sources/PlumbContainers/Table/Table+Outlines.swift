public import Foundation

/// The rows of the elements of a tree, which show and hide the rows below them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection>
where Data.Element: Identifiable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public func _views(in columns: _TableColumns<Data.Element>) -> some View {
    ForEach(data) { element in
      OutlineElement<Data, Data.Element.ID, TableRowCells<Data.Element>>(
        element: element, id: \.id, children: { $0[keyPath: children] }, level: 0
      ) {
        TableRowCells(
          value: $0, columns: columns, outline: TableOutlinePlace(level: $1, isExpanded: $2))
      }
    }
  }
}

extension OutlineGroup: TableRowContent
where Data.Element: Identifiable, Leaf == TableRow<Data.Element> {
  public typealias TableRowValue = Data.Element
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { true }

  public func _views(in columns: _TableColumns<Data.Element>) -> some View {
    views { element in
      OutlineElement<Data, ID, TableRowCells<Data.Element>>(
        element: element, id: id, children: children, level: columns.level ?? 0
      ) {
        TableRowCells(
          value: $0, columns: columns, outline: TableOutlinePlace(level: $1, isExpanded: $2))
      }
    }
  }

  /// Creates rows of the elements of a tree, with rows for the elements below them.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  // Tried last: most groups are of views.
  @_disfavoredOverload
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, DataElement == Data.Element, Parent == TableRow<DataElement>,
    Parent == Leaf, Subgroup == DisclosureTableRow<Parent, EmptyTableRowContent<DataElement>>
  {
    self.init(rows: data, children: children) { TableRow($0) }
  }

  /// Creates the rows of an element of a tree and of the elements below it.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  @_disfavoredOverload
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>
  )
  where
    ID == DataElement.ID, DataElement == Data.Element, Parent == TableRow<DataElement>,
    Parent == Leaf, Subgroup == DisclosureTableRow<Parent, EmptyTableRowContent<DataElement>>
  {
    self.init(rowsOf: root, children: children) { TableRow($0) }
  }
}

/// Tables of trees: an arrow in the first column shows and hides the rows below a row, and so do the left and the right
/// arrow key. The elements below an element are `nil` if it can have none.
extension Table {
  /// Creates a table of the elements of a tree.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: nil, sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a tree, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: nil, sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a tree, of which a person can select one row.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: ListSelection(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a tree, of which a person can select one row, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: ListSelection(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a tree, of which a person can select any number of rows.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Never
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: ListSelection(selection), sortOrder: nil,
      customization: columnCustomization)
  }

  /// Creates a table of the elements of a tree, of which a person can select any number of rows, sorted by columns.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Rows == TableOutlineGroupContent<Data>, Data.Element: Identifiable,
    Columns.TableColumnSortComparator == Sort
  {
    self.init(
      TableOutlineGroupContent(data: data, children: children), columns(),
      selection: ListSelection(selection), sortOrder: sortOrder,
      customization: columnCustomization)
  }
}
