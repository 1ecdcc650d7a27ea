public import Foundation

/// The columns of a table, which show parts of the values of its rows.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of the comparator that sorts the rows; `Never` for columns that sort nothing.
  associatedtype TableColumnSortComparator: SortComparator
  /// The type of the columns that make up these columns; `Never` for a single column.
  associatedtype TableColumnBody: TableColumnContent

  /// The columns that make up these columns.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator>
  var tableColumnBody: TableColumnBody { get }

  /// Adds the columns to a list.
  static func _addColumns(
    of content: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>)
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue,
  TableColumnBody.TableColumnSortComparator == TableColumnSortComparator
{
  /// Adds the columns of the body.
  public static func _addColumns(
    of content: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>
  ) {
    TableColumnBody._addColumns(of: content.tableColumnBody, to: &list)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// A single column has no body.
  public var tableColumnBody: Never {
    preconditionFailure("\(Self.self) is a single column without a body; use the column itself.")
  }
}

extension Never: TableColumnContent {
  public typealias TableRowValue = Never
  public typealias TableColumnSortComparator = Never
  public typealias TableColumnBody = Never

  public static func _addColumns(
    of content: Never, to list: inout _TableColumnList<Never, Never>
  ) {}
}

/// The columns of a table, in order.
public struct _TableColumnList<RowValue: Identifiable, Sort: SortComparator> {
  private(set) var entries: [TableColumnEntry<RowValue, Sort>] = []
  /// The number of columns, and of loops over columns, before the next one.
  private var position = 0

  init() {}

  private init(entries: [TableColumnEntry<RowValue, Sort>]) { self.entries = entries }

  /// Adds a column.
  mutating func append(_ entry: TableColumnEntry<RowValue, Sort>) {
    var entry = entry
    entry.key.path.insert(AnyHashable(position), at: 0)
    entries.append(entry)
    position += 1
  }

  /// Adds the columns of the elements of a loop, which have the keys of their elements wherever the elements are.
  mutating func append(_ elements: [(id: AnyHashable, columns: _TableColumnList)]) {
    for element in elements {
      for column in element.columns.entries {
        var entry = column
        entry.key.path.insert(contentsOf: [AnyHashable(position), element.id], at: 0)
        entries.append(entry)
      }
    }
    position += 1
  }

  /// Adds the columns of a table that sorts nothing.
  mutating func append(unsorted list: _TableColumnList<RowValue, Never>) {
    let columns = _TableColumnList(
      entries: list.entries.map {
        TableColumnEntry(
          label: $0.label, content: $0.content, width: $0.width, alignment: $0.alignment,
          isHidden: $0.isHidden, customizationID: $0.customizationID,
          disabledBehavior: $0.disabledBehavior, key: $0.key)
      })
    append([(id: AnyHashable(0), columns: columns)])
  }

  /// Changes the columns from an index on.
  mutating func change(
    from index: Int, _ change: (inout TableColumnEntry<RowValue, Sort>) -> Void
  ) {
    for index in index..<entries.count { change(&entries[index]) }
  }
}

/// The identity of a column of a table, which stays the same while others come and go.
struct TableColumnKey: Hashable {
  fileprivate(set) var path: [AnyHashable] = []
}

/// A column of a table.
struct TableColumnEntry<RowValue: Identifiable, Sort: SortComparator> {
  var label: AnyView
  /// Returns the view of the column in the row of a value.
  var content: (RowValue) -> AnyView
  /// The comparator that sorts the rows by the column; `nil` for a column that does not sort.
  var comparator: Sort?
  var width = TableColumnWidth()
  var alignment = HorizontalAlignment.leading
  var isHidden = false
  /// The name of the column in a customization; `nil` for a column that a person cannot hide or move.
  var customizationID: String?
  var disabledBehavior = TableColumnCustomizationBehavior()
  /// The identity, set by the list of columns.
  fileprivate(set) var key = TableColumnKey()
}

/// The widths that a column may have, in points.
struct TableColumnWidth: Equatable {
  var min: CGFloat = 40
  /// The share of the space relative to other columns.
  var ideal: CGFloat = 100
  var max = CGFloat.infinity

  /// Returns a width within the limits.
  func limited(_ width: CGFloat) -> CGFloat { Swift.max(min, Swift.min(width, max)) }
}

/// The alignment of a column of a table.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// The leading edge.
  public static var automatic: TableColumnAlignment { .init(name: "automatic") }
  /// The leading edge.
  public static var leading: TableColumnAlignment { .init(name: "leading") }
  /// The middle of the column.
  public static var center: TableColumnAlignment { .init(name: "center") }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { .init(name: "trailing") }
  /// The trailing edge, as numbers are aligned from left to right.
  public static var numeric: TableColumnAlignment { .init(name: "numeric") }

  var horizontal: HorizontalAlignment {
    switch self {
    case .center: .center
    case .trailing, .numeric: .trailing
    default: .leading
    }
  }
}

extension TableColumnContent {
  /// Sets a fixed width of the columns, in points; `nil` for a share of the space.
  nonisolated public func width(_ width: CGFloat? = nil)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) {
      if let width { $0.width = TableColumnWidth(min: width, ideal: width, max: width) }
    }
  }

  /// Sets limits of the widths of the columns, in points, within which a person can resize them.
  ///
  /// - Parameter ideal: the share of the space relative to other columns.
  nonisolated public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) {
      let least = min ?? $0.width.min
      let most = Swift.max(max ?? $0.width.max, least)
      $0.width = TableColumnWidth(min: least, ideal: ideal ?? $0.width.ideal, max: most)
    }
  }

  /// Sets the alignment of the columns, of their titles and of their views in rows.
  nonisolated public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.alignment = alignment.horizontal }
  }

  /// Sets whether the columns are shown until a person hides or shows them; `automatic` shows them.
  nonisolated public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.isHidden = visibility == .hidden }
  }

  /// Sets the identifier of a column, with which a person can hide and move it in a table that has a
  /// ``TableColumnCustomization``. No two columns of a table may have the same one.
  nonisolated public func customizationID(_ id: String)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumns(content: self) { $0.customizationID = id }
  }

  /// Sets the changes that a person cannot make to the columns.
  nonisolated public func disabledCustomizationBehavior(
    _ behavior: TableColumnCustomizationBehavior
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumns(content: self) { $0.disabledBehavior = behavior }
  }
}

/// Columns with a change applied to each.
@usableFromInline struct ModifiedTableColumns<Content: TableColumnContent> {
  let content: Content
  let change:
    (inout TableColumnEntry<Content.TableRowValue, Content.TableColumnSortComparator>) -> Void
}

extension ModifiedTableColumns: TableColumnContent {
  @usableFromInline typealias TableRowValue = Content.TableRowValue
  @usableFromInline typealias TableColumnSortComparator = Content.TableColumnSortComparator
  @usableFromInline typealias TableColumnBody = Never

  @usableFromInline static func _addColumns(
    of columns: Self, to list: inout _TableColumnList<TableRowValue, TableColumnSortComparator>
  ) {
    let first = list.entries.count
    Content._addColumns(of: columns.content, to: &list)
    list.change(from: first, columns.change)
  }
}
