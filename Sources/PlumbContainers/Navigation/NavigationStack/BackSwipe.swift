internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A swipe that goes back in a navigation stack: with two fingers on a touchpad, or a drag from the leading edge.
@MainActor final class BackSwipe: GestureClient {
  weak var arena: GestureArena?
  private weak var stack: NavigationStackViewNode?
  private var start: CGPoint?
  /// The distance that two fingers have moved in the direction that goes back, in points.
  private var distance: CGFloat = 0
  private var lastTime = -Double.infinity

  /// The distance that goes back, in points.
  private static let length: CGFloat = 80
  /// The width of the strip at the leading edge in which a drag begins, in points.
  private static let edgeWidth: CGFloat = 24
  /// The time without a movement after which another swipe begins, in seconds.
  private static let pause = 0.3

  init(of stack: NavigationStackViewNode) {
    self.stack = stack
  }

  // MARK: Two fingers

  /// Takes a movement of two fingers that scrolls nothing. Returns the part that is not used.
  ///
  /// One swipe goes back by one screen: a longer movement of the fingers, and the momentum that a touchpad adds, go no
  /// further.
  func move(by movement: CGSize) -> CGSize {
    guard let stack, abs(movement.width) > abs(movement.height) else { return movement }
    let now = stack.tree.context.time
    if now - lastTime > Self.pause { distance = 0 }
    lastTime = now
    let isBefore = distance < Self.length
    distance += stack.isRightToLeft ? -movement.width : movement.width
    if isBefore, distance >= Self.length, stack.canSwipeBack { stack.backAction?() }
    return CGSize(width: 0, height: movement.height)
  }

  // MARK: A drag

  var disposition: GestureDisposition { .normal }
  var receivesPresses: Bool { stack?.canSwipeBack ?? false }
  var allowsInnerClients: Bool { true }
  var leavesDragsToResponders: Bool { true }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    switch event.kind {
    case .began:
      let isAtEdge = distanceFromEdge(event).map { (0...Self.edgeWidth).contains($0) } ?? false
      start = isAtEdge ? event.point : nil
      return (isAtEdge ? .possible : .failed, [])
    case .moved, .ended:
      guard let stack, let start else { return (.failed, []) }
      let movement = CGSize(width: event.point.x - start.x, height: event.point.y - start.y)
      let width = stack.isRightToLeft ? -movement.width : movement.width
      if event.kind == .ended {
        self.start = nil
        guard width >= Self.length else { return (.failed, []) }
        return (.ended, [{ stack.backAction?() }])
      }
      if abs(movement.height) > max(width, 10) { return (.failed, []) }
      return (width > 10 ? .active : .possible, [])
    case .timeElapsed, .pinched: return (.possible, [])
    case .cancelled:
      start = nil
      return (.failed, [])
    }
  }

  /// Returns the distance of a press from the leading edge of the stack, in points.
  private func distanceFromEdge(_ event: PressEvent) -> CGFloat? {
    guard let stack, let layoutNode = event.layoutNode else { return nil }
    let x = event.point(in: .local).x
    return stack.isRightToLeft ? layoutNode.size.width - x : x
  }
}

extension NavigationStackViewNode: Scrollable {
  var gestureClient: (any GestureClient)? { backSwipe }

  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Whether a swipe goes back.
  var canSwipeBack: Bool { backAction != nil && environment.isEnabled }

  func scroll(by distance: CGSize, isPrecise: Bool) -> CGSize { distance }

  func pull(by distance: CGSize) -> CGSize {
    canSwipeBack ? backSwipe.move(by: distance) : distance
  }

  func scroll(_ step: ScrollStep) -> Bool { false }

  func grabIndicator(at point: CGPoint) -> Bool { false }

  func dragIndicator(to point: CGPoint) {}

  func releaseIndicator() {}
}
