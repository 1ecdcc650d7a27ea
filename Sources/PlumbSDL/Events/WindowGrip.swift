/// The presses by which the desktop moves a window, which takes them before the program receives them.
///
/// The second of two quick presses in one place is left to the program, which maximises the window, as a title bar does.
struct WindowGrip {
  private typealias Press = (x: Int32, y: Int32, time: UInt64)

  /// The last press about which SDL has asked.
  private var asked: Press?
  /// The last press that the desktop has taken; `nil` for none.
  private var taken: Press?

  /// The distance, in SDL's units, and the time, in milliseconds, within which two presses belong together.
  private static let limits = (distance: Int32(5), time: UInt64(400))

  /// Returns whether the desktop takes a press at a place that moves the window.
  mutating func takes(x: Int32, y: Int32, at time: UInt64) -> Bool {
    asked = (x, y, time)
    return !isSecond(x: x, y: y, at: time)
  }

  /// Records that the desktop has taken the press about which SDL has asked last.
  mutating func wasTaken() { taken = asked }

  /// Returns whether a press that the program receives is the second of two.
  mutating func ends(x: Int32, y: Int32, at time: UInt64) -> Bool {
    defer { taken = nil }
    return isSecond(x: x, y: y, at: time)
  }

  private func isSecond(x: Int32, y: Int32, at time: UInt64) -> Bool {
    guard let taken, time >= taken.time, time - taken.time <= Self.limits.time else { return false }
    return abs(x - taken.x) <= Self.limits.distance && abs(y - taken.y) <= Self.limits.distance
  }
}
