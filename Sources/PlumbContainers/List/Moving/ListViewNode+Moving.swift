internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The movement of rows of a list.
///
/// The dragged row stays below the pointer while the list scrolls, and is kept although its own place is not visible.
/// The row that makes way is determined from the rows that have been made, so that the cost does not depend on the
/// number of the others.
extension ListViewNode {
  /// Begins to move a row that the pointer holds at a point of the window, in points. Returns whether it can be moved.
  func beginMove(of row: ListRowViewNode, at point: CGPoint) -> Bool {
    guard let events = row.row, let move = events.traits.move, !events.traits.isMoveDisabled,
      let source = move.position.offset, let state
    else { return false }
    let place = row.place
    grip = ListRowGrip(row: row, distance: point.y - place.minY, point: point)
    state.begin(
      ListDrag(
        events.key, at: source, of: move.position.positions,
        length: place.height + (environment.listRowSpacing ?? 0)))
    if let (cell, container) = row.cell {
      container.heldCell = cell
      tree.layoutObservers.observe(cell) { [weak self, weak row] in
        if let self, let row, grip?.row === row { followMove() }
      }
    }
    scrollViewNode?.beginDrag(at: point)
    return true
  }

  /// Moves the dragged row to a point of the window, in points, and scrolls near the edges of the list.
  func move(to point: CGPoint) {
    guard grip != nil else { return }
    grip?.point = point
    followMove()
    _ = scrollViewNode?.followDrag(to: point)
  }

  /// Lets the dragged row follow the pointer, and the rows around the pointer make way.
  private func followMove() {
    guard let grip, let row = grip.row, row.isMounted, var drag = state?.drag,
      let position = row.row?.traits.move?.position, let source = position.offset
    else { return }
    let place = row.place
    drag.positions = position.positions
    drag.source = source
    drag.distance = grip.point.y - grip.distance - place.minY
    drag.target = target(of: drag, from: place)
    state?.follow(drag)
  }

  /// Returns the offset of the element whose place the dragged row takes.
  ///
  /// As on a Mac: a row makes way once the edge of the dragged one has passed its middle.
  private func target(of drag: ListDrag, from place: CGRect) -> Int {
    let isDown = drag.distance > 0
    let edge = (isDown ? place.maxY : place.minY) + drag.distance
    var target = drag.source
    var nearest: Int?
    for row in rows {
      guard let position = row.row?.traits.move?.position, position.positions === drag.positions,
        let index = position.offset, isDown ? index > drag.source : index < drag.source
      else { continue }
      nearest = isDown ? min(index, nearest ?? index) : max(index, nearest ?? index)
      let middle = row.place.midY
      if isDown, middle < edge { target = max(target, index) }
      if !isDown, middle > edge { target = min(target, index) }
    }
    guard target == drag.source, let nearest else { return target }
    // Rows that have not been made, between the row and the nearest one that has been, have made way.
    return isDown ? nearest - 1 : nearest + 1
  }

  /// Ends the movement of a row at the place where it is.
  func endMove(of row: ListRowViewNode) {
    guard let drag = releaseRow(), drag.target != drag.source, let move = row.row?.traits.move,
      let source = move.position.offset
    else { return }
    let target = min(drag.target, move.position.positions.count - 1)
    move.action(offsets(movedWith: row, from: source), target > source ? target + 1 : target)
  }

  /// Ends the movement of a row at the place where it began.
  func cancelMove() { _ = releaseRow() }

  private func releaseRow() -> ListDrag? {
    if let cell = grip?.row?.cell, cell.container.heldCell === cell.node {
      cell.container.heldCell = nil
    }
    grip = nil
    _ = scrollViewNode?.followDrag(to: nil)
    return state?.end()
  }

  /// Returns the positions of the elements that move with a row: with a selected row, all selected elements of its
  /// collection, whether their rows have been made or not.
  private func offsets(movedWith row: ListRowViewNode, from source: Int) -> IndexSet {
    guard let events = row.row, let value = events.value, let selection = events.list.selection,
      selection.contains(value), let positions = events.traits.move?.position.positions
    else { return [source] }
    var offsets: IndexSet = [source]
    var known: Set<AnyHashable> = []
    for other in rows.compactMap(\.row) {
      guard let position = other.traits.move?.position, position.positions === positions else {
        continue
      }
      known.insert(position.id)
      if let value = other.value, selection.contains(value), !other.traits.isMoveDisabled,
        let offset = position.offset
      {
        offsets.insert(offset)
      }
    }
    let values = selection.values()
    guard values.count > 1 else { return offsets }
    for offset in positions.offsets(of: values.subtracting(known)) {
      let views = positions.views(at: offset)
      let isSelected = views.contains { self.value(of: $0).map(values.contains) ?? false }
      if isSelected, !views.contains(where: \.containerValues.listRow.isMoveDisabled) {
        offsets.insert(offset)
      }
    }
    return offsets
  }

  /// Moves the selected row by one place. Returns whether it could be moved.
  func moveSelectedRow(by step: Int) -> Bool {
    guard let row = leadRow, let move = row.row?.traits.move,
      row.row?.traits.isMoveDisabled == false, let source = move.position.offset
    else { return false }
    let target = source + step
    guard target >= 0, target < move.position.positions.count else { return false }
    withAnimation(.snappy(duration: 0.2)) {
      move.action([source], step > 0 ? target + 1 : target)
    }
    return true
  }
}

extension ListRowViewNode {
  /// The frame of the row at its place, whether it is shown there or moved, in the window, in points.
  var place: CGRect {
    guard let placement = layoutNode.parent as? ListRowPlacementLayoutNode else { return frame }
    let outer = placement.placedFrame(in: nil)
    return CGRect(
      origin: CGPoint(
        x: outer.minX + layoutNode.origin.x, y: outer.minY + layoutNode.origin.y),
      size: layoutNode.size)
  }

  /// The cell of the row and the container of the cell; `nil` if there is none.
  var cell: (node: LayoutNode, container: any CellContainer)? {
    for node in layoutNode.selfAndAncestors {
      if let container = node.parent as? any CellContainer { return (node, container) }
    }
    return nil
  }
}
