internal import Foundation

/// Something that is on its way for a while.
protocol Tickable: AnyObject {
  /// Whether what moves still shows; the clock lets go of the rest.
  var isNeeded: Bool { get }

  /// Shows what there is at a time; says whether it is still on its way.
  func advance(to time: Double) -> Bool

  /// Shows everything where it leads.
  func settle()

  /// Whether it ends at once where as little as possible may move.
  var isReducible: Bool { get }
}

/// Some numbers on their way; the clock moves them on.
class ActiveAnimation<Value: VectorArithmetic>: Tickable {
  private var animationState: AdditiveAnimation<Value>
  /// What shows now; the target once everything is over.
  final private(set) var current: Value
  final private(set) var isMoving = false
  /// What shows the numbers; without it nothing moves any more.
  final private weak var owner: AnyObject?

  init(_ value: Value, of owner: AnyObject?) {
    animationState = AdditiveAnimation(value)
    current = value
    self.owner = owner
  }

  /// Where it leads.
  final var target: Value { animationState.target }

  final func keep(for owner: AnyObject) {
    self.owner = owner
  }

  final var isNeeded: Bool {
    if let node = owner as? LayoutNode { return node.isAttached }
    return owner != nil
  }

  /// Heads for another value; says whether that takes time.
  @discardableResult
  final func retarget(to value: Value, at context: UpdateContext) -> Bool {
    retarget(to: value, at: context, by: context.animation)
  }

  /// Heads for another value by an animation; says whether that takes time.
  @discardableResult
  final func retarget(to value: Value, at context: UpdateContext, by animation: Animation?) -> Bool
  {
    guard value != animationState.target else { return isMoving }
    isMoving = animationState.retarget(to: value, animation: animation, at: context.time)
    current = animationState.value(at: context.time)
    if isMoving { context.began(animationState, by: self) }
    return isMoving
  }

  /// Leads somewhere else from now on, with the same way still to go.
  final func shift(to value: Value, at context: UpdateContext) {
    animationState.shift(to: value)
    current = animationState.value(at: context.time)
  }

  func advance(to time: Double) -> Bool {
    animationState.advance(to: time)
    isMoving = animationState.isMoving(at: time)
    current = animationState.value(at: time)
    return isMoving
  }

  func settle() {
    isMoving = false
    current = animationState.target
  }

  var isReducible: Bool { true }

  /// Whether nobody waits for the latest way any more, or nothing of it shows.
  final func isOver(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    !isMoving || !isNeeded
      || time >= (criteria == .removed ? animationState.removalEnd : animationState.logicalEnd)
  }
}
