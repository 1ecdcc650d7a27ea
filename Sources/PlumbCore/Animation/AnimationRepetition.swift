/// A repeated custom animation.
///
/// The duration of a cycle is unknown until the cycle ends, so the value of a reversed cycle is the
/// full distance minus the value of a forward cycle.
struct AnimationRepetition {
  /// The repeated animation.
  let base: AnimationKind
  /// The number of cycles, or `nil` for a repetition without end.
  let count: Int?
  /// Whether every other cycle is played backwards.
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var cycle = context.state[CycleKey<V>.self] ?? Cycle()
    var position = base.animate(value: value, time: time - cycle.start, context: &cycle.context)
    if position == nil {
      cycle = Cycle(number: cycle.number + 1, start: time)
      if let count, cycle.number >= max(count, 1) {
        context.isLogicallyComplete = true
        return nil
      }
      position = base.animate(value: value, time: 0, context: &cycle.context)
    }
    context.state[CycleKey<V>.self] = cycle
    let forwards = position ?? value
    return isReversed(cycle) ? value - forwards : forwards
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let cycle = context.state[CycleKey<V>.self] ?? Cycle()
    let velocity = base.velocity(value: value, time: time - cycle.start, context: cycle.context)
    return isReversed(cycle) ? velocity?.scaled(by: -1) : velocity
  }

  private func isReversed<V>(_ cycle: Cycle<V>) -> Bool { autoreverses && cycle.number % 2 == 1 }

  /// A cycle: its number from 0, its start in seconds, and the context of the base animation.
  private struct Cycle<Value: VectorArithmetic> {
    var number = 0
    var start = 0.0
    var context = AnimationContext<Value>()
  }

  private enum CycleKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Cycle<Value>? { nil }
  }
}
