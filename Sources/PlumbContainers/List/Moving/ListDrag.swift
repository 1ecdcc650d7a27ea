internal import Foundation

/// A row of a list that a person drags to another place.
struct ListDrag {
  let key: ListRowKey
  /// The collection of the row's element.
  var positions: ElementPositions
  /// The offset of the element in the collection, and the offset of the element whose place it takes.
  var source: Int
  var target: Int
  /// The distance by which the rows between them make way, in points.
  let length: CGFloat
  /// The distance from the place of the row, in points.
  var distance: CGFloat = 0

  /// Creates the drag of a row that is at its place.
  ///
  /// - Parameter length: the height of the row and the distance to the next one, in points.
  init(_ key: ListRowKey, at source: Int, of positions: ElementPositions, length: CGFloat) {
    self.key = key
    self.positions = positions
    self.source = source
    self.length = length
    target = source
  }

  /// Returns the distance of a row from its place, in points. The time does not depend on the number of rows.
  func offset(of item: ListItem) -> CGFloat {
    let position = item.subview.containerValues.listRow.move?.position
    guard let position, position.positions === positions, let index = position.offset else {
      return item.key == key ? distance : 0
    }
    if index > source, index <= target { return -length }
    if index < source, index >= target { return length }
    return item.key == key ? distance : 0
  }
}

extension ListDrag: Equatable {
  static func == (lhs: ListDrag, rhs: ListDrag) -> Bool {
    lhs.key == rhs.key && lhs.positions === rhs.positions && lhs.source == rhs.source
      && lhs.target == rhs.target && lhs.length == rhs.length && lhs.distance == rhs.distance
  }
}

/// The press that drags a row of a list.
struct ListRowGrip {
  weak var row: ListRowViewNode?
  /// The distance of the pointer below the upper edge of the row, in points.
  let distance: CGFloat
  /// The location of the pointer in the window, in points.
  var point: CGPoint
}
