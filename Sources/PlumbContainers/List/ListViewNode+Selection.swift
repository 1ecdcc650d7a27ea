internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The selection of the rows of a list.
extension ListViewNode {
  /// Selects a row alone; with Control, adds it to the selection or removes it; with Shift, selects all rows from the
  /// row that was selected last. A selection that cannot be empty keeps its value.
  func select(_ row: ListRowViewNode, with modifiers: KeyModifiers) {
    guard let selection, let state, let events = row.row, let value = events.value else { return }
    let before = selection.values()
    let anchor = state.chosen == before ? state.anchor : nil
    defer {
      state.lead = (events.key, value)
      state.leadRow = row
      state.chosen = selection.values()
    }
    let toggles = modifiers.contains(.control) || modifiers.contains(.command)
    if toggles, selection.selectsSeveral || selection.contains(value) {
      state.anchor = value
      selection.select(before.symmetricDifference([value]))
    } else if selection.selectsSeveral, modifiers.contains(.shift),
      let range = values(
        from: anchor ?? before.first ?? value, to: row)
    {
      selection.select(Set(range))
    } else {
      state.anchor = value
      if before != [value] { selection.select([value]) }
    }
  }

  /// Shows the column for the selection in a split view that shows one column at a time, and the destination of a link,
  /// if there is one.
  func showSelection() {
    guard let column = environment.linkTarget else { return }
    if let value = leadRow?.row?.traits.linkedValue, column.hasDestination(for: value) {
      column.show(value)
    } else {
      column.didShow(column)
    }
  }

  /// Returns the values from a value to the value of a row, in either direction.
  private func values(from anchor: AnyHashable, to row: ListRowViewNode) -> [AnyHashable]? {
    guard let value = row.row?.value else { return nil }
    let shown = shownValues(from: anchor, to: value)
    // The elements of a collection, whether their rows have been made or not.
    if let positions = row.position?.positions, let end = row.position?.offset,
      let start = offset(of: anchor, in: positions)
    {
      return self.values(in: positions, at: min(start, end)...max(start, end)) + (shown ?? [])
    }
    return shown ?? [value]
  }

  /// Returns the values of the rows from one value to another; `nil` unless the rows of both have been made. Between
  /// the rows of a collection there may be rows that are below one of its elements.
  private func shownValues(from anchor: AnyHashable, to value: AnyHashable) -> [AnyHashable]? {
    let values = rows.compactMap(\.row?.value)
    guard let start = values.firstIndex(of: anchor), let end = values.firstIndex(of: value) else {
      return nil
    }
    return Array(values[min(start, end)...max(start, end)])
  }

  /// Selects all rows. Returns whether several rows can be selected.
  func selectAll() -> Bool {
    guard let selection, selection.selectsSeveral else { return false }
    var values = Set(rows.compactMap(\.row?.value))
    var seen: Set<ObjectIdentifier> = []
    for positions in rows.compactMap(\.position?.positions)
    where seen.insert(ObjectIdentifier(positions)).inserted && positions.count > 0 {
      values.formUnion(self.values(in: positions, at: 0...positions.count - 1))
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
      let offsets = deletedOffsets(in: delete.position.positions, selected: values)
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

  /// Returns the offsets of the elements of a collection that are selected and can be deleted.
  private func deletedOffsets(
    in positions: ElementPositions, selected values: Set<AnyHashable>
  ) -> IndexSet {
    var offsets = IndexSet()
    var known: Set<AnyHashable> = []
    for row in rows {
      guard let delete = row.row?.traits.delete, delete.position.positions === positions else {
        continue
      }
      known.insert(delete.position.id)
      guard let value = row.row?.value, values.contains(value),
        row.row?.traits.isDeleteDisabled == false, let offset = delete.position.offset
      else { continue }
      offsets.insert(offset)
    }
    // For elements whose rows have not been made, the views provide the values.
    for offset in positions.offsets(of: values.subtracting(known)) {
      let views = positions.views(at: offset)
      let isSelected = views.contains { value(of: $0).map(values.contains) ?? false }
      if isSelected, !views.contains(where: \.containerValues.listRow.isDeleteDisabled) {
        offsets.insert(offset)
      }
    }
    return offsets
  }

  /// The maximum number of elements whose views are asked for their values; for more elements, the ids are used as
  /// values.
  private static var askedElementCount: Int { 10_000 }

  /// Returns the values of the rows of elements that can be selected.
  private func values(
    in positions: ElementPositions, at offsets: ClosedRange<Int>
  ) -> [AnyHashable] {
    guard offsets.count <= Self.askedElementCount else {
      return positions.ids(at: offsets).filter { selection?.accepts($0) ?? false }
    }
    return offsets.flatMap { positions.views(at: $0).compactMap(value) }
  }

  /// Returns the offset of the element with a value; `nil` if none has it.
  func offset(of value: AnyHashable, in positions: ElementPositions) -> Int? {
    let row = rows.first { $0.row?.value == value && $0.position?.positions === positions }
    if let offset = row?.position?.offset { return offset }
    return positions.offsets(of: [value]).first { offset in
      positions.views(at: offset).contains { self.value(of: $0) == value }
    }
  }

  /// Returns the value of the row of a view; `nil` if it cannot be selected.
  func value(of view: Subview) -> AnyHashable? {
    selection?.value(ofRow: view)
  }
}

extension ListRowViewNode {
  /// The position of the row's element in its collection.
  var position: ElementPosition? { row?.position }
}
