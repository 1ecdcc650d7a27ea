internal import Foundation
@_spi(Nodes) internal import PlumbControls
@_spi(Nodes) internal import PlumbCore

/// The state of a press on a row of a list.
struct ListRowPress {
  /// The effect of a press.
  enum Kind {
    case undecided, moving, swiping, ignored
  }

  /// The location at which the press began, in the window, in points; `nil` while there is none.
  var start: CGPoint?
  var kind = Kind.undecided
  /// The distance by which the content had been dragged aside before the press, in points.
  var swipeStart: CGFloat = 0
  var clicks = ClickCounter()
  /// Whether the row is selected alone when the button is released.
  var selectsAtEnd = false
  /// The link that receives the press, which began beside it; `nil` for none.
  weak var link: (any Responder)?

  mutating func begin(at point: CGPoint) {
    (start, kind, selectsAtEnd) = (point, .undecided, false)
  }
}

/// Selects, moves and swipes the row by a press on it.
extension ListRowViewNode {
  func hoverChanged(isInside: Bool) {}

  func pressChanged(isInside: Bool) { press.link?.pressChanged(isInside: isInside) }

  func pressMoved(to point: CGPoint) {
    guard let start = press.start else { return begin(at: point) }
    let distance = CGSize(width: point.x - start.x, height: point.y - start.y)
    if press.kind == .undecided { decide(distance, from: 5, at: start) }
    follow(point, from: start)
  }

  private func follow(_ point: CGPoint, from start: CGPoint) {
    switch press.kind {
    case .moving: listNode?.move(to: point)
    case .swiping: swipe(by: point.x - start.x)
    case .undecided, .ignored: break
    }
  }

  private func begin(at point: CGPoint) {
    press.begin(at: point)
    guard let row, environment.isEnabled, let listNode else { return }
    press.swipeStart = swipe.distance
    // A click on a row with open actions closes them.
    guard press.swipeStart == 0 else { return }
    if let link = link(for: point) {
      press.link = link
      link.pressChanged(isInside: true)
      return
    }
    guard let value = row.value else { return }
    tree.focus.move(to: listNode)
    let modifiers = tree.pointer.modifiers.held
    // Several selected rows stay selected in case they are dragged.
    press.selectsAtEnd = modifiers.isEmpty && (row.list.selection?.contains(value) ?? false)
    if !press.selectsAtEnd { listNode.select(self, with: modifiers) }
  }

  /// Determines the effect of a press that began at a point, from its first movement beyond a length in points.
  private func decide(_ distance: CGSize, from length: CGFloat, at start: CGPoint) {
    guard max(abs(distance.width), abs(distance.height)) > length, let row else { return }
    guard environment.isEnabled else {
      press.kind = .ignored
      return
    }
    if abs(distance.width) > abs(distance.height) {
      press.kind = row.traits.hasActions ? .swiping : .ignored
    } else {
      press.kind = listNode?.beginMove(of: self, at: start) ?? false ? .moving : .ignored
    }
    if press.kind != .ignored { cancelLink() }
  }

  // MARK: Links

  /// The link for a press beside the content of the row: as on a Mac, a press anywhere on a row with one link is a
  /// press of the link.
  private func link(for point: CGPoint) -> (any Responder)? {
    guard !isContent(at: point) else { return nil }
    let links = outermostDescendants(of: (any PressTarget).self)
      .filter { $0.environment.isRowLink }.compactMap { $0 as? any Responder }
    return links.count == 1 ? links[0] : nil
  }

  private func cancelLink() {
    press.link?.pressCancelled()
    press.link = nil
  }

  // MARK: Swiping

  private func swipe(by width: CGFloat) {
    guard let swipeRow else { return }
    changeSwipe { $0.distance = $0.limited(press.swipeStart + width, in: swipeRow) }
  }

  func pressEnded(isInside: Bool) {
    defer { press.start = nil }
    if let link = press.link {
      press.link = nil
      return link.pressEnded(isInside: isInside)
    }
    switch press.kind {
    case .moving, .swiping: endDrag()
    case .undecided where press.swipeStart != 0: closeSwipe()
    case .undecided where isInside:
      if isDoubleClick, listNode?.performPrimaryAction() == true { return }
      if press.selectsAtEnd { listNode?.select(self, with: []) }
      if row?.value != nil, tree.pointer.modifiers.held.isEmpty { listNode?.showSelection() }
    case .undecided, .ignored: break
    }
  }

  private func endDrag() {
    if press.kind == .moving { listNode?.endMove(of: self) }
    if press.kind == .swiping { endSwipe() }
  }

  /// Whether the press that ends is the second one at its place. Called once for each press.
  private var isDoubleClick: Bool {
    guard let start = press.start else { return false }
    _ = press.clicks.begin(at: start, time: tree.context.time, offset: 0)
    press.clicks.end()
    return press.clicks.count == 2
  }

  func pressCancelled() {
    press.start = nil
    cancelLink()
    undoMove()
    if press.kind == .swiping {
      // A press that another gesture has taken over performs nothing.
      withAnimation(.snappy(duration: 0.25)) { changeSwipe { $0.settle() } }
    } else if press.swipeStart != 0 {
      closeSwipe()
    }
  }

  /// Lets the rows that made way return.
  func undoMove() {
    guard press.kind == .moving, let row, row.list.state.drag?.key == row.key else { return }
    if let listNode { listNode.cancelMove() } else { _ = row.list.state.end() }
  }

  /// Shows or hides the actions, or performs the one at the edge after a long swipe.
  func endSwipe() {
    if let swipeRow, swipe.isFull(in: swipeRow) {
      performEdgeAction()
      closeSwipe()
    } else {
      withAnimation(.snappy(duration: 0.25)) { changeSwipe { $0.settle() } }
    }
  }
}

/// Swipes and moves the row by a press that began on a link or another button in it.
extension ListRowViewNode: GestureClient {
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
      (press.start, press.kind) = (event.point, .undecided)
      press.swipeStart = swipe.distance
    case .moved:
      guard let start = press.start else { return (.failed, []) }
      let distance = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      // The distance of a drag gesture, as a drag gesture in the row comes first.
      if press.kind == .undecided { decide(distance, from: 10, at: start) }
      if press.kind == .ignored { return (.failed, []) }
      if press.kind != .undecided {
        return (.active, [{ self.follow(event.point, from: start) }])
      }
    case .ended:
      press.start = nil
      let isDrag = press.kind == .moving || press.kind == .swiping
      return isDrag ? (.ended, [{ self.endDrag() }]) : (.failed, [])
    case .cancelled: return (.failed, [{ self.pressCancelled() }])
    case .timeElapsed, .pinched: break
    }
    return (.possible, [])
  }
}

extension ListRowViewNode: ButtonTarget {
  /// Opens the menu of the only view in the row that has one: as on a Mac, it belongs to the whole row.
  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    button == .secondary && menuOwner?.buttonPressed(button, at: point) == true
  }

  func secondaryKeyPressed(beside frame: CGRect) -> Bool {
    menuOwner?.secondaryKeyPressed(beside: frame) == true
  }

  /// The only view in the row with a menu; `nil` if there is none, or several.
  private var menuOwner: NonprimaryPressViewNode? {
    let targets = outermostDescendants(of: NonprimaryPressViewNode.self)
    return targets.count == 1 ? targets[0] : nil
  }
}

extension ListRowTraits {
  /// Whether the row can be swiped.
  var hasActions: Bool {
    !leadingActions.isEmpty || !trailingActions.isEmpty || delete != nil && !isDeleteDisabled
  }
}
