/// A row of a table with an arrow that shows and hides the rows below it.
///
/// The left and the right arrow key do the same for a selected row. As SwiftUI: the rows below begin further inside,
/// and all other rows of the table leave space for the arrow.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
  private let value: Label.TableRowValue
  private let isExpanded: Binding<Bool>?
  private let content: () -> Content

  /// Creates a row that shows a value, with rows below it.
  ///
  /// - Parameters:
  ///   - value: the value of the row.
  ///   - isExpanded: whether the rows below are shown; by default the table has this state, and does not show them at
  ///     first.
  ///   - content: the rows below, which are made while they are shown.
  nonisolated public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureTableRow: TableRowContent {
  public typealias TableRowValue = Label.TableRowValue
  public typealias TableRowBody = Never

  public static var _isOutline: Bool { true }

  public func _views(in columns: _TableColumns<TableRowValue>) -> some View {
    DisclosedRows(value: value, columns: columns, isExpanded: isExpanded, content: content)
  }
}

/// A row of a table, and the rows below it while they are shown.
private struct DisclosedRows<Content: TableRowContent> {
  let value: Content.TableRowValue
  let columns: _TableColumns<Content.TableRowValue>
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  @State private var isExpandedByTable = false
}

extension DisclosedRows: View, ImplementationView, ItemsView {
  @ViewBuilder var body: some View {
    let isExpanded = isExpanded ?? $isExpandedByTable
    TableRowCells(
      value: value, columns: columns,
      outline: TableOutlinePlace(level: columns.level ?? 0, isExpanded: isExpanded)
    )
    .id(value.id)
    if isExpanded.wrappedValue { content()._views(in: columns.below) }
  }
}
