internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A modifier that makes a scroll view a list: it can have the keyboard focus, and keys select its rows.
struct ListModifier {
  let context: ListContext
}

extension ListModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ListViewNode.self) { ListViewNode(at: $0) }
    node.update(modifier.context, content)
  }
}

/// The node of a list.
final class ListViewNode: ClosureWrapperViewNode<ListStripesLayoutNode>, FocusTarget,
  FocusedKeyHandler
{
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
  /// The press that holds the dragged row; `nil` while none is dragged.
  var grip: ListRowGrip?

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ListStripesLayoutNode() }, change: { _, _ in })
  }

  func update(
    _ context: ListContext, _ content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    list = context
    // A panel has the ideal size of its content, and a list that does not fit its rows would have none.
    let fitsRows = context.appearance.isForm || environment.presentation != nil
    update { [weak self] layoutNode, _ in
      self?.handleEvents(of: layoutNode)
      layoutNode.fitsRows = fitsRows
    }
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
      _ = (
        list.state.drag, list.state.insertion, list.selection?.isEmpty(),
        environment.editMode?.wrappedValue
      )
      // As on a Mac: the selection is grey in a window that is not the active one.
      list.state.isFocused = isFocused && environment.appearsActive
    }
    for row in outermostDescendants(of: ListRowStatusViewNode.self) { row.updateStatus() }
    didEvaluate()
  }

  // MARK: Focus

  var isFocusable: Bool { list?.selection != nil && environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  // MARK: Rows

  /// The rows that have been made, in order.
  var rows: [ListRowViewNode] { outermostDescendants(of: ListRowViewNode.self) }

  var state: ListState? { list?.state }
  var selection: ListSelection? { list?.selection }

  /// The scroll view of the rows.
  var scrollNode: (any ScrollArea)? { scrollViewNode?.area }

  var scrollViewNode: (any ScrollContainer)? { scrollViewInside }

  // MARK: The lead

  /// The row from which keys move on, if it has been made.
  var leadRow: ListRowViewNode? {
    guard let value = leadValue else { return nil }
    if let row = state?.leadRow, row.isMounted, row.row?.value == value,
      row.row?.key == state?.lead?.key
    {
      return row
    }
    let key = state?.lead?.key
    var first: ListRowViewNode?
    var nodes = descendants
    while let row = nodes.nextOutermost(of: ListRowViewNode.self) {
      guard row.row?.value == value else { continue }
      if row.row?.key == key { return row }
      first = first ?? row
    }
    return first
  }

  /// The value from which keys move on: the value of the row chosen last, if it is still selected.
  var leadValue: AnyHashable? {
    guard let selection else { return nil }
    if let lead = state?.lead?.value, selection.contains(lead) { return lead }
    return selection.values().first
  }
}
