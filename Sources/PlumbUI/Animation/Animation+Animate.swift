/// The animation as a custom animation sees it, when it is built on another one.
extension Animation {
  /// How far the movement has come at a time in seconds, from zero towards `value`; `nil` ends it.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  /// The velocity at a time, per second; `nil` where only a custom animation could tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from a running one; springs do from springs.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension AnimationKind {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if let mergingSpring {
      return mergingSpring.animate(value: value, time: time, context: &context)
    }
    if let curve = curve(distance: value.length) {
      context.isLogicallyComplete = time >= curve.logicalEnd
      return time < curve.end ? value.scaled(by: curve.progress(at: time)) : nil
    }
    switch self {
    case .custom(let custom):
      return custom.base.animate(value: value, time: time, context: &context)
    case .delayed(let delay, let base):
      guard time >= delay else { return .zero }
      return base.animate(value: value, time: time - delay, context: &context)
    case .sped(let factor, let base):
      return base.animate(value: value, time: time * max(factor, 0), context: &context)
    case .repeated(let count, let autoreverses, let base):
      let turns = AnimationRepetition(base: base, count: count, autoreverses: autoreverses)
      return turns.animate(value: value, time: time, context: &context)
    case .logicallyComplete(let limit, let base):
      let result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= limit
      return result
    case .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if let mergingSpring {
      return mergingSpring.velocity(value: value, time: time, context: context)
    }
    if let curve = curve(distance: value.length) {
      return value.scaled(by: curve.rate(at: time))
    }
    switch self {
    case .custom(let custom):
      return custom.base.velocity(value: value, time: time, context: context)
    case .delayed(let delay, let base):
      guard time >= delay else { return .zero }
      return base.velocity(value: value, time: time - delay, context: context)
    case .sped(let factor, let base):
      let factor = max(factor, 0)
      return base.velocity(value: value, time: time * factor, context: context)?
        .scaled(by: factor)
    case .logicallyComplete(_, let base):
      return base.velocity(value: value, time: time, context: context)
    case .repeated(_, let autoreverses, let base):
      let turns = AnimationRepetition(base: base, count: nil, autoreverses: autoreverses)
      return turns.velocity(value: value, time: time, context: context)
    case .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if mergingSpring != nil {
      guard let previous = previous.kind.mergingSpring else { return false }
      previous.handOver(value: value, time: time, context: &context)
      return true
    }
    switch self {
    case .custom(let custom):
      return custom.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case .delayed(let delay, let base):
      return base.shouldMerge(
        previous: previous, value: value, time: time - delay, context: &context)
    case .sped(let factor, let base):
      return base.shouldMerge(
        previous: previous, value: value, time: time * max(factor, 0), context: &context)
    case .logicallyComplete(_, let base):
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .curve, .spring, .interpolatingSpring, .repeated:
      return false
    }
  }
}
