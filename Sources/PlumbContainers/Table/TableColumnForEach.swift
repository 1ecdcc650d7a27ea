/// The columns of a table for the elements of a collection, which need not be known before the program runs.
///
/// A column keeps the width to which a person has dragged it while its element is in the collection.
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
  Content: TableColumnContent
> where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
  /// The collection.
  public var data: Data
  /// Returns the columns of an element.
  public var content: (Data.Element) -> Content
  private let id: KeyPath<Data.Element, ID>

  /// Creates the columns of the elements of a collection, identified by a property of the element.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates the columns of the elements of a collection.
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension TableColumnForEach: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<RowValue, Sort>
  ) {
    list.append(
      columns.data.map { element in
        var inner = _TableColumnList<RowValue, Sort>()
        Content._addColumns(of: columns.content(element), to: &inner)
        return (id: AnyHashable(element[keyPath: columns.id]), columns: inner)
      })
  }
}
