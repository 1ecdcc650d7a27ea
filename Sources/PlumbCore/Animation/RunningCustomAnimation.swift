/// A running custom animation with its context and its vector.
///
/// Times are seconds since its start.
struct RunningCustomAnimation<Value: VectorArithmetic> {
  let animation: Animation
  /// The vector from the start value to the target.
  var distance: Value
  private var context = AnimationContext<Value>()

  init(_ animation: Animation, distance: Value) {
    self.animation = animation
    self.distance = distance
  }

  /// Returns the remaining distance at a time, or `nil` when the animation has ended.
  ///
  /// Changes that the animation makes to its context are discarded, so the call has no side
  /// effects.
  func offset(at time: Double) -> Value? {
    var context = context
    return animation.animate(value: distance, time: time, context: &context).map { $0 - distance }
  }

  /// Returns the velocity at a time in units per second.
  ///
  /// It is measured over a millisecond if the animation does not provide it.
  func velocity(at time: Double) -> Value {
    if let velocity = animation.velocity(value: distance, time: time, context: context) {
      return velocity
    }
    let step = 0.001
    let start = offset(at: time) ?? .zero
    let end = offset(at: time + step) ?? .zero
    return (end - start).scaled(by: 1 / step)
  }

  /// Evaluates the animation at a time and keeps the changes to its context.
  ///
  /// - Returns: Whether the animation has ended, and whether it is logically complete.
  mutating func advance(to time: Double) -> (isOver: Bool, isLogicallyOver: Bool) {
    let position = animation.animate(value: distance, time: time, context: &context)
    return (position == nil, position == nil || context.isLogicallyComplete)
  }

  /// Returns the animation that replaces this one, or `nil` if the two are to be added.
  func merged(with next: Animation, change: Value, at time: Double) -> RunningCustomAnimation? {
    var context = context
    guard next.shouldMerge(previous: animation, value: distance, time: time, context: &context)
    else {
      return nil
    }
    var result = RunningCustomAnimation(next, distance: distance + change)
    result.context = context
    return result
  }
}
