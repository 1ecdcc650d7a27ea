internal import Foundation

/// Animation of a node's frame, and insertion and removal transitions.
extension LayoutNode {
  /// A child in its removal transition, and the observer of that transition, which is retained
  /// until the transition ends.
  struct ExitingChild {
    let node: LayoutNode
    let observer: (any TransitionObserver)?
  }

  /// Former children that are still shown during their removal transitions.
  var exitingNodes: some Sequence<LayoutNode> { exitingChildren.lazy.map(\.node) }

  /// The frame in which the node is currently shown in its parent. During an animation it differs
  /// from the placed frame.
  package var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if let frameAnimation, frameAnimation.isMoving { frame.animatableData = frameAnimation.current }
    return frame
  }

  /// The frame from which an animation starts.
  struct AnimationStart {
    /// The start position, in the coordinates of the parent at its final position.
    var origin: CGPoint
    /// The start size; `nil` for a node that has not been placed yet.
    var size: CGSize?
    /// The distance from the presented to the final position, in points; descendants start that far
    /// back if this node is not animated.
    var step: CGSize
  }

  /// Returns the start of an animation to a target position.
  func animationStart(towards target: CGPoint, at context: UpdateContext) -> AnimationStart {
    let animatesGeometry = context.animation != nil
    guard isPlaced else {
      let remainingAncestorOffset = animatesGeometry ? context.remainingAncestorOffset : .zero
      return AnimationStart(
        origin: CGPoint(
          x: target.x + remainingAncestorOffset.width,
          y: target.y + remainingAncestorOffset.height),
        size: nil,
        step: CGSize(width: -remainingAncestorOffset.width, height: -remainingAncestorOffset.height)
      )
    }
    let shown = context.isResize ? origin : presentedFrame.origin
    let ancestorOffset = animatesGeometry ? context.ancestorOffset : .zero
    return AnimationStart(
      origin: CGPoint(x: origin.x - ancestorOffset.width, y: origin.y - ancestorOffset.height),
      size: size,
      step: CGSize(width: target.x - shown.x, height: target.y - shown.y))
  }

  /// Animates the frame from a start to the placed frame.
  ///
  /// As SwiftUI: layout runs once, with the final values; origin and size are then animated.
  ///
  /// Unlike a change without an animation, a change of the window's size does not end a running
  /// animation.
  func animateFrame(from start: AnimationStart, at context: UpdateContext) {
    let start = CGRect(origin: start.origin, size: start.size ?? size)
    let target = CGRect(origin: origin, size: size)
    guard start != target else { return }
    let after = target.animatableData
    drawingDidChange()
    if context.isResize, context.animation == nil, let frameAnimation, frameAnimation.isMoving {
      return frameAnimation.shift(to: after, at: context)
    }
    let frameAnimation = frameAnimation ?? ActiveAnimation(start.animatableData, of: self)
    frameAnimation.shift(to: start.animatableData, at: context)
    self.frameAnimation = frameAnimation.retarget(to: after, at: context) ? frameAnimation : nil
  }

  /// Called when a transition has ended. Removes a node after its removal transition.
  func transitionDidEnd(_ transition: TransitionState) {
    guard transition === self.transition else { return }
    if let owner = transition.owner {
      owner.exitingChildren.removeAll { $0.node === self }
      setAttached(false)
    }
    self.transition = nil
  }

  /// Sets whether this node and its descendants are part of the tree.
  func setAttached(_ isAttached: Bool) {
    guard self.isAttached != isAttached else { return }
    self.isAttached = isAttached
    for child in children { child.setAttached(isAttached) }
    for child in exitingNodes { child.setAttached(isAttached) }
  }

  /// Starts the insertion transition, or the removal transition from a parent that continues to
  /// show the node.
  ///
  /// - Parameter owner: the former parent; `nil` for an insertion.
  func startTransition(removedFrom owner: LayoutNode?, at context: UpdateContext) {
    let traits = context.reducesMotion ? transitionTraits.withoutMotion : transitionTraits
    var transaction = context.transaction
    if let animation = traits.animation { transaction.animation = animation }
    let context = context.with(transaction)
    let transition = TransitionState(
      of: self, removedFrom: owner, as: traits, after: transition,
      at: owner?.originInGroup(of: presentedFrame.origin) ?? .zero)
    guard transition.start(at: context) else { return }
    drawingDidChange()
    self.transition = transition
    owner?.exitingChildren.append(ExitingChild(node: self, observer: traits.observer))
    if let observer = traits.observer {
      context.scheduler.addTransitionEvent(
        TransitionEvent(observer: observer, isInsertion: owner == nil, context: context))
    }
  }
}

extension LayoutNode: AnimationOwner {
  var needsAnimations: Bool { isAttached }
}
