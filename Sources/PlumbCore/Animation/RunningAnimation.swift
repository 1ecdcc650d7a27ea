/// One of the running animations of an `AdditiveAnimation`: its remaining distance over time.
struct RunningAnimation<Value: VectorArithmetic> {
  enum Kind {
    /// A built-in animation over a distance.
    case curve(AnimationCurve, distance: Value)
    /// A spring whose state the next spring takes over.
    case spring(RunningSpring<Value>)
    case custom(RunningCustomAnimation<Value>)
  }

  /// The start time in seconds, on the caller's clock.
  let start: Double
  /// The time from which on the remaining distance is zero; infinite while unknown.
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

  /// Whether the animation never ends; then the next animation replaces it instead of adding to it.
  var isEndless: Bool {
    if case .custom = kind { return false }
    return end == .infinity
  }

  /// Whether the next spring takes over the state of this animation.
  var isMergingSpring: Bool {
    if case .spring = kind { return true }
    return false
  }

  /// Returns the remaining distance at a time, relative to the target.
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

  /// Returns the velocity at a time, in units per second.
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
