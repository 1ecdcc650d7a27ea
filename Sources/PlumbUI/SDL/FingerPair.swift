internal import Foundation

/// Follows the fingers on a touch screen and tells what the first two of them do.
struct FingerPair {
  /// The fingers that lie on the screen, the first ones first; places in points.
  private var fingers: [(id: Int64, place: CGPoint)] = []

  mutating func down(_ id: Int64, at place: CGPoint) {
    up(id)
    fingers.append((id, place))
  }

  mutating func up(_ id: Int64) {
    fingers.removeAll { $0.id == id }
  }

  /// What a finger's move means; nothing unless it is one of two.
  mutating func moved(_ id: Int64, to place: CGPoint) -> Event? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    let before = fingers[index].place
    fingers[index].place = place
    guard fingers.count > 1, index < 2 else { return nil }
    let other = fingers[1 - index].place
    let old = CGVector(dx: before.x - other.x, dy: before.y - other.y)
    let new = CGVector(dx: place.x - other.x, dy: place.y - other.y)
    let (oldLength, newLength) = (hypot(old.dx, old.dy), hypot(new.dx, new.dy))
    guard oldLength > 0, newLength > 0 else { return nil }
    let turn = atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    return .pinched(by: newLength / oldLength, turned: .radians(turn))
  }
}
