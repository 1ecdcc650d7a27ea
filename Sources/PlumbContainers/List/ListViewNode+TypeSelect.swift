internal import Foundation
@_spi(Nodes) internal import PlumbControls
@_spi(Nodes) internal import PlumbCore

/// The search for a row by typed letters.
extension ListViewNode {
  /// The maximum number of elements without rows whose views are evaluated for a key.
  static var searchedElementCount: Int { 2_000 }

  /// Selects the next row whose text begins with the typed letters, each within a second of the previous one. Returns
  /// whether there is one.
  func find(_ character: Character) -> Bool {
    guard let state, tree.context.time - state.typed.time < 1 || character != " " else {
      return false
    }
    let isContinued = tree.context.time - state.typed.time < 1
    state.typed = ((isContinued ? state.typed.text : "") + String(character), tree.context.time)
    var search = RowSearch(state.typed.text, limit: Self.searchedElementCount)
    switch nextMatch(afterLead: !isContinued, &search) {
    case .row(let row):
      select(row, with: [])
      show(row)
    case .element(let id, let value): return showAndSelect(value, ofElement: id)
    case nil: return false
    }
    return true
  }

  /// Returns the first match from the row chosen last on, and then from the first row on. Rows after the match are not
  /// visited.
  private func nextMatch(afterLead: Bool, _ search: inout RowSearch) -> RowMatch? {
    guard let lead = leadRow else {
      if let match = matchAfterLeadElement(includingIt: !afterLead, &search) { return match }
      return firstMatch(in: descendants, after: nil, &search)
    }
    if !afterLead, let match = match(in: .row(lead), &search) { return match }
    let following = lead.followingNodes(in: self)
    if let match = firstMatch(in: following, after: lead, &search) { return match }
    return firstMatch(in: descendants, after: nil, until: lead, &search)
  }

  /// Returns the first match among the elements after the element with the value chosen last, if its row has not been
  /// made.
  private func matchAfterLeadElement(
    includingIt: Bool, _ search: inout RowSearch
  ) -> RowMatch? {
    guard let value = leadValue else { return nil }
    var seen: Set<ObjectIdentifier> = []
    var nodes = descendants
    while let row = nodes.nextOutermost(of: ListRowViewNode.self) {
      guard let positions = row.position?.positions,
        seen.insert(ObjectIdentifier(positions)).inserted,
        let offset = offset(of: value, in: positions)
      else { continue }
      let start = includingIt ? offset : offset + 1
      return match(
        in: positions, at: start..<max(positions.count, start), beside: row, &search)
    }
    return nil
  }

  /// Returns the first match in rows that have been made, and in the elements without rows between them.
  ///
  /// - Parameters:
  ///   - before: the row before the first one; `nil` for none.
  ///   - end: the row that is searched last; `nil` for the last one.
  private func firstMatch(
    in nodes: PreorderViewNodes, after before: ListRowViewNode?,
    until end: ListRowViewNode? = nil, _ search: inout RowSearch
  ) -> RowMatch? {
    var (nodes, before) = (nodes, before)
    while let row = nodes.nextOutermost(of: ListRowViewNode.self) {
      let isSame =
        before != nil && before?.position?.positions === row.position?.positions
      let parts: [SearchedPart] =
        isSame
        ? [.row(row)]
        : (before.map { [.elementsAfter($0)] } ?? []) + [.elementsBefore(row), .row(row)]
      for part in parts {
        if let match = match(in: part, &search) { return match }
      }
      if row === end { return nil }
      before = row
    }
    return before.flatMap { match(in: .elementsAfter($0), &search) }
  }

  private func match(in part: SearchedPart, _ search: inout RowSearch) -> RowMatch? {
    switch part {
    case .row(let row):
      return row.row?.value != nil && search.accepts(row.title) ? .row(row) : nil
    case .elementsBefore(let row):
      guard let position = row.position, let offset = position.offset else { return nil }
      return match(in: position.positions, at: 0..<offset, beside: row, &search)
    case .elementsAfter(let row):
      guard let position = row.position, let offset = position.offset else { return nil }
      let offsets = offset + 1..<max(position.positions.count, offset + 1)
      return match(in: position.positions, at: offsets, beside: row, &search)
    }
  }

  /// Returns the first match among elements without rows.
  ///
  /// - Parameter row: a row of the same list, which has the environment that their rows would have.
  private func match(
    in positions: ElementPositions, at offsets: Range<Int>, beside row: ListRowViewNode,
    _ search: inout RowSearch
  ) -> RowMatch? {
    for offset in offsets {
      guard search.takeElement() else { return nil }
      for view in positions.views(at: offset) {
        guard let value = value(of: view), search.accepts(text(of: view, beside: row)),
          let id = positions.ids(at: offset...offset).first
        else { continue }
        return .element(id: id, value: value)
      }
    }
    return nil
  }

  /// Returns the texts of the row of a view, which is evaluated only for its texts.
  private func text(of view: Subview, beside row: ListRowViewNode) -> String {
    let scope = ScopeViewNode(
      at: _ChildCursor.Place(
        tree: tree, owner: nil, environment: row.environment, context: context))
    defer { scope.unmount() }
    scope.resolveChildren { Subview._resolve(view, at: &$0) }
    return scope.typeSelectText
  }

  /// Scrolls to an element, and selects its row once the row has been made. Returns whether it is in the list.
  private func showAndSelect(_ value: AnyHashable, ofElement id: AnyHashable) -> Bool {
    guard let scrollNode, let frame = frame(ofViewWith: id, in: scrollNode) else { return false }
    scrollNode.scrollVertically(to: frame, anchor: .center, at: tree.context)
    tree.layoutNodesDidMove()
    tree.scrolls.add { [weak self] _ in
      guard let self, isMounted, let row = rows.first(where: { $0.row?.value == value }) else {
        return false
      }
      select(row, with: [])
      show(row)
      return false
    }
    setNeedsUpdate()
    return true
  }
}

/// The result of a search by typed letters.
private enum RowMatch {
  case row(ListRowViewNode)
  /// An element of a collection, whose row has not been made.
  case element(id: AnyHashable, value: AnyHashable)
}

/// A part of a list that is searched for a row.
private enum SearchedPart {
  case row(ListRowViewNode)
  /// The elements of the collection of a row that are before it, or after it.
  case elementsBefore(ListRowViewNode)
  case elementsAfter(ListRowViewNode)
}

/// The search for a row whose text begins with the typed letters.
private struct RowSearch {
  private let text: String
  /// The number of elements that may still be evaluated.
  private var rest: Int

  init(_ text: String, limit: Int) {
    self.text = text
    rest = limit
  }

  func accepts(_ title: String) -> Bool {
    title.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }

  /// Counts an element. Returns `false` if no more may be evaluated.
  mutating func takeElement() -> Bool {
    rest -= 1
    return rest >= 0
  }
}
