/// A custom animation played again and again.
///
/// Nobody knows how long one turn takes until it ends, so a turn backwards is the way minus what a
/// turn forwards would show.
struct AnimationRepetition {
  let base: AnimationKind
  /// `nil` for ever.
  let count: Int?
  let autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var turn = context.state[TurnKey<V>.self] ?? Turn()
    var position = base.animate(value: value, time: time - turn.start, context: &turn.context)
    if position == nil {
      turn = Turn(number: turn.number + 1, start: time)
      if let count, turn.number >= max(count, 1) {
        context.isLogicallyComplete = true
        return nil
      }
      position = base.animate(value: value, time: 0, context: &turn.context)
    }
    context.state[TurnKey<V>.self] = turn
    let forwards = position ?? value
    return isReversed(turn) ? value - forwards : forwards
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let turn = context.state[TurnKey<V>.self] ?? Turn()
    let velocity = base.velocity(value: value, time: time - turn.start, context: turn.context)
    return isReversed(turn) ? velocity?.scaled(by: -1) : velocity
  }

  private func isReversed<V>(_ turn: Turn<V>) -> Bool { autoreverses && turn.number % 2 == 1 }

  /// One turn: its number from 0, when it began, and what the animation remembers of it.
  private struct Turn<Value: VectorArithmetic> {
    var number = 0
    var start = 0.0
    var context = AnimationContext<Value>()
  }

  private enum TurnKey<Value: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Turn<Value>? { nil }
  }
}
