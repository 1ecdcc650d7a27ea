internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A movement of two fingers on a touchpad, or turns of a tilted wheel, in a list. The platform reports neither the
/// beginning nor the end of a movement: another one begins after a pause.
struct ListFingers {
  /// The axis of the movement; `nil` while it is not determined.
  private var axis: Axis?
  /// The distance of the fingers, in points.
  private var distance = CGSize.zero
  private var lastTime = -Double.infinity
  /// The row that the fingers swipe; `nil` for none.
  private(set) weak var row: ListRowViewNode?
  /// The distance by which the row had been dragged aside before the movement, in points.
  private var start: CGFloat = 0

  /// The time without events after which another movement begins, in seconds. The turns of a wheel are further apart than
  /// the events of a touchpad.
  static func pause(isPrecise: Bool) -> Double { isPrecise ? 0.15 : 0.4 }

  /// The distance that determines the axis, in points.
  private static let slop: CGFloat = 4

  /// Adds a movement of the content over a row. Returns the distance by which the row that is swiped is dragged aside,
  /// or `nil` if none is, and the part of the movement that is left to the enclosing views.
  @MainActor mutating func move(
    by movement: CGSize, over row: ListRowViewNode, at time: Double, isPrecise: Bool
  ) -> (swipe: CGFloat?, rest: CGSize) {
    if time - lastTime > Self.pause(isPrecise: isPrecise) { self = ListFingers() }
    lastTime = time
    distance.width += movement.width
    distance.height += movement.height
    if axis == nil {
      guard max(abs(distance.width), abs(distance.height)) >= Self.slop else {
        return (nil, CGSize(width: 0, height: movement.height))
      }
      decide(over: row)
    }
    guard axis == .horizontal, self.row != nil else { return (nil, movement) }
    return (start + distance.width, .zero)
  }

  /// Determines the axis and the row that is swiped. A swipe in a direction without actions is left to the enclosing
  /// views.
  @MainActor private mutating func decide(over row: ListRowViewNode) {
    axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    guard axis == .horizontal, let swipeRow = row.swipeRow,
      row.swipe.distance != 0 || swipeRow.hasActions(towards: distance.width)
    else { return }
    self.row = row
    start = row.swipe.distance
  }
}

/// Swipes the row with two fingers on a touchpad.
extension ListRowViewNode: Scrollable {
  func scroll(by distance: CGSize, isPrecise: Bool) -> CGSize {
    guard let row, let listNode, environment.isEnabled, press.start == nil,
      row.traits.hasActions || listNode.fingers.row != nil
    else { return distance }
    let (width, rest) = listNode.fingers.move(
      by: distance, over: self, at: tree.context.time, isPrecise: isPrecise)
    guard let width, let swiped = listNode.fingers.row, let swipeRow = swiped.swipeRow else {
      return rest
    }
    swiped.changeSwipe { $0.distance = $0.limited(width, in: swipeRow) }
    tree.context.scheduler.scheduleWakeUp(
      at: tree.context.time + ListFingers.pause(isPrecise: isPrecise), for: swiped
    ) { [weak swiped] in
      MainActor.assumeIsolated { swiped?.endSwipe() }
    }
    return rest
  }

  func scroll(_ step: ScrollStep) -> Bool { false }

  func grabIndicator(at point: CGPoint) -> Bool { false }

  func dragIndicator(to point: CGPoint) {}

  func releaseIndicator() {}
}
