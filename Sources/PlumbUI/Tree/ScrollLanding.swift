internal import Foundation

/// Has scrolls end where a rule says, once the hand rests.
@MainActor final class ScrollSnapping {
  private weak var node: ScrollViewNode?
  private(set) var behavior: (any ScrollTargetBehavior)?
  /// The scroll that is not over yet.
  private var gesture: Gesture?
  private var size: CGSize?

  private struct Gesture {
    let start: CGPoint
    let startTime: Double
    var endTime: Double
  }

  /// How long the wheel has to rest for a scroll to be over, in seconds.
  private static let rest = 0.15
  /// The shortest time a scroll counts for, in seconds: one notch of a wheel takes none.
  private static let leastDuration = 1.0 / 60

  init(_ node: ScrollViewNode) {
    self.node = node
  }

  func update(_ behavior: (any ScrollTargetBehavior)?) {
    self.behavior = behavior
  }

  /// Told when the wheel moved the content.
  func wheelDidTurn(from before: CGPoint) {
    guard behavior != nil, let node else { return }
    let context = node.tree.context
    gesture = Gesture(
      start: gesture?.start ?? before, startTime: gesture?.startTime ?? context.time,
      endTime: context.time)
    context.clock.scheduleWakeUp(at: context.time + Self.rest, for: self) { [weak self] in
      MainActor.assumeIsolated { self?.wheelDidRest() }
    }
  }

  private func wheelDidRest() {
    guard let node, let gesture else { return }
    self.gesture = nil
    let end = node.layoutNode.target
    let duration = CGFloat(max(gesture.endTime - gesture.startTime, Self.leastDuration))
    land(
      from: CGRect(origin: gesture.start, size: node.layoutNode.size), proposing: end,
      velocity: CGVector(
        dx: (end.x - gesture.start.x) / duration, dy: (end.y - gesture.start.y) / duration))
  }

  /// Told when the hand let the content go where it is.
  func handDidLetGo() {
    guard behavior != nil, let node else { return }
    land(from: node.shownRect, proposing: node.layoutNode.target, velocity: CGVector(dx: 0, dy: 0))
  }

  /// Scrolls to where a key leads; says no where no rule has a say in that.
  func keyDidScroll(to offset: CGPoint) -> Bool? {
    guard behavior != nil, let node else { return nil }
    let start = node.layoutNode.target
    return land(
      from: CGRect(origin: start, size: node.layoutNode.size),
      proposing: node.layoutNode.reachable(offset),
      velocity: CGVector(
        dx: (offset.x - start.x) / Self.leastDuration,
        dy: (offset.y - start.y) / Self.leastDuration))
  }

  /// Asks the rule again where the scroll view got another size.
  func layoutDidChange() {
    guard behavior != nil, let node else { return }
    let before = size
    size = node.layoutNode.size
    guard let before, before != node.layoutNode.size, gesture == nil, !node.layoutNode.isUnderWay
    else { return }
    land(
      from: CGRect(origin: node.layoutNode.target, size: before), proposing: node.layoutNode.target,
      velocity: CGVector(dx: 0, dy: 0), isAnimated: false)
  }

  /// Scrolls to the target the rule makes of a proposed place; says whether anything moved.
  @discardableResult
  private func land(
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
    let goal = layoutNode.offset(showing: target.rect, anchor: target.anchor ?? .topLeading)
    let transaction = Transaction(animation: isAnimated ? .smooth(duration: 0.35) : nil)
    guard layoutNode.scroll(to: goal, at: node.tree.context.with(transaction)) else { return false }
    node.tree.layoutNodesDidMove()
    node.position.handDidScroll()
    return true
  }
}

extension ScrollViewNode {
  /// The part of the content the view will show when it has come to rest.
  fileprivate var shownRect: CGRect { CGRect(origin: layoutNode.target, size: layoutNode.size) }
}
