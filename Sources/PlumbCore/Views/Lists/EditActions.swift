internal import Foundation

/// What a person can do with the elements of a bound collection in a list.
public struct EditActions<Data> {
  fileprivate var delete: ((inout Data, IndexSet) -> Void)?
  fileprivate var move: ((inout Data, IndexSet, Int) -> Void)?
}

extension EditActions: ExpressibleByArrayLiteral {
  /// Creates the combination of some actions.
  public init(arrayLiteral elements: EditActions...) {
    self = elements.reduce(EditActions()) {
      EditActions(delete: $1.delete ?? $0.delete, move: $1.move ?? $0.move)
    }
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// A person can delete elements.
  public static var delete: EditActions {
    EditActions(delete: { $0.remove(atOffsets: $1) })
  }
}

extension EditActions where Data: MutableCollection {
  /// A person can move elements.
  public static var move: EditActions {
    EditActions(move: { $0.move(fromOffsets: $1, toOffset: $2) })
  }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// A person can delete and move elements.
  public static var all: EditActions { [.delete, .move] }
}

/// The rows of a bound collection whose elements a person can delete or move.
public struct _EditableRows<Data, Row: View>
where
  Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
  Data.Index: Hashable
{
  fileprivate let data: Binding<Data>
  fileprivate let actions: EditActions<Data>
  fileprivate let row: (Binding<Data.Element>) -> Row
}

extension _EditableRows: View, RowsView {
  public var body: some View {
    ForEach(data, content: row)
      .onDelete(perform: actions.delete.map { delete in { delete(&data.wrappedValue, $0) } })
      .onMove(perform: actions.move.map { move in { move(&data.wrappedValue, $0, $1) } })
  }
}

extension List {
  /// Creates a list with a row for each element of a bound collection, which a person can edit.
  ///
  /// - Parameter editActions: what a person can do with the elements: `.delete`, `.move` or `.all`.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where SelectionValue == Never, Content == _EditableRows<Data, RowContent> {
    self.init(nil, content: Content(data: data, actions: editActions, row: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which a person can edit, and of which they can
  /// select any number of rows.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      content: Content(data: data, actions: editActions, row: rowContent))
  }

  /// Creates a list with a row for each element of a bound collection, which a person can edit, and of which they can
  /// select one row.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == _EditableRows<Data, RowContent> {
    self.init(
      selection.map { ListSelection($0) },
      content: Content(data: data, actions: editActions, row: rowContent))
  }
}
