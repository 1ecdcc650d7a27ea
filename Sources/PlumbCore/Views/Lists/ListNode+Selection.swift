internal import Foundation

/// How rows of a list are selected.
extension ListNode {
  /// Selects a row: alone, with Control in addition or no more, with Shift with all rows from the one selected
  /// before.
  func select(_ row: ListRowNode, with modifiers: KeyModifiers) {
    guard let selection, let state, let value = row.row?.value else { return }
    defer { state.lead = value }
    if selection.selectsSeveral, modifiers.contains(.control) || modifiers.contains(.command) {
      state.anchor = value
      selection.select(selection.values().symmetricDifference([value]))
    } else if selection.selectsSeveral, modifiers.contains(.shift),
      let range = values(from: state.anchor ?? selection.values().first ?? value, to: row)
    {
      selection.select(Set(range))
    } else {
      state.anchor = value
      if selection.values() != [value] { selection.select([value]) }
    }
  }

  /// Shows the column of a split view in which the selection is shown, where one column is shown at a time.
  func showSelection() {
    if let column = environment.linkTarget { column.didShow(column) }
  }

  /// Returns the values from one to that of a row, in either direction.
  private func values(from anchor: AnyHashable, to row: ListRowNode) -> [AnyHashable]? {
    guard let value = row.row?.value else { return nil }
    // The elements of a collection, whether their rows exist or not.
    if let positions = row.position?.positions, let end = positions.offsets(of: [value]).first,
      let start = positions.offsets(of: [anchor]).first
    {
      return positions.ids(at: min(start, end)...max(start, end))
    }
    let values = rows.compactMap(\.row?.value)
    guard let start = values.firstIndex(of: anchor), let end = values.firstIndex(of: value) else {
      return [value]
    }
    return Array(values[min(start, end)...max(start, end)])
  }

  /// Selects all rows. Returns whether several rows can be selected.
  func selectAll() -> Bool {
    guard let selection, selection.selectsSeveral else { return false }
    var values = Set(rows.compactMap(\.row?.value))
    var seen: Set<ObjectIdentifier> = []
    for positions in rows.compactMap(\.position?.positions)
    where seen.insert(ObjectIdentifier(positions)).inserted {
      values.formUnion(positions.ids().filter(selection.accepts))
    }
    selection.select(values)
    return true
  }

  /// Deletes the selected elements. Returns whether they can be deleted.
  func deleteSelection() -> Bool {
    guard let selection, let state else { return false }
    let values = selection.values()
    var isHandled = false
    var seen: Set<ObjectIdentifier> = []
    for row in rows {
      guard let delete = row.row?.traits.delete, row.row?.traits.isDeleteDisabled == false,
        seen.insert(ObjectIdentifier(delete.position.positions)).inserted
      else { continue }
      // Rows whose value is a tag are found among those that exist.
      let tagged = rows.filter {
        $0.row?.value.map(values.contains) ?? false
          && $0.row?.traits.delete?.position.positions === delete.position.positions
      }
      let ids = values.union(tagged.compactMap { $0.row?.traits.delete?.position.id })
      let offsets = delete.position.positions.offsets(of: ids)
      guard !offsets.isEmpty else { continue }
      withAnimation { delete.action(offsets) }
      isHandled = true
    }
    if isHandled {
      selection.select([])
      state.lead = nil
    }
    return isHandled
  }

  /// Selects the next row whose text begins with what was typed within a second.
  func find(_ character: Character) -> Bool {
    guard let state, tree.context.time - state.typed.time < 1 || character != " " else {
      return false
    }
    let isContinued = tree.context.time - state.typed.time < 1
    state.typed = ((isContinued ? state.typed.text : "") + String(character), tree.context.time)
    let rows = rows.filter { $0.row?.value != nil }
    let lead = leadRow.flatMap { lead in rows.firstIndex { $0 === lead } }
    let start = lead.map { isContinued ? $0 : $0 + 1 } ?? 0
    let options: String.CompareOptions = [.anchored, .caseInsensitive, .diacriticInsensitive]
    let order = rows[min(start, rows.count)...] + rows[..<min(start, rows.count)]
    guard
      let row = order.first(where: { $0.title.range(of: state.typed.text, options: options) != nil }
      )
    else { return true }
    select(row, with: [])
    show(row)
    return true
  }
}

extension ListRowNode {
  /// The position of the row's element in its collection.
  var position: ElementPosition? { row?.position }
}
