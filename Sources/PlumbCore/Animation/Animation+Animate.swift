/// The functions for custom animations that are based on another animation.
extension Animation {
  /// Returns the animated value between zero and `value` at a time in seconds, or `nil` when the
  /// animation has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    kind.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity at a time in units per second, or `nil` when a custom animation does not
  /// provide it.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    kind.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation replaces a running one instead of being added to it.
  ///
  /// A spring merges with a running spring.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    kind.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension AnimationKind {
  /// Implements `Animation.animate(value:time:context:)`.
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
      let repetition = AnimationRepetition(base: base, count: count, autoreverses: autoreverses)
      return repetition.animate(value: value, time: time, context: &context)
    case .logicallyComplete(let limit, let base):
      let result = base.animate(value: value, time: time, context: &context)
      context.isLogicallyComplete = time >= limit
      return result
    case .default, .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  /// Implements `Animation.velocity(value:time:context:)`.
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
      let repetition = AnimationRepetition(base: base, count: nil, autoreverses: autoreverses)
      return repetition.velocity(value: value, time: time, context: context)
    case .default, .curve, .spring, .interpolatingSpring:
      return nil
    }
  }

  /// Implements `Animation.shouldMerge(previous:value:time:context:)`.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if mergingSpring != nil {
      guard let previous = previous.kind.mergingSpring else { return false }
      previous.prepareMerge(value: value, time: time, context: &context)
      return true
    }
    switch self {
    case .custom(let custom):
      return custom.base.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case .delayed(let delay, let base):
      // The base starts when the delay ends, so it is never evaluated at a time before its start.
      return base.shouldMerge(
        previous: previous, value: value, time: max(time - delay, 0), context: &context)
    case .sped(let factor, let base):
      return base.shouldMerge(
        previous: previous, value: value, time: time * max(factor, 0), context: &context)
    case .logicallyComplete(_, let base):
      return base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    case .default, .curve, .spring, .interpolatingSpring, .repeated:
      return false
    }
  }
}
