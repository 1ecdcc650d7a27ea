internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A press that began on the part of a list below its rows.
struct EmptyPartPress {
  let start: CGPoint
  let time: Double

  /// The maximum movement of the pointer in a click, in points, and the time in seconds after which a press opens a
  /// menu.
  private static let (tolerance, duration) = (CGFloat(5), 0.5)

  /// Whether the press is still a click at an event.
  func isClick(at event: PressEvent) -> Bool {
    hypot(event.point.x - start.x, event.point.y - start.y) <= Self.tolerance
      && event.time - time < Self.duration
  }
}

/// Receives presses beside the rows and their views: a click on the empty part of the list takes the focus and
/// deselects, and a press outside of a row with open actions closes the actions.
extension ListViewNode: GestureClient, EventHandler {
  var gestureClient: (any GestureClient)? {
    isFocusable || state?.openRow != nil ? self : nil
  }
  var disposition: GestureDisposition { .simultaneous }
  var receivesPresses: Bool { isMounted && environment.isEnabled }
  var allowsInnerClients: Bool { true }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    switch event.kind {
    case .began:
      let isEmpty = isFocusable && isEmpty(at: event.point)
      press = isEmpty ? EmptyPartPress(start: event.point, time: event.time) : nil
      if let openRow = state?.openRow, !openRow.frame.contains(event.point) { closeOpenRow() }
    case .moved: if press?.isClick(at: event) == false { press = nil }
    case .ended:
      let isClick = press?.isClick(at: event) == true
      press = nil
      if isClick { return (.ended, [{ self.emptyPartWasClicked() }]) }
    case .cancelled, .pinched: press = nil
    case .timeElapsed: break
    }
    return (press == nil ? .failed : .possible, [])
  }

  /// Hides the actions of the row that shows them.
  func closeOpenRow() { state?.openRow?.closeSwipe() }

  /// Returns whether a point in the window, in points, is below all rows and not on another view.
  private func isEmpty(at point: CGPoint) -> Bool {
    guard let scrollNode, tree.rootLayoutNode.hitTest(point) === scrollNode else { return false }
    return rows.last.map { point.y >= $0.frame.maxY } ?? true
  }

  /// Takes the focus and, as on a Mac, deselects all rows if the selection may be empty. With a modifier key, the
  /// selection stays.
  private func emptyPartWasClicked() {
    guard let selection else { return }
    tree.focus.move(to: self)
    if tree.pointer.modifiers.held.isEmpty, !selection.isEmpty() { selection.select([]) }
  }
}
