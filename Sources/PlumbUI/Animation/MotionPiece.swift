/// One of the animations that a motion adds up: what it leaves of the way, until nothing is left.
struct RunningAnimation<Value: VectorArithmetic> {
  enum Kind {
    /// A built-in animation along a way.
    case curve(AnimationCurve, distance: Value)
    /// A spring that the next spring takes over from.
    case spring(RunningSpring<Value>)
    case custom(RunningCustomAnimation<Value>)
  }

  /// When it began, on the caller's clock.
  let start: Double
  /// From when on it leaves nothing; infinite while that is unknown.
  let end: Double
  var kind: Kind

  init(start: Double, kind: Kind) {
    self.start = start
    self.kind = kind
    switch kind {
    case .curve(let curve, _): end = start + curve.end
    case .spring(let spring): end = start + spring.end
    case .custom: end = .infinity
    }
  }

  /// Whether it swings for ever: it cannot be added to, so the next animation ends it.
  var isEndless: Bool {
    if case .custom = kind { return false }
    return end == .infinity
  }

  /// Whether the next spring takes over from it.
  var isMergingSpring: Bool {
    if case .spring = kind { return true }
    return false
  }

  /// What is left of the way at a time, as seen from the target.
  func offset(at time: Double) -> Value {
    guard time < end else { return .zero }
    let elapsed = max(time - start, 0)
    switch kind {
    case .curve(let curve, let distance):
      return distance.scaled(by: curve.progress(at: elapsed) - 1)
    case .spring(let spring): return spring.offset(at: elapsed)
    case .custom(let custom): return custom.offset(at: elapsed) ?? .zero
    }
  }

  /// The velocity at a time, per second.
  func velocity(at time: Double) -> Value {
    guard time < end else { return .zero }
    let elapsed = max(time - start, 0)
    switch kind {
    case .curve(let curve, let distance): return distance.scaled(by: curve.rate(at: elapsed))
    case .spring(let spring): return spring.velocity(at: elapsed)
    case .custom(let custom): return custom.velocity(at: elapsed)
    }
  }

  func isOver(at time: Double) -> Bool {
    if case .custom(let custom) = kind { return custom.offset(at: max(time - start, 0)) == nil }
    return time >= end
  }
}
