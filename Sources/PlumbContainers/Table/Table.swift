internal import Foundation

/// A table: rows of values, whose parts are shown in columns, below the titles of the columns.
///
/// Rows are selected and moved like the rows of a ``List``; they are made when they come near the visible part. A click
/// on the title of a column with a comparator sorts the rows by it, and another one reverses the order: the table sets
/// its sort order, and the program sorts the values. The line beside a title is dragged to change the width of the
/// column.
///
/// In a table with a ``TableColumnCustomization``, the context menu of the header hides and shows the columns that have an
/// identifier, and their titles are dragged to move them.
///
/// As SwiftUI: a column without a width takes a share of the space. If the least widths of the columns exceed the width
/// of the table, the rows are scrolled sideways together with the titles.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private typealias Sort = Columns.TableColumnSortComparator

  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  /// The sort order; `nil` for a table without one.
  private let sortOrder: Binding<[Sort]>?
  /// The hidden and moved columns; `nil` for a table whose columns a person cannot hide and move.
  private let customization: Binding<TableColumnCustomization<Value>>?
  /// The widths to which columns were dragged, in points.
  @State private var chosenWidths: [TableColumnKey: CGFloat] = [:]
  @State private var scroll = TableScroll()
  @Environment(\.tableAppearance) private var appearance
  @Environment(\.tableColumnHeaders) private var headers

  nonisolated init(
    _ rows: Rows, _ columns: Columns, selection: ListSelection?,
    sortOrder: Binding<[Columns.TableColumnSortComparator]>?,
    customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
    self.customization = customization
  }
}

extension Table: View {
  public var body: some View {
    let all = allColumns
    let entries = customization?.wrappedValue.arranged(all) ?? all
    let shown = entries.filter { shows($0.entry) }
    let layout = TableColumnLayout(
      columns: shown.map { _, entry in
        .init(
          width: entry.width, chosenWidth: chosenWidths[entry.key], alignment: entry.alignment)
      })
    let leastWidth = layout.leastWidth + 2 * TableMetrics.inset
    VStack(spacing: 0) {
      if headers != .hidden {
        ScrolledTableHeader(leastWidth: leastWidth, scroll: scroll) {
          TableHeader(
            titles: titles(of: shown), layout: layout,
            choices: customization == nil ? [] : all.compactMap(choice),
            move: { move($0, to: $1, among: entries) }
          ) { chosenWidths[all[$0].entry.key] = $1 }
        }
      }
      List<Never, Rows._Views>(
        selection,
        content: rows._views(
          in: _TableColumns(
            layout: layout, contents: shown.map(\.entry.content),
            level: Rows._isOutline ? 0 : nil))
      )
      .modifier(
        TableScrolling(appearance: appearance, leastWidth: leastWidth, scroll: scroll))
    }
  }

  /// All columns in the order of the program, with their indices.
  @MainActor private var allColumns: [IndexedTableColumn<Value, Sort>] {
    var list = _TableColumnList<Value, Sort>()
    Columns._addColumns(of: columns, to: &list)
    return list.entries.enumerated().map { ($0.offset, $0.element) }
  }

  @MainActor private func shows(_ column: TableColumnEntry<Value, Sort>) -> Bool {
    customization?.wrappedValue.shows(column) ?? !column.isHidden
  }

  /// Returns the item with which a person hides and shows a column; `nil` for a column that cannot be hidden.
  @MainActor private func choice(
    of column: IndexedTableColumn<Value, Sort>
  ) -> TableColumnChoice? {
    let entry = column.entry
    guard let id = entry.customizationID, !entry.disabledBehavior.contains(.visibility),
      let customization
    else { return nil }
    return TableColumnChoice(
      id: column.index, label: entry.label,
      isShown: Binding(
        get: { customization.wrappedValue.shows(entry) },
        set: { customization.wrappedValue[visibility: id] = $0 ? .visible : .hidden }))
  }

  /// Moves a column to the place of another one.
  @MainActor private func move(
    _ index: Int, to target: Int, among columns: [IndexedTableColumn<Value, Sort>]
  ) {
    func id(_ index: Int) -> String? { columns.first { $0.index == index }?.entry.movableID }
    guard let customization, let moved = id(index), let place = id(target) else { return }
    customization.wrappedValue.move(moved, to: place, in: columns.compactMap(\.entry.movableID))
  }

  @MainActor private func titles(
    of entries: [IndexedTableColumn<Value, Sort>]
  ) -> [TableTitle] {
    let first = sortOrder?.wrappedValue.first
    return entries.map { index, entry in
      let isFirst = first.map { entry.comparator?.comparesLike($0) ?? false } ?? false
      return TableTitle(
        id: index, label: entry.label, width: entry.width, alignment: entry.alignment,
        order: isFirst ? first?.order : nil, sortRows: sorting(by: entry.comparator),
        canBeResized: entry.width.min < entry.width.max
          && !(customization != nil && entry.disabledBehavior.contains(.resize)),
        canBeMoved: customization != nil && entry.movableID != nil)
    }
  }

  /// Returns the action of a click on the title of a column with a comparator.
  @MainActor private func sorting(by comparator: Sort?) -> (@MainActor () -> Void)? {
    guard let comparator, let sortOrder else { return nil }
    return {
      var order = sortOrder.wrappedValue
      if var first = order.first, first.comparesLike(comparator) {
        first.order = first.order == .forward ? .reverse : .forward
        order[0] = first
      } else {
        order.removeAll { $0.comparesLike(comparator) }
        order.insert(comparator, at: 0)
      }
      sortOrder.wrappedValue = order
    }
  }
}

extension SortComparator {
  /// Whether two comparators are equal except for the order.
  fileprivate func comparesLike(_ other: Self) -> Bool {
    var (one, other) = (self, other)
    one.order = .forward
    other.order = .forward
    return one == other
  }
}
