internal import Foundation

/// A recognizer of the magnification and rotation made by the first two fingers on a touch screen.
struct TwoFingerTracker {
  /// The fingers on the screen in the order of their touches; locations in points.
  private var fingers: [(id: Int64, location: CGPoint)] = []

  /// Adds a finger that touched the screen at a location in points.
  mutating func down(_ id: Int64, at location: CGPoint) {
    up(id)
    fingers.append((id, location))
  }

  /// Removes a finger that was lifted.
  mutating func up(_ id: Int64) {
    fingers.removeAll { $0.id == id }
  }

  /// Returns the event for the movement of a finger; `nil` unless it is one of the first two.
  mutating func moved(_ id: Int64, to location: CGPoint) -> Event? {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return nil }
    let before = fingers[index].location
    fingers[index].location = location
    guard fingers.count > 1, index < 2 else { return nil }
    let other = fingers[1 - index].location
    let old = CGVector(dx: before.x - other.x, dy: before.y - other.y)
    let new = CGVector(dx: location.x - other.x, dy: location.y - other.y)
    let (oldLength, newLength) = (hypot(old.dx, old.dy), hypot(new.dx, new.dy))
    guard oldLength > 0, newLength > 0 else { return nil }
    let turn = atan2(old.dx * new.dy - old.dy * new.dx, old.dx * new.dx + old.dy * new.dy)
    return .pinched(by: newLength / oldLength, turned: .radians(turn))
  }
}
