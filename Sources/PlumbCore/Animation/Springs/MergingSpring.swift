/// A spring that takes over position and velocity from a running one.
struct MergingSpring {
  let spring: Spring
  /// The time in seconds within which the response changes from the running spring's to its own.
  let blendDuration: Double
  /// The time in seconds after which the animation is logically complete.
  var logicalDuration: Double
}

/// The functions for custom animations that are based on the spring: the state taken over is in
/// their context.
extension MergingSpring {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var mergedState = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: mergedState, value: value)
    mergedState.animation = animation
    context.state[MergedSpringKey<V>.self] = mergedState
    let elapsed = time - mergedState.start
    context.isLogicallyComplete = elapsed >= logicalDuration
    return elapsed < animation.end ? value + animation.offset(at: elapsed) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    let mergedState = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: mergedState, value: value)
    let elapsed = time - mergedState.start
    return elapsed < animation.end ? animation.velocity(at: elapsed) : .zero
  }

  /// Stores position and velocity at a time in the context, for the spring that takes over.
  func prepareMerge<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) {
    let mergedState = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: mergedState, value: value)
    let elapsed = time - mergedState.start
    context.state[MergedSpringKey<V>.self] = MergedSpring(
      position: value + animation.offset(at: elapsed), velocity: animation.velocity(at: elapsed),
      start: time, previous: animation.spring(at: elapsed))
  }

  private func animation<V: VectorArithmetic>(of mergedState: MergedSpring<V>, value: V)
    -> RunningSpring<V>
  {
    mergedState.animation
      ?? RunningSpring(
        spring, offset: mergedState.position - value, velocity: mergedState.velocity,
        previous: mergedState.previous, blendDuration: blendDuration)
  }
}

/// The state that a spring has taken over, and its running animation, created on first use.
struct MergedSpring<Value: VectorArithmetic> {
  /// The position at the start, from zero towards the target.
  var position = Value.zero
  /// The velocity at the start, in units per second.
  var velocity = Value.zero
  /// The time in seconds at which the spring took over.
  var start = 0.0
  /// The spring that was in effect before, or `nil`.
  var previous: Spring?
  var animation: RunningSpring<Value>?
}

/// The key of the spring state in an animation's context.
enum MergedSpringKey<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: MergedSpring<Value>? { nil }
}
