internal import Foundation

/// The motion of a scroll view after the fingers have left the touchpad, and the resistance at its
/// ends before that.
///
/// A platform reports neither the start nor the end of a movement of the fingers. A movement ends
/// with a pause.
@MainActor final class ScrollMomentum {
  /// The time without events after which the fingers have left, in seconds.
  static let pause = 0.05
  /// The time before the last event over which the velocity is measured, in seconds.
  static let measuredTime = 0.1
  /// The least velocity that continues, in points per second.
  static let leastVelocity = 50.0

  private weak var node: ScrollViewNode?
  /// The distances scrolled by the current movement, with their times.
  private var samples: [(time: Double, distance: CGPoint)] = []
  /// The number of motions that were started or stopped; a motion goes on while it is the last one.
  private var motionCount = 0
  /// Whether the content moves by itself.
  private(set) var isMoving = false
  /// The velocity with which the fingers left, in points per second.
  private(set) var startVelocity = CGVector(dx: 0, dy: 0)
  /// The offset set last, to notice when something else scrolls.
  private var lastTarget = CGPoint.zero

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  /// Whether fingers scroll.
  var isTracking: Bool { !samples.isEmpty }

  /// Ends the motion where it is.
  func stop() {
    motionCount += 1
    isMoving = false
    samples = []
  }

  /// Records a distance by which the fingers have scrolled, also beyond an end.
  func fingersDidScroll(by distance: CGPoint) {
    guard let node else { return }
    motionCount += 1
    isMoving = false
    let context = node.tree.context
    if let last = samples.last, context.time - last.time > Self.measuredTime { samples = [] }
    samples.append((context.time, distance))
    node.phases.follow()
    context.scheduler.scheduleWakeUp(at: context.time + Self.pause, for: self) { [weak self] in
      MainActor.assumeIsolated { self?.fingersDidLeave() }
    }
  }

  /// The velocity of the movement in points per second: the distance of all events but the first,
  /// in the time since the first.
  private var velocity: CGPoint {
    guard let last = samples.last else { return .zero }
    let recent = samples.filter { last.time - $0.time <= Self.measuredTime }
    guard let first = recent.first, last.time > first.time else { return .zero }
    let distance = recent.filter { $0.time > first.time }.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.distance.x, y: $0.y + $1.distance.y)
    }
    let time = CGFloat(last.time - first.time)
    func bounded(_ velocity: CGFloat) -> CGFloat {
      abs(Double(velocity)) < Self.leastVelocity ? 0 : velocity
    }
    return CGPoint(x: bounded(distance.x / time), y: bounded(distance.y / time))
  }

  private func fingersDidLeave() {
    guard let node else { return }
    defer { node.phases.follow() }
    let velocity = velocity
    startVelocity = CGVector(dx: velocity.x, dy: velocity.y)
    stop()
    node.fingersDidLeave()
    let layoutNode = node.layoutNode
    let isStretched = layoutNode.overscroll != .zero
    // A behaviour that chooses the end of a scroll does so after a pause.
    let moves = velocity != .zero && node.environment.scrollTargetBehavior == nil
    guard isStretched || moves else { return }
    if node.tree.context.reducesMotion { return node.glide(to: layoutNode.target) }
    start(at: moves ? velocity : .zero, of: node)
  }

  /// Returns to the range of the content, unless the fingers hold it beyond.
  func settle() {
    guard samples.isEmpty, let node else { return }
    if node.tree.context.reducesMotion { return node.glide(to: node.layoutNode.target) }
    start(at: .zero, of: node)
  }

  private func start(at velocity: CGPoint, of node: ScrollViewNode) {
    let (layoutNode, context) = (node.layoutNode, node.tree.context)
    func deceleration(_ axis: Axis, from offset: CGFloat, at velocity: CGFloat)
      -> ScrollDeceleration
    {
      ScrollDeceleration(
        from: Double(offset), velocity: Double(velocity),
        origin: axis == .vertical ? -Double(layoutNode.startInset) : 0,
        reach: Double(layoutNode.reach(along: axis)), bounces: node.bounces(along: axis))
    }
    let offset = layoutNode.presentedOffset
    let horizontal = deceleration(.horizontal, from: offset.x, at: velocity.x)
    let vertical = deceleration(.vertical, from: offset.y, at: velocity.y)
    let startTime = context.time
    func place(at time: Double) -> CGPoint {
      CGPoint(x: horizontal.offset(at: time), y: vertical.offset(at: time))
    }
    let duration = max(horizontal.duration, vertical.duration)
    lastTarget = layoutNode.target
    motionCount += 1
    isMoving = true
    let motion = motionCount
    context.scheduler.add(
      FrameTicker(for: self) { [weak self] time in
        MainActor.assumeIsolated {
          let elapsed = time - startTime
          guard let self, self.move(to: place(at: elapsed), in: motion) else { return false }
          if elapsed < duration { return true }
          self.motionDidEnd()
          return false
        }
      } end: { [weak self] in
        MainActor.assumeIsolated {
          if self?.move(to: place(at: duration), in: motion) == true { self?.motionDidEnd() }
        }
      })
  }

  /// Moves to an offset, which may be beyond an end. Returns `false` if something else has scrolled
  /// since the motion began.
  private func move(to offset: CGPoint, in motion: Int) -> Bool {
    guard motion == motionCount, let node else { return false }
    guard node.layoutNode.target == lastTarget else {
      node.layoutNode.setOverscroll(.zero)
      motionDidEnd()
      return false
    }
    node.glide(to: offset)
    lastTarget = node.layoutNode.target
    return true
  }

  private func motionDidEnd() {
    isMoving = false
    node?.phases.follow()
  }
}
