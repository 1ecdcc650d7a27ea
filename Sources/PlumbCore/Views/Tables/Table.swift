internal import Foundation

/// A table: rows of values, of which columns show the parts, below the titles of the columns.
///
/// Rows are selected, and moved with the arrow keys, as those of a ``List``; they are made when they come near the
/// visible part. A click on the title of a column with a comparator sorts the rows by it, and another one reverses
/// the order: the table sets its sort order, and the program sorts the values. The line beside a title is dragged to
/// change the width of the column.
///
/// As SwiftUI: a column without a width takes a share of the space.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  private typealias Sort = Columns.TableColumnSortComparator

  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  /// `nil` for a table without a sort order.
  private let sortOrder: Binding<[Sort]>?
  /// The widths to which columns were dragged, by their index, in points.
  @State private var chosenWidths: [Int: CGFloat] = [:]

  nonisolated init(
    _ rows: Rows, _ columns: Columns, selection: ListSelection?,
    sortOrder: Binding<[Columns.TableColumnSortComparator]>?
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sortOrder = sortOrder
  }
}

extension Table: View {
  public var body: some View {
    let entries = entries
    let layout = TableColumnLayout(
      columns: entries.map { index, entry in
        .init(
          width: entry.width, chosenWidth: chosenWidths[index], alignment: entry.alignment)
      })
    VStack(spacing: 0) {
      TableHeader(titles: titles(of: entries), layout: layout) { chosenWidths[$0] = $1 }
      List<Never, Rows._Views>(
        selection,
        content: rows._views(
          in: _TableColumns(layout: layout, contents: entries.map(\.entry.content)))
      )
      .environment(\.listAppearance, .table)
    }
  }

  /// The columns that are shown, with their indices among all.
  @MainActor private var entries: [(index: Int, entry: TableColumnEntry<Value, Sort>)] {
    var list = _TableColumnList<Value, Sort>()
    Columns._addColumns(of: columns, to: &list)
    return list.entries.enumerated().filter { !$0.element.isHidden }.map { ($0.offset, $0.element) }
  }

  @MainActor private func titles(
    of entries: [(index: Int, entry: TableColumnEntry<Value, Sort>)]
  ) -> [TableTitle] {
    let first = sortOrder?.wrappedValue.first
    return entries.map { index, entry in
      let isFirst = first.map { entry.comparator?.comparesLike($0) ?? false } ?? false
      return TableTitle(
        id: index, label: entry.label, width: entry.width, alignment: entry.alignment,
        order: isFirst ? first?.order : nil, sortRows: sorting(by: entry.comparator))
    }
  }

  /// Returns what a click on the title of a column with a comparator does.
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
  /// Whether two comparators are the same but for the order.
  fileprivate func comparesLike(_ other: Self) -> Bool {
    var (one, other) = (self, other)
    one.order = .forward
    other.order = .forward
    return one == other
  }
}

extension ListAppearance {
  /// The rows of a table.
  fileprivate static var table: ListAppearance {
    var appearance = ListAppearance()
    let inset = TableMetrics.inset - 8
    appearance.margin = 8
    appearance.verticalMargin = 4
    appearance.rowInsets = EdgeInsets(top: 3, leading: inset, bottom: 3, trailing: inset)
    appearance.selectionRadius = 6
    appearance.showsSeparators = false
    appearance.isTable = true
    return appearance
  }
}
