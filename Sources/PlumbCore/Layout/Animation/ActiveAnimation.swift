internal import Foundation

/// An object that is advanced once per frame while it is active.
protocol Tickable: AnyObject {
  /// The object that shows the animation; `nil` if it is not known.
  var animatedObject: (any AnimationOwner)? { get }

  /// Whether the animated object is still in use; the scheduler drops the others.
  var isNeeded: Bool { get }

  /// Updates the presented value for a time in seconds. Returns whether the object is still active.
  func advance(to time: Double) -> Bool

  /// Ends immediately at the final value.
  func finish()

  /// Whether it ends immediately if motion is reduced.
  var endsWithReducedMotion: Bool { get }
}

extension Tickable {
  var animatedObject: (any AnimationOwner)? { nil }
}

/// An object that uses an animated value.
protocol AnimationOwner: AnyObject {
  /// Whether the value is still in use. The default value is `true`: an animation also stops when
  /// its owner is deallocated.
  var needsAnimations: Bool { get }
}

extension AnimationOwner {
  var needsAnimations: Bool { true }
}

/// An animated value that is advanced by the scheduler.
@usableFromInline class ActiveAnimation<Value: VectorArithmetic>: Tickable {
  private var animationState: AdditiveAnimation<Value>
  /// The presented value; the target after the animation.
  final private(set) var current: Value
  final private(set) var isMoving = false
  /// The object that uses the value; the animation stops when it is deallocated.
  final private weak var owner: (any AnimationOwner)?

  init(_ value: Value, of owner: (any AnimationOwner)?) {
    animationState = AdditiveAnimation(value)
    current = value
    self.owner = owner
  }

  /// The target value.
  final var target: Value { animationState.target }

  /// Sets the object that uses the value.
  final func setOwner(_ owner: any AnimationOwner) {
    self.owner = owner
  }

  final var animatedObject: (any AnimationOwner)? { owner }

  final var isNeeded: Bool { owner?.needsAnimations == true }

  /// Animates to another value with the animation of the context. Returns whether an animation is
  /// running.
  @discardableResult
  final func retarget(to value: Value, at context: UpdateContext) -> Bool {
    retarget(to: value, at: context, by: context.animation)
  }

  /// Animates to another value with the given animation. Returns whether an animation is running.
  @discardableResult
  final func retarget(to value: Value, at context: UpdateContext, by animation: Animation?) -> Bool
  {
    guard value != animationState.target else { return isMoving }
    isMoving = animationState.retarget(to: value, animation: animation, at: context.time)
    current = animationState.value(at: context.time)
    if isMoving { context.animationDidStart(animationState, by: self) }
    return isMoving
  }

  /// Replaces the target and keeps the remaining distance to it, so that the presented value is
  /// shifted by the same amount.
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

  func finish() {
    isMoving = false
    current = animationState.target
  }

  var endsWithReducedMotion: Bool { true }

  /// Returns whether the animation has completed by the criteria or is no longer in use.
  final func isComplete(_ criteria: AnimationCompletionCriteria, at time: Double) -> Bool {
    !isMoving || !isNeeded
      || time >= (criteria == .removed ? animationState.removalEnd : animationState.logicalEnd)
  }
}
