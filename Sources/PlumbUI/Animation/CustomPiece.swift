/// A custom animation under way: what it remembers, and the vector it moves along.
///
/// Times are seconds since it began.
struct RunningCustomAnimation<Value: VectorArithmetic> {
  let animation: Animation
  /// The way from where it began to the target.
  var distance: Value
  private var context = AnimationContext<Value>()

  init(_ animation: Animation, distance: Value) {
    self.animation = animation
    self.distance = distance
  }

  /// What is left of the way at a time, or `nil` when the animation has ended.
  ///
  /// What the animation would remember of this is lost, so that asking changes nothing.
  func offset(at time: Double) -> Value? {
    var context = context
    return animation.animate(value: distance, time: time, context: &context).map { $0 - distance }
  }

  /// The velocity at a time, per second; measured over a millisecond where the animation says none.
  func velocity(at time: Double) -> Value {
    if let velocity = animation.velocity(value: distance, time: time, context: context) {
      return velocity
    }
    let step = 0.001
    let start = offset(at: time) ?? .zero
    let end = offset(at: time + step) ?? .zero
    return (end - start).scaled(by: 1 / step)
  }

  /// Lets the animation remember what it does at a time.
  ///
  /// - Returns: Whether it has ended, and whether anybody still waits for it.
  mutating func advance(to time: Double) -> (isOver: Bool, isLogicallyOver: Bool) {
    let position = animation.animate(value: distance, time: time, context: &context)
    return (position == nil, position == nil || context.isLogicallyComplete)
  }

  /// The animation that takes over from this one, or `nil` when the two add up.
  func merged(with next: Animation, further: Value, at time: Double) -> RunningCustomAnimation? {
    var context = context
    guard next.shouldMerge(previous: animation, value: distance, time: time, context: &context)
    else {
      return nil
    }
    var result = RunningCustomAnimation(next, distance: distance + further)
    result.context = context
    return result
  }
}
