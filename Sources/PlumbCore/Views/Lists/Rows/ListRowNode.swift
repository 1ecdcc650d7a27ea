internal import Foundation

/// What a row of a list does with events.
struct ListRowEvents {
  let key: ListRowKey
  /// The value that the row adds to the selection; `nil` if it cannot be selected.
  let value: AnyHashable?
  /// The position of the row's element in its collection.
  let position: ElementPosition?
  let traits: ListRowTraits
  let list: ListContext
  let swipe: Binding<ListSwipe>
  /// Whether the row has the background of every second row; `nil` before it is known.
  let isAlternate: Binding<Bool?>
  let isRightToLeft: Bool
}

/// A modifier that selects, moves and swipes a row of a list.
struct ListRowModifier {
  let row: ListRowEvents
}

extension ListRowModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(ListRowNode.self) { ListRowNode(at: $0) }
    let isNew = node.row == nil
    node.row = modifier.row
    if isNew { node.listNode?.setNeedsAlternation() }
    node.elementRole = modifier.row.list.appearance.isTable ? .tableRow : .listItem
    node.resolveChildren(content)
  }
}

/// The node of a row of a list.
final class ListRowNode: ClosureWrapperNode<ResponderNode>, Responder {
  /// What a press has become.
  private enum Press {
    case undecided, moving, swiping, ignored
  }

  /// Set with the first update.
  var row: ListRowEvents?
  weak var arena: GestureArena?
  private var start: CGPoint?
  private var press = Press.undecided
  private var swipeStart: CGFloat = 0
  private var clicks = ClickCounter()
  /// Whether the row is selected alone when the button is released.
  private var selectsAtEnd = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  /// The list around the row.
  var listNode: ListNode? { ancestors.lazy.compactMap { $0 as? ListNode }.first }

  /// The frame of the row in the window, in points.
  var frame: CGRect {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.first?.frameInRoot ?? .zero
  }

  /// The texts of the row, by which letters find it.
  var title: String {
    var rest = Array(children)
    var title = ""
    while let node = rest.popLast() {
      if let text = (node as? TypeSelectNode)?.text {
        title += text
        continue
      }
      if node.elementRole == .text, let label = node.label { title += label }
      rest += node.children.reversed()
    }
    return title
  }

  // MARK: Menu

  /// Shows or hides the outline that a row has while a menu about it is open, as on a Mac.
  func setMenuOpen(_ isOpen: Bool) {
    let outline = isOpen ? menuOutline : nil
    update { layoutNode, _ in layoutNode.outline = outline }
    tree.stages.setNeedsDisplay()
  }

  private var menuOutline: NodeOutline {
    NodeOutline(
      color: Color.accentColor.resolved(in: environment.colorAppearance),
      cornerRadius: row?.list.appearance.selectionRadius ?? 0)
  }

  // MARK: Pointer

  func hoverChanged(isInside: Bool) {}

  func pressChanged(isInside: Bool) {}

  func pressMoved(to point: CGPoint) {
    guard let start else { return begin(at: point) }
    let distance = CGSize(width: point.x - start.x, height: point.y - start.y)
    if press == .undecided { decide(distance, from: 5) }
    follow(distance)
  }

  private func follow(_ distance: CGSize) {
    switch press {
    case .moving: row?.list.state.move(to: distance.height)
    case .swiping: swipe(by: distance.width)
    case .undecided, .ignored: break
    }
  }

  private func begin(at point: CGPoint) {
    start = point
    press = .undecided
    selectsAtEnd = false
    guard let row, environment.isEnabled, let listNode else { return }
    swipeStart = row.swipe.wrappedValue.distance
    guard let value = row.value else { return }
    tree.focus.move(to: listNode)
    let modifiers = tree.pointerModifiers.held
    // Several selected rows stay selected in case they are dragged.
    selectsAtEnd = modifiers.isEmpty && (row.list.selection?.contains(value) ?? false)
    if !selectsAtEnd { listNode.select(self, with: modifiers) }
  }

