internal import Foundation

/// The effect of a press of a mouse button that is tracked until its release, as on a menu.
package enum TrackedPressEffect {
  /// The press opens a menu, which stays open after a click; a press that ends on an item chooses it.
  case opens
  /// The press began on an item, and chooses the item on which it ends.
  case chooses
}

/// A tracked press of a button of the mouse, as on a menu or on a control that opens one, until the button is released.
///
/// As on a Mac: the pointer highlights the items as without a button pressed, and the item on which the button is
/// released is chosen. No view receives the press itself.
struct TrackedPress {
  let effect: TrackedPressEffect
  let button: PointerButton
  /// The location in the window at which the press began, in points.
  let start: CGPoint
  /// The time at which the press began, in seconds on the tree's clock.
  let startTime: Double
  /// The clients of the layout nodes in which the press began, which may be behind the menu now.
  var clients: Set<ObjectIdentifier> = []

  /// The largest distance in points that the pointer moves in a click.
  private static let tolerance: CGFloat = 5
  /// The largest distance in points in a quick click, and the largest duration in seconds of one.
  private static let quickTolerance: CGFloat = 20
  private static let quickDuration = 0.2

  /// Returns whether the press is a click that opens a menu, if it ends at a location and a time.
  func isOpeningClick(endingAt point: CGPoint, time: Double) -> Bool {
    guard effect == .opens else { return false }
    let distance = hypot(point.x - start.x, point.y - start.y)
    return distance <= Self.tolerance
      || distance <= Self.quickTolerance && time - startTime < Self.quickDuration
  }
}
