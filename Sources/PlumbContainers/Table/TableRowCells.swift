/// The views of a row in the columns of a table.
struct TableRowCells<Value: Identifiable> {
  let value: Value
  let columns: _TableColumns<Value>
  /// The place of the row in an outline, which the first column shows; `nil` for a row without rows below it.
  var outline: TableOutlinePlace?
}

/// The place of a row in a table that is an outline.
struct TableOutlinePlace {
  /// The number of ancestors of the row.
  let level: Int
  /// Whether the rows below are shown; `nil` for a row that has none.
  let isExpanded: Binding<Bool>?

  /// Returns the place of a row that has no row below it.
  static func leaf(level: Int) -> TableOutlinePlace {
    TableOutlinePlace(level: level, isExpanded: nil)
  }
}

extension TableRowCells: View, ImplementationView {
  var body: some View {
    columns.layout {
      ForEach(columns.contents.indices, id: \.self) { index in
        if index == 0, let outline = outline ?? columns.level.map(TableOutlinePlace.leaf) {
          OutlineRow(
            label: columns.contents[index](value), level: outline.level,
            isExpanded: outline.isExpanded)
        } else {
          columns.contents[index](value)
        }
      }
    }
    .lineLimit(1)
  }
}
