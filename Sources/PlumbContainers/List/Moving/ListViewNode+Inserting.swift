internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The insertion of dragged values between rows.
extension ListViewNode: DropTarget {
  func dragMoved(_ drag: DraggedContent, to point: CGPoint) -> Bool {
    let insertion = environment.isEnabled ? insertionPoint(for: drag, at: point) : nil
    state?.setInsertion(insertion)
    return insertion != nil
  }

  func dragExited() { state?.setInsertion(nil) }

  func drop(_ drag: DraggedContent, at point: CGPoint) -> Bool {
    guard let place = insertionPoint(for: drag, at: point),
      let row = rows.first(where: {
        $0.row?.traits.insert?.position.positions === place.positions
      }), let insert = row.row?.traits.insert
    else { return false }
    insert.insertion.insert(drag.items, place.offset)
    return true
  }

  /// The distance from the rows of a collection within which a drop is inserted among them, in points.
  private static var reach: CGFloat { 14 }

  /// Returns the place nearest to a point of the window, in points, where something can be inserted. Below all rows,
  /// the place is the end of the last collection that accepts the values.
  private func insertionPoint(
    for drag: DraggedContent, at point: CGPoint
  ) -> ListInsertionPoint? {
    var known: [ObjectIdentifier: Bool] = [:]
    var nearest: (distance: CGFloat, place: CGRect, position: ElementPosition)?
    var end = -CGFloat.infinity
    for row in rows {
      let place = row.place
      end = max(end, place.maxY)
      guard let insert = row.row?.traits.insert else { continue }
      let id = ObjectIdentifier(insert.position.positions)
      let isAccepted = known[id] ?? insert.insertion.accepts(drag.items)
      known[id] = isAccepted
      let distance = max(place.minY - point.y, point.y - place.maxY, 0)
      if isAccepted, distance <= nearest?.distance ?? .infinity {
        nearest = (distance, place, insert.position)
      }
    }
    guard let nearest, nearest.distance <= Self.reach || point.y > end,
      let offset = nearest.position.offset
    else { return nil }
    let isAfter = point.y >= nearest.place.midY
    return ListInsertionPoint(
      positions: nearest.position.positions, offset: isAfter ? offset + 1 : offset)
  }
}
