/// A spring that takes over position and velocity from a running one.
struct MergingSpring {
  let spring: Spring
  /// The seconds in which the response goes over from the running spring's.
  let blendDuration: Double
  /// The seconds after which nobody waits for it any more.
  var logicalDuration: Double
}

/// For a custom animation that is built on the spring: its context holds what was taken over.
extension MergingSpring {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var memory = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: memory, value: value)
    memory.animation = animation
    context.state[MergedSpringKey<V>.self] = memory
    let elapsed = time - memory.start
    context.isLogicallyComplete = elapsed >= logicalDuration
    return elapsed < animation.end ? value + animation.offset(at: elapsed) : nil
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V {
    let memory = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: memory, value: value)
    let elapsed = time - memory.start
    return elapsed < animation.end ? animation.velocity(at: elapsed) : .zero
  }

  /// Leaves position and velocity for the spring that takes over at a time.
  func handOver<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) {
    let memory = context.state[MergedSpringKey<V>.self] ?? MergedSpring()
    let animation = animation(of: memory, value: value)
    let elapsed = time - memory.start
    context.state[MergedSpringKey<V>.self] = MergedSpring(
      position: value + animation.offset(at: elapsed), velocity: animation.velocity(at: elapsed),
      start: time, previous: animation.spring(at: elapsed))
  }

  private func animation<V: VectorArithmetic>(of memory: MergedSpring<V>, value: V)
    -> RunningSpring<V>
  {
    memory.animation
      ?? RunningSpring(
        spring, offset: memory.position - value, velocity: memory.velocity,
        previous: memory.previous, blendDuration: blendDuration)
  }
}

/// Where a spring took over, and its motion since, once it has been asked for.
struct MergedSpring<Value: VectorArithmetic> {
  var position = Value.zero
  var velocity = Value.zero
  var start = 0.0
  var previous: Spring?
  var animation: RunningSpring<Value>?
}

/// Keeps a spring in an animation's context.
enum MergedSpringKey<Value: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: MergedSpring<Value>? { nil }
}
