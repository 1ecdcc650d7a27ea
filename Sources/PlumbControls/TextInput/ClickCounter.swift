internal import Foundation

/// The number of presses that follow each other at a place.
package struct ClickCounter {
  var isPressed = false
  /// The number of presses, from 1.
  package private(set) var count = 0
  /// The offset in the text at which the first press was.
  private(set) var offset = 0
  private var latest: (point: CGPoint, time: Double)?
  private var hasBegun = false

  package init() {}

  /// The time between two presses, in seconds, and their distance in points, within which they belong
  /// together.
  private static let limits = (time: 0.4, distance: CGFloat(5))

  /// Counts a press when it begins. Returns `false` for its later movements.
  package mutating func begin(at point: CGPoint, time: Double, offset: Int) -> Bool {
    guard !hasBegun else { return false }
    hasBegun = true
    if let latest, time - latest.time <= Self.limits.time,
      abs(point.x - latest.point.x) + abs(point.y - latest.point.y) <= Self.limits.distance
    {
      count += 1
    } else {
      count = 1
    }
    latest = (point, time)
    self.offset = offset
    return true
  }

  /// Ends the press, so that the next one is counted.
  package mutating func end() { (isPressed, hasBegun) = (false, false) }
}