  /// Decides from the first movement beyond a length in points what the press is.
  private func decide(_ distance: CGSize, from length: CGFloat) {
    guard max(abs(distance.width), abs(distance.height)) > length, let row else { return }
    guard environment.isEnabled else {
      press = .ignored
      return
    }
    if abs(distance.width) > abs(distance.height) {
      press = row.traits.hasActions ? .swiping : .ignored
    } else {
      press = listNode?.beginMove(of: self) ?? false ? .moving : .ignored
    }
  }

  private func swipe(by width: CGFloat) {
    guard let row else { return }
    row.swipe.wrappedValue.distance = row.swipe.wrappedValue.limited(
      swipeStart + width, traits: row.traits, isRightToLeft: row.isRightToLeft)
  }

  func pressEnded(isInside: Bool) {
    defer { start = nil }
    if press == .undecided, isInside, isDoubleClick, listNode?.performPrimaryAction() == true {
      return
    }
    switch press {
    case .moving, .swiping: endDrag()
    case .undecided where isInside:
      if selectsAtEnd { listNode?.select(self, with: []) }
      if row?.value != nil, tree.pointerModifiers.held.isEmpty { listNode?.showSelection() }
    case .undecided, .ignored: break
    }
  }

  private func endDrag() {
    if press == .moving { listNode?.endMove(of: self) }
    if press == .swiping { endSwipe() }
  }

  /// Whether the press that ends is the second one at its place. Called once for each press.
  private var isDoubleClick: Bool {
    guard let start else { return false }
    _ = clicks.begin(at: start, time: tree.context.time, offset: 0)
    clicks.end()
    return clicks.count == 2
  }

  func pressCancelled() {
    start = nil
    undoMove()
    if press == .swiping { endSwipe() }
  }

  /// Lets the rows that made way return.
  private func undoMove() {
    if press == .moving { _ = row?.list.state.end() }
  }

  override func didUnmount() {
    undoMove()
    listNode?.setNeedsAlternation()
    super.didUnmount()
  }

  private func endSwipe() {
    guard let row else { return }
    withAnimation(.snappy(duration: 0.25)) {
      row.swipe.wrappedValue.settle()
    }
  }
}

/// Swipes and moves the row by a press that began on a link or another button in it.
extension ListRowNode: GestureClient {
  var disposition: GestureDisposition { .normal }
  var allowsInnerClients: Bool { true }
  var leavesDragsToResponders: Bool { true }

  var receivesPresses: Bool {
    guard let traits = row?.traits, environment.isEnabled else { return false }
    return traits.hasActions || traits.move != nil && !traits.isMoveDisabled
  }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    switch event.kind {
    case .began:
      (start, press) = (event.point, .undecided)
      swipeStart = row?.swipe.wrappedValue.distance ?? 0
    case .moved:
      guard let start else { return (.failed, []) }
      let distance = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      // As far as a drag gesture in the row, which is asked first.
      if press == .undecided { decide(distance, from: 10) }
      if press == .ignored { return (.failed, []) }
      if press != .undecided { return (.active, [{ self.follow(distance) }]) }
    case .ended:
      start = nil
      let isDrag = press == .moving || press == .swiping
      return isDrag ? (.ended, [{ self.endDrag() }]) : (.failed, [])
    case .cancelled: return (.failed, [{ self.pressCancelled() }])
    case .timeElapsed, .pinched: break
    }
    return (.possible, [])
  }
}

extension ListRowNode: ButtonTarget {
  /// Opens the menu of the only view in the row that has one: as on a Mac, it belongs to the whole row.
  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    button == .secondary && menuOwner?.buttonPressed(button, at: point) == true
  }

  func openContextMenu(beside frame: CGRect) -> Bool {
    menuOwner?.openContextMenu(beside: frame) == true
  }

  /// The only view in the row with a menu; `nil` if there is none, or several.
  private var menuOwner: OtherButtonNode? {
    var targets: [OtherButtonNode] = []
    var rest = Array(children)
    while let node = rest.popLast() {
      if let target = node as? OtherButtonNode {
        targets.append(target)
      } else {
        rest += node.children.reversed()
      }
    }
    return targets.count == 1 ? targets[0] : nil
  }
}

extension ListRowTraits {
  /// Whether the row can be swiped.
  var hasActions: Bool {
    !leadingActions.isEmpty || !trailingActions.isEmpty || delete != nil && !isDeleteDisabled
  }
}
