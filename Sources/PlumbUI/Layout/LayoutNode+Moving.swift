internal import Foundation

/// A node on its way: where it shows meanwhile, and how it comes and goes.
extension LayoutNode {
  /// A node that goes, and what changes it on its way, which lives no longer than that.
  struct ExitingChild {
    let node: LayoutNode
    let follower: AnyObject?
  }

  /// Nodes that were children and still show while they go.
  var leaving: some Sequence<LayoutNode> { exitingChildren.lazy.map(\.node) }

  /// Where the node shows in its parent now, which while it moves is not where it is placed.
  var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if let movement, movement.isMoving { frame.animatableData = movement.current }
    return frame
  }

  /// Where a node begins a movement.
  struct Start {
    /// In the parent where that will be.
    var origin: CGPoint
    /// `nil` for a node without a size so far.
    var size: CGSize?
    /// How far the node will be from where it shows, unless it goes the way.
    var step: CGSize
  }

  func start(towards target: CGPoint, at context: UpdateContext) -> Start {
    let animatesGeometry = context.animation != nil
    guard isPlaced else {
      let remainingAncestorOffset = animatesGeometry ? context.remainingAncestorOffset : .zero
      return Start(
        origin: CGPoint(
          x: target.x + remainingAncestorOffset.width, y: target.y + remainingAncestorOffset.height),
        size: nil,
        step: CGSize(width: -remainingAncestorOffset.width, height: -remainingAncestorOffset.height)
      )
    }
    let shown = context.isResize ? origin : presentedFrame.origin
    let ancestorOffset = animatesGeometry ? context.ancestorOffset : .zero
    return Start(
      origin: CGPoint(x: origin.x - ancestorOffset.width, y: origin.y - ancestorOffset.height),
      size: size,
      step: CGSize(width: target.x - shown.x, height: target.y - shown.y))
  }

  /// As SwiftUI: layout runs once, at the final values; origin and size then move.
  ///
  /// Unlike a change without an animation, another size of the window does not end a movement.
  func move(from start: Start, at context: UpdateContext) {
    let start = CGRect(origin: start.origin, size: start.size ?? size)
    let target = CGRect(origin: origin, size: size)
    guard start != target else { return }
    let after = target.animatableData
    if context.isResize, context.animation == nil, let movement, movement.isMoving {
      return movement.shift(to: after, at: context)
    }
    let movement = movement ?? ActiveAnimation(start.animatableData, of: self)
    movement.shift(to: start.animatableData, at: context)
    self.movement = movement.retarget(to: after, at: context) ? movement : nil
  }

  /// Told when a way in or out is over.
  func end(_ transition: TransitionState) {
    guard transition === self.transition else { return }
    if let owner = transition.owner {
      owner.exitingChildren.removeAll { $0.node === self }
      setAttached(false)
    }
    self.transition = nil
  }

  func setAttached(_ isAttached: Bool) {
    guard self.isAttached != isAttached else { return }
    self.isAttached = isAttached
    for child in children { child.setAttached(isAttached) }
    for child in leaving { child.setAttached(isAttached) }
  }

  /// Lets a node come, or go from a parent that goes on showing it.
  func pass(leaving owner: LayoutNode?, at context: UpdateContext) {
    let traits = context.reducesMotion ? transitionTraits.withoutMotion : transitionTraits
    var transaction = context.transaction
    if let animation = traits.animation { transaction.animation = animation }
    let context = context.with(transaction)
    let transition = TransitionState(
      of: self, leaving: owner, as: traits, after: transition,
      at: owner?.originInGroup(of: presentedFrame.origin) ?? .zero)
    guard transition.start(at: context) else { return }
    self.transition = transition
    owner?.exitingChildren.append(ExitingChild(node: self, follower: traits.follower))
    if let follower = traits.follower {
      context.clock.notify(
        TransitionEvent(follower: follower, isComing: owner == nil, context: context))
    }
  }
}
