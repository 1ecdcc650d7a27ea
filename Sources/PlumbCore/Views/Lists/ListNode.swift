internal import Foundation

/// A modifier that makes a scroll view a list: it can have the keyboard focus, and keys select its rows.
struct ListModifier {
  let context: ListContext
}

extension ListModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ListNode.self) { ListNode(at: $0) }
    node.update(modifier.context, content)
  }
}

/// The node of a list.
final class ListNode: ClosureWrapperNode<UnaryNode>, FocusTarget, FocusedKeyHandler {
  private(set) var list: ListContext?
  private var isFocused = false
  /// Whether the backgrounds of the rows are chosen after the next layout.
  var needsAlternation = false
  /// Whether the edges of the panels are found after the next layout.
  var needsPanelEdges = false
  weak var arena: GestureArena?
  /// The press on the part below the rows; `nil` while there is none.
  var press: EmptyPartPress?
  /// The movement of two fingers over the rows.
  var fingers = ListFingers()

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func update(
    _ context: ListContext, _ content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    list = context
    elementRole = context.appearance.isForm ? nil : context.appearance.isTable ? .table : .list
    var inner = environment
    inner.listContext = context
    inner.formArrangement = context.appearance.isForm ? .grouped : .none
    resolveChildren(in: inner, content)
    evaluate()
    setNeedsAlternation()
  }

  /// Evaluates the rows for which something has changed in the state of the list.
  override func evaluate() {
    guard let list else { return }
    tracked {
      _ = (list.state.drag, list.selection?.isEmpty(), environment.editMode?.wrappedValue)
      // As on a Mac: the selection is grey in a window that is not the active one.
      list.state.isFocused = isFocused && environment.appearsActive
    }
    for row in descendants(of: ListRowStatusNode.self) { row.updateStatus() }
    didEvaluate()
  }

  // MARK: Focus

  var isFocusable: Bool { list?.selection != nil && environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  // MARK: Rows

  /// The rows that exist, in order.
  var rows: [ListRowNode] { descendants(of: ListRowNode.self) }

  /// Returns the outermost descendants of a type, in order.
  private func descendants<Node: ViewNode>(of type: Node.Type) -> [Node] {
    var found: [Node] = []
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let node = node as? Node {
        found.append(node)
      } else {
        rest += node.children.reversed()
      }
    }
    return found
  }

  var state: ListState? { list?.state }
  var selection: ListSelection? { list?.selection }

  /// The scroll view of the rows.
  var scrollNode: ScrollNode? {
    var rest: [ViewNode] = [self]
    while let node = rest.popLast() {
      if let scroll = node as? ScrollViewNode { return scroll.layoutNode }
      rest += node.children.reversed()
    }
    return nil
  }

  // MARK: Moving rows

  /// Begins to move a row. Returns whether it can be moved.
  func beginMove(of row: ListRowNode) -> Bool {
    guard let events = row.row, let move = events.traits.move, !events.traits.isMoveDisabled,
      let state
    else { return false }
    let movable = rows.filter {
      $0.row?.traits.move?.position.positions === move.position.positions
    }
    let frames = movable.compactMap { row in row.row.map { ($0.key, row.frame) } }
    guard let drag = ListDrag(events.key, among: frames.map { (key: $0.0, frame: $0.1) }) else {
      return false
    }
    state.begin(drag)
    return true
  }

  /// Ends the movement of a row at the place where it is.
  func endMove(of row: ListRowNode) {
    guard let drag = state?.end(), drag.target != drag.source, let move = row.row?.traits.move,
      let target = rows.first(where: {
        $0.row?.key == drag.rows[drag.target].key
          && $0.row?.traits.move?.position.positions === move.position.positions
      }),
      let destination = target.row?.traits.move?.position.offset,
      let source = move.position.offset
    else { return }
    move.action(
      offsets(movedWith: row, from: source), destination > source ? destination + 1 : destination)
  }

  /// Returns the positions of the elements that move with a row: with a selected one all selected rows of its
  /// collection that exist.
  private func offsets(movedWith row: ListRowNode, from source: Int) -> IndexSet {
    guard let events = row.row, let value = events.value, let selection = events.list.selection,
      selection.contains(value), let positions = events.traits.move?.position.positions
    else { return [source] }
    let moved = rows.compactMap(\.row).filter {
      $0.traits.move?.position.positions === positions && !$0.traits.isMoveDisabled
        && $0.value.map(selection.contains) ?? false
    }
    return IndexSet(moved.compactMap { $0.traits.move?.position.offset }).union([source])
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

  /// The row from which keys move on, if it exists.
  var leadRow: ListRowNode? {
    guard let value = leadValue else { return nil }
    if let row = state?.leadRow, row.isMounted, row.row?.value == value,
      row.row?.key == state?.lead?.key
    {
      return row
    }
    let key = state?.lead?.key
    var first: ListRowNode?
    var rows = ListRowIterator(in: self)
    while let row = rows.next() {
      guard row.row?.value == value else { continue }
      if row.row?.key == key { return row }
      first = first ?? row
    }
    return first
  }

  /// The value from which keys move on: that of the row chosen last, if it is still selected.
  var leadValue: AnyHashable? {
    guard let selection else { return nil }
    if let lead = state?.lead?.value, selection.contains(lead) { return lead }
    return selection.values().first
  }
}
