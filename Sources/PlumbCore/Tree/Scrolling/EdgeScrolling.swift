internal import Foundation

/// The scrolling of a view while something is dragged near one of its edges.
///
/// The content moves for as long as the pointer is held in a strip along the edge, the faster the nearer it is to the
/// edge; beyond the edge, the speed is the greatest in a strip of the same width, and nothing moves further outside.
@MainActor final class EdgeScrolling {
  /// The width of the strips, in points.
  static let width: CGFloat = 40
  /// The speeds at the inner border of a strip and at the edge, in points per second.
  static let speeds: (least: CGFloat, greatest: CGFloat) = (40, 1_200)
  /// The greatest time between two frames that counts, in seconds, so that a pause is no leap.
  private static let longestFrame = 0.1

  private weak var node: ScrollViewNode?
  /// The location of the pointer in the window, in points; `nil` while nothing is dragged.
  private var point: CGPoint?
  /// The velocity for the place at which the drag began: velocities up to it move nothing until the pointer has left
  /// that strip.
  private var startVelocity = CGVector(dx: 0, dy: 0)
  private var isScrolling = false
  private var lastTime = 0.0

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  /// Begins a drag in the view itself. A strip in which it begins does not scroll before the pointer has left it, or has
  /// come nearer to the edge.
  func begin(at point: CGPoint) {
    startVelocity = velocity(at: point)
    _ = follow(point)
  }

  /// Follows the pointer. Returns whether the content moves.
  @discardableResult func follow(_ point: CGPoint) -> Bool {
    self.point = point
    guard let node, let velocity = allowedVelocity(at: point), canMove(with: velocity) else {
      isScrolling = false
      return false
    }
    if isScrolling { return true }
    isScrolling = true
    node.momentum.stop()
    let context = node.tree.context
    lastTime = context.time
    context.scheduler.add(
      FrameTicker(for: self, isDecoration: false) { [weak self] time in
        MainActor.assumeIsolated { self?.advance(to: time) ?? false }
      } end: { [weak self] in
        MainActor.assumeIsolated { self?.isScrolling = false }
      })
    return true
  }

  /// Ends the drag.
  func end() {
    point = nil
    isScrolling = false
    startVelocity = CGVector(dx: 0, dy: 0)
  }

  /// Scrolls by the time since the last frame. Returns whether the content goes on moving.
  private func advance(to time: Double) -> Bool {
    guard isScrolling, let node, let point, let velocity = allowedVelocity(at: point) else {
      isScrolling = false
      return false
    }
    let seconds = CGFloat(min(max(time - lastTime, 0), Self.longestFrame))
    lastTime = time
    let offset = node.layoutNode.presentedOffset
    node.glide(
      to: node.layoutNode.clampedOffset(
        CGPoint(x: offset.x + velocity.dx * seconds, y: offset.y + velocity.dy * seconds)))
    node.tree.afterLayout { [weak node] in
      if let tree = node?.tree { tree.drops.contentDidMove(in: tree.rootLayoutNode) }
    }
    isScrolling = canMove(with: velocity)
    return isScrolling
  }

  /// Whether there is content left in the direction of a velocity.
  private func canMove(with velocity: CGVector) -> Bool {
    guard let layoutNode = node?.layoutNode else { return false }
    let offset = layoutNode.presentedOffset
    let next = layoutNode.clampedOffset(
      CGPoint(x: offset.x + velocity.dx, y: offset.y + velocity.dy))
    return next != offset
  }

  // MARK: Velocity

  /// Returns the velocity at a point, unless the drag began there; `nil` for none.
  private func allowedVelocity(at point: CGPoint) -> CGVector? {
    var velocity = velocity(at: point)
    func allow(_ axis: WritableKeyPath<CGVector, CGFloat>) {
      let (speed, start) = (velocity[keyPath: axis], startVelocity[keyPath: axis])
      guard start != 0 else { return }
      if speed * start > 0, abs(speed) <= abs(start) {
        velocity[keyPath: axis] = 0
      } else {
        startVelocity[keyPath: axis] = 0
      }
    }
    allow(\.dx)
    allow(\.dy)
    return velocity.dx == 0 && velocity.dy == 0 ? nil : velocity
  }

  /// Returns the velocity of the scroll offset at a point of the window, in points per second.
  private func velocity(at point: CGPoint) -> CGVector {
    guard let node, node.isEnabled, let inside = node.layoutNode.localPoint(of: point) else {
      return CGVector(dx: 0, dy: 0)
    }
    let layoutNode = node.layoutNode
    func speed(_ axis: Axis, _ position: CGFloat, across: CGFloat) -> CGFloat {
      let (length, breadth) = (layoutNode.size[axis], layoutNode.size[axis.perpendicular])
      guard layoutNode.reach(along: axis) > 0, (0...breadth).contains(across) else { return 0 }
      let width = min(Self.width, length / 4)
      return Self.speed(position - (length - width), in: width)
        - Self.speed(width - position, in: width)
    }
    let horizontal = speed(.horizontal, inside.x, across: inside.y)
    return CGVector(
      dx: layoutNode.isRightToLeft ? -horizontal : horizontal,
      dy: speed(.vertical, inside.y, across: inside.x))
  }

  /// Returns the speed at a distance from the inner border of a strip, in points per second.
  private static func speed(_ depth: CGFloat, in width: CGFloat) -> CGFloat {
    guard depth > 0, depth <= 2 * width else { return 0 }
    let share = min(depth / width, 1)
    return speeds.least + (speeds.greatest - speeds.least) * share * share
  }
}
