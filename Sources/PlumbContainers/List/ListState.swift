internal import Foundation
internal import Observation

/// The identity of a row in a list.
struct ListRowKey: Hashable {
  /// The ids of the enclosing views and elements.
  let path: [AnyHashable]
  /// The ids set by `ForEach` and `id`.
  let ids: [AnyHashable]
  let id: Subview.ID
}

/// The state that a list keeps between updates.
@MainActor @Observable final class ListState {
  /// The row that is dragged; `nil` if none is.
  private(set) var drag: ListDrag?
  /// The place at which dragged values would be inserted; `nil` for none.
  private(set) var insertion: ListInsertionPoint?
  /// Whether the list has the keyboard focus.
  @ObservationIgnored var isFocused = false
  /// Whether every second row has another background, as the node of the list has found last.
  @ObservationIgnored var alternatesRows = false
  /// The row from which keys move on, and its value.
  @ObservationIgnored var lead: (key: ListRowKey, value: AnyHashable)?
  @ObservationIgnored weak var leadRow: ListRowViewNode?
  /// The value of the row from which a click with Shift, or Shift and an arrow key, extends the selection.
  @ObservationIgnored var anchor: AnyHashable?
  /// The selection after a person changed it last; if it differs from the current one, the program has changed it
  /// since.
  @ObservationIgnored var chosen: Set<AnyHashable> = []
  /// The row whose actions are shown; `nil` for none.
  @ObservationIgnored weak var openRow: ListRowViewNode?
  /// The letters typed to find a row, and the time of the last one in seconds.
  @ObservationIgnored var typed: (text: String, time: Double) = ("", -.infinity)

  nonisolated init() {}

  func begin(_ drag: ListDrag) { self.drag = drag }

  func setInsertion(_ insertion: ListInsertionPoint?) {
    if insertion != self.insertion { self.insertion = insertion }
  }

  /// Moves the dragged row, while others make way.
  func follow(_ drag: ListDrag) {
    guard let before = self.drag, drag != before else { return }
    if drag.target == before.target || drag.source != before.source {
      self.drag = drag
    } else {
      withAnimation(.snappy(duration: 0.2)) { self.drag = drag }
    }
  }

  /// Ends the movement. Returns the drag.
  func end() -> ListDrag? {
    defer { drag = nil }
    return drag
  }
}
