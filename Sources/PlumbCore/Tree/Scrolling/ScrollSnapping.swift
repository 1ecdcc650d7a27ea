internal import Foundation

/// Applies a scroll target behaviour when a scroll has ended.
@MainActor final class ScrollSnapping {
  private weak var node: ScrollViewNode?
  /// The behaviour from the environment; `nil` to end scrolls anywhere.
  private(set) var behavior: (any ScrollTargetBehavior)?
  /// The scroll in progress, if any.
  private var gesture: Gesture?
  /// The size of the scroll view at the last layout, to detect changes.
  private var size: CGSize?

  private struct Gesture {
    let start: CGPoint
    let startTime: Double
    var endTime: Double
  }

  /// The time without wheel events after which a scroll has ended, in seconds.
  private static let endDelay = 0.15
  /// The minimum duration of a scroll used to compute its velocity, in seconds: the events of one
  /// wheel notch have no duration.
  private static let minimumDuration = 1.0 / 60

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  func update(_ behavior: (any ScrollTargetBehavior)?) {
    self.behavior = behavior
  }

  /// Called when the wheel has moved the content.
  func wheelDidScroll(from before: CGPoint) {
    guard behavior != nil, let node else { return }
    let context = node.tree.context
    gesture = Gesture(
      start: gesture?.start ?? before, startTime: gesture?.startTime ?? context.time,
      endTime: context.time)
    context.scheduler.scheduleWakeUp(at: context.time + Self.endDelay, for: self) { [weak self] in
      MainActor.assumeIsolated { self?.wheelScrollDidEnd() }
    }
  }

  private func wheelScrollDidEnd() {
    guard let node, let gesture else { return }
    self.gesture = nil
    let end = node.layoutNode.target
    let duration = CGFloat(max(gesture.endTime - gesture.startTime, Self.minimumDuration))
    snap(
      from: CGRect(origin: gesture.start, size: node.layoutNode.size), proposing: end,
      velocity: CGVector(
        dx: (end.x - gesture.start.x) / duration, dy: (end.y - gesture.start.y) / duration))
  }

  /// Called when a dragged indicator has been released.
  func indicatorDragDidEnd() {
    guard behavior != nil, let node else { return }
    snap(from: node.shownRect, proposing: node.layoutNode.target, velocity: CGVector(dx: 0, dy: 0))
  }

  /// Scrolls to the target for an offset reached by a key.
  ///
  /// - Returns: whether the content moved; `nil` if there is no scroll target behaviour.
  func keyDidScroll(to offset: CGPoint) -> Bool? {
    guard behavior != nil, let node else { return nil }
    let start = node.layoutNode.target
    return snap(
      from: CGRect(origin: start, size: node.layoutNode.size),
      proposing: node.layoutNode.clampedOffset(offset),
      velocity: CGVector(
        dx: (offset.x - start.x) / Self.minimumDuration,
        dy: (offset.y - start.y) / Self.minimumDuration))
  }

  /// Applies the behaviour again if the size of the scroll view has changed.
  func layoutDidChange() {
    guard behavior != nil, let node else { return }
    let before = size
    size = node.layoutNode.size
    guard let before, before != node.layoutNode.size, gesture == nil,
      !node.layoutNode.isAnimatingOffset
    else { return }
    snap(
      from: CGRect(origin: node.layoutNode.target, size: before), proposing: node.layoutNode.target,
      velocity: CGVector(dx: 0, dy: 0), isAnimated: false)
  }

  /// Scrolls to the target that the behaviour returns for a proposed offset.
  ///
  /// - Returns: whether the content moved.
  @discardableResult
  private func snap(
    from original: CGRect, proposing offset: CGPoint, velocity: CGVector, isAnimated: Bool = true
  ) -> Bool {
    guard let behavior, let node else { return false }
    let layoutNode = node.layoutNode
    var target = ScrollTarget(rect: CGRect(origin: offset, size: layoutNode.size))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: original), velocity: velocity,
      contentSize: layoutNode.contentSize, containerSize: layoutNode.size, axes: layoutNode.axes,
      margins: layoutNode.margins,
      targets: node.targets.layoutNodes.map { layoutNode.contentRect(of: $0) },
      environment: node.environment)
    behavior.updateTarget(&target, context: context)
    let targetOffset = layoutNode.offset(showing: target.rect, anchor: target.anchor ?? .topLeading)
    let transaction = Transaction(animation: isAnimated ? .smooth(duration: 0.35) : nil)
    guard layoutNode.scroll(to: targetOffset, at: node.tree.context.with(transaction)) else {
      return false
    }
    node.tree.layoutNodesDidMove()
    node.position.userDidScroll()
    return true
  }
}

extension ScrollViewNode {
  /// The part of the content that is visible after running scroll animations have ended.
  fileprivate var shownRect: CGRect { CGRect(origin: layoutNode.target, size: layoutNode.size) }
}
