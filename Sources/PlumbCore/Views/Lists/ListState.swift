internal import Foundation
internal import Observation

/// The identity of a row in a list.
struct ListRowKey: Hashable {
  /// The ids of the views and elements around.
  let path: [AnyHashable]
  /// The ids set by `ForEach` and `id`.
  let ids: [AnyHashable]
  let id: Subview.ID
}

/// A row of a list that a person drags to another place.
struct ListDrag {
  let key: ListRowKey
  /// The rows among which it moves, in order, with their frames before the movement.
  let rows: [(key: ListRowKey, frame: CGRect)]
  let source: Int
  /// The index of the row whose place the dragged one takes.
  var target: Int
  /// The distance from the place of the row, in points.
  var distance: CGFloat = 0
  @ObservationIgnored weak var leadRow: ListRowNode?

  /// Creates the drag of a row; `nil` if it is not among the rows.
  init?(_ key: ListRowKey, among rows: [(key: ListRowKey, frame: CGRect)]) {
    guard let source = rows.firstIndex(where: { $0.key == key }) else { return nil }
    self.key = key
    self.rows = rows
    self.source = source
    target = source
  }

  /// Moves the row to a distance from its place.
  mutating func move(to distance: CGFloat) {
    self.distance = distance
    // As on a Mac: a row makes way once the edge of the dragged one has passed its middle.
    if distance < 0 {
      let edge = rows[source].frame.minY + distance
      target = rows[..<source].firstIndex { edge < $0.frame.midY } ?? source
    } else {
      let edge = rows[source].frame.maxY + distance
      target = rows[source...].lastIndex { edge > $0.frame.midY } ?? source
    }
  }

  /// Returns how far a row makes way, in points.
  func offset(of key: ListRowKey) -> CGFloat {
    if key == self.key { return distance }
    guard let index = rows.firstIndex(where: { $0.key == key }) else { return 0 }
    let height = rows[source].frame.height
    if index > source, index <= target { return -height }
    if index < source, index >= target { return height }
    return 0
  }
}

/// What a list keeps between updates.
@MainActor @Observable final class ListState {
  /// The row that is dragged; `nil` if none is.
  private(set) var drag: ListDrag?
  /// Whether the list has the keyboard focus.
  @ObservationIgnored var isFocused = false
  /// The row from which keys move on, and its value.
  @ObservationIgnored var lead: (key: ListRowKey, value: AnyHashable)?
  /// The value of the row at which a range begins that a click with Shift or an arrow key extends.
  @ObservationIgnored var anchor: AnyHashable?
  /// What was selected when the anchor was set; with another selection, the program has changed it since.
  @ObservationIgnored var chosen: Set<AnyHashable> = []
  /// The row whose actions are shown; `nil` for none.
  @ObservationIgnored weak var openRow: ListRowNode?
  /// What was typed to find a row, and when.
  @ObservationIgnored var typed: (text: String, time: Double) = ("", -.infinity)

  nonisolated init() {}

  func begin(_ drag: ListDrag) { self.drag = drag }

  /// Moves the dragged row to a distance from its place, while others make way.
  func move(to distance: CGFloat) {
    guard var drag else { return }
    let target = drag.target
    drag.move(to: distance)
    if drag.target == target {
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
