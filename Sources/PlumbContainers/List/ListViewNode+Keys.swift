internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The keys of a list.
extension ListViewNode {
  /// The movement of the selection by a key.
  private enum Step {
    case rows(Int)
    case pages(Int)
    case start, end

    init?(_ key: Key) {
      switch key {
      case .up: self = .rows(-1)
      case .down: self = .rows(1)
      case .pageUp: self = .pages(-1)
      case .pageDown: self = .pages(1)
      case .home: self = .start
      case .end: self = .end
      default: return nil
      }
    }
  }

  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    // The keys of a field or a button in a row belong to it.
    guard isDown, tree.focus.target === self, let selection else { return false }
    let held = stroke.modifiers.held
    if stroke.opensContextMenu { return openMenu() }
    if held == .option, stroke.key == .up || stroke.key == .down {
      return moveSelectedRow(by: stroke.key == .up ? -1 : 1)
    }
    if let step = Step(stroke.key), held.isEmpty || held == .shift {
      move(step, extending: held == .shift && selection.selectsSeveral)
      return true
    }
    if held.isEmpty, stroke.key == .left || stroke.key == .right {
      // As on a Mac: the key that points away from the arrow in the row shows the rows below it.
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      return leadRow?.setExpanded((stroke.key == .right) != isRightToLeft) ?? false
    }
    switch stroke.key {
    case .character("a") where held == .control || held == .command: return selectAll()
    case .delete where held.isEmpty, .deleteForward where held.isEmpty: return deleteSelection()
    case .escape where held.isEmpty && selection.selectsSeveral && !selection.values().isEmpty:
      selection.select([])
      return true
    case .character(let character) where held.subtracting(.shift).isEmpty:
      return find(character)
    case .space where held.isEmpty: return find(" ")
    case .return where held.isEmpty && stroke.isRepeat && hasPrimaryAction: return true
    case .return where held.isEmpty && performPrimaryAction(): return true
    case .return where held.isEmpty: return showSelectionInNextColumn()
    default: return false
    }
  }

  /// Performs the action of a double click with the selection. Returns whether there is one.
  @discardableResult func performPrimaryAction() -> Bool {
    guard let action = environment.selectionMenu?.menu?.primaryAction, let selection else {
      return false
    }
    return action(selection.values())
  }

  /// Shows the selection in the next column of a split view. Returns whether this changes or shows the column; if not,
  /// the key is passed to the enclosing views.
  private func showSelectionInNextColumn() -> Bool {
    guard let column = environment.linkTarget, let row = leadRow,
      column.changes(toShow: row.row?.traits.linkedValue)
    else { return false }
    showSelection()
    return true
  }

  private var hasPrimaryAction: Bool { environment.selectionMenu?.menu?.primaryAction != nil }

  /// Opens the context menu of the selected row.
  private func openMenu() -> Bool {
    guard let row = leadRow else { return false }
    // The approximate place at which the content of the row begins.
    let frame = row.frame.insetBy(dx: min(20, row.frame.width / 2), dy: 0)
    // The menu of a view in the row, or else the menu of the row. Of several parts of the row with
    // a menu, the last one has precedence.
    var targets = row.children.reversed().flatMap { part in
      part.selfAndDescendants.compactMap { $0 as? any ButtonTarget }
    }
    targets += row.selfAndAncestors.prefix { $0 !== self }.compactMap { $0 as? any ButtonTarget }
    return targets.contains { $0.secondaryKeyPressed(beside: frame) }
  }

  // MARK: Moving the selection

  private func move(_ step: Step, extending: Bool) {
    let rows = selectableRows
    let lead = leadRow.flatMap { lead in rows.firstIndex { $0 === lead } }
    switch step {
    case .rows(let count):
      if lead == nil, let value = leadValue, scrollToRow(value) {
        afterLayout { $0.move(step, extending: extending) }
        return
      }
      let index = lead.map { $0 + count } ?? (count > 0 ? 0 : rows.count - 1)
      if rows.indices.contains(index) {
        choose(rows[index], extending: extending)
      } else if let lead, scroll(by: CGFloat(count) * rows[lead].frame.height) {
        afterLayout { list in
          let rows = list.selectableRows
          guard let lead = list.leadRow, let index = rows.firstIndex(where: { $0 === lead }),
            rows.indices.contains(index + count)
          else { return }
          list.choose(rows[index + count], extending: extending)
        }
      }
    case .pages(let count):
      movePage(count, extending: extending)
    case .start, .end:
      scrollToEdge(isEnd: { if case .end = step { true } else { false } }())
      afterLayout { list in
        let rows = list.selectableRows
        guard let row = { if case .end = step { rows.last } else { rows.first } }() else { return }
        list.choose(row, extending: extending)
      }
    }
  }

  private func movePage(_ count: Int, extending: Bool) {
    guard let scrollNode else { return }
    let place = leadRow?.frame.midY ?? scrollNode.frameInRoot.minY
    let hasMoved = scroll(by: CGFloat(count) * scrollNode.size.height)
    afterLayout { list in
      let rows = list.selectableRows
      let row =
        hasMoved
        ? rows.min { abs($0.frame.midY - place) < abs($1.frame.midY - place) }
        : count > 0 ? rows.last : rows.first
      if let row { list.choose(row, extending: extending) }
    }
  }

  /// The rows that have been made and can be selected, in order.
  private var selectableRows: [ListRowViewNode] { rows.filter { $0.row?.value != nil } }

  private func choose(_ row: ListRowViewNode, extending: Bool) {
    select(row, with: extending ? .shift : [])
    show(row)
  }

  /// Scrolls by the smallest distance that shows a row.
  func show(_ row: ListRowViewNode) {
    tree.scrolls.add { [weak self, weak row] context in
      guard let self, let scrollNode, let row, row.isMounted else { return false }
      var layoutNodes: [LayoutNode] = []
      row.appendLayoutNodes(to: &layoutNodes)
      guard let layoutNode = layoutNodes.first else { return false }
      let frame = layoutNode.placedFrame(in: scrollNode)
      if scrollNode.scrollVertically(to: frame, anchor: nil, at: context) {
        tree.layoutNodesDidMove()
      }
      return false
    }
    setNeedsUpdate()
  }

  /// Scrolls to the row with a value, even if the row has not been made. Returns whether there is such a row.
  private func scrollToRow(_ value: AnyHashable) -> Bool {
    guard let scrollNode, let frame = frame(ofViewWith: value, in: scrollNode) else {
      return false
    }
    return scrollNode.scrollVertically(to: frame, anchor: .center, at: tree.context)
  }

  private func scroll(by distance: CGFloat) -> Bool {
    guard let scrollNode else { return false }
    let offset = scrollNode.target
    let isMoved = scrollNode.scroll(
      to: CGPoint(x: offset.x, y: offset.y + distance), at: tree.context)
    if isMoved { tree.layoutNodesDidMove() }
    return isMoved
  }

  private func scrollToEdge(isEnd: Bool) {
    guard let scrollNode else { return }
    let offset = scrollNode.offset(showing: isEnd ? .bottom : .top)
    if scrollNode.scroll(to: offset, at: tree.context) { tree.layoutNodesDidMove() }
  }

  /// Performs an action when the rows at the current scroll position have been made.
  private func afterLayout(_ action: @escaping @MainActor (ListViewNode) -> Void) {
    tree.scrolls.add { [weak self] _ in
      if let self, isMounted { action(self) }
      return false
    }
    setNeedsUpdate()
  }
}
