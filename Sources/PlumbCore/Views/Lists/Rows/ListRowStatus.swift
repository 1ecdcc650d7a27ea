/// What a row shows of the state of its list.
struct ListRowStatus: Equatable {
  var isSelected = false
  /// Whether the row is selected in a list that has the keyboard focus.
  var isEmphasized = false
  var isEditing = false
  /// Whether the row is dragged to another place.
  var isMoved = false
  /// How far the row is from its place while one is dragged, in points.
  var offset: CGFloat = 0
}

/// The node of a row of a list, which evaluates the row when its status has changed.
///
/// The list observes its state for all rows, and asks each that exists whether anything is different for it. If the
/// rows observed the state themselves, each change would evaluate all of them, and each row would leave observers.
final class ListRowStatusNode: ViewNode {
  private var item: ListItem?
  private var status: ListRowStatus?

  override var propagatesLaziness: Bool { true }

  func update(_ item: ListItem) {
    self.item = item
    evaluate()
  }

  override func evaluate() {
    guard let item, let list = environment.listContext else { return }
    let row = ListRow(subview: item.subview, place: item.place, status: status(of: item, in: list))
    status = row.status
    resolveChildren { ListRow._resolve(row, at: &$0) }
    didEvaluate()
  }

  /// Evaluates the row if its status has changed.
  func updateStatus() {
    guard let item, let list = environment.listContext else { return }
    if status(of: item, in: list) != status { setNeedsUpdate() }
  }

  private func status(of item: ListItem, in list: ListContext) -> ListRowStatus {
    let isSelected = list.selection.map { $0.value(ofRow: item.subview).map($0.contains) ?? false }
    var status = ListRowStatus(isSelected: isSelected ?? false)
    status.isEmphasized = status.isSelected && list.state.isFocused
    status.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if let drag = list.state.drag {
      let key = item.key
      (status.isMoved, status.offset) = (drag.key == key, drag.offset(of: key))
    }
    return status
  }
}

extension ListItem {
  var key: ListRowKey { ListRowKey(path: place.path, ids: subview.ids, id: subview.id) }
}

extension ListSelection {
  /// Returns the value of a row; `nil` if it cannot be selected.
  func value(ofRow subview: Subview) -> AnyHashable? {
    subview.containerValues.listRow.isSelectionDisabled ? nil : value(subview)
  }
}
