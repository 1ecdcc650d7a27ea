/// What a spring of unit mass does to a displacement and to a velocity after a time, as factors.
///
/// The equation x″ + 2γx′ + ω²x = 0 is linear, so every motion is a sum of these four numbers times
/// the displacement and the velocity at the start.
struct SpringResponse {
  /// Displacement left of a displacement.
  let offsetOfOffset: Double
  /// Displacement, in seconds, made by a velocity.
  let offsetOfVelocity: Double
  /// Velocity, per second, made by a displacement.
  let velocityOfOffset: Double
  /// Velocity left of a velocity.
  let velocityOfVelocity: Double

  init(_ spring: Spring, at time: Double) {
    // Beyond 10⁹ seconds nothing differs, but sines of infinity would have no value.
    let time = time > 0 ? min(time, 1e9) : 0
    let frequency = spring.angularFrequency
    let decay = spring.dampingRatio * frequency
    let (even, odd) = Self.waves(spring, at: time)
    offsetOfOffset = even + decay * odd
    offsetOfVelocity = odd
    velocityOfOffset = -frequency * frequency * odd
    velocityOfVelocity = even - decay * odd
  }

  /// e^(−γt) times the cosine, and times the sine over its frequency: hyperbolic ones above critical
  /// damping, their common limit at it.
  private static func waves(_ spring: Spring, at time: Double) -> (even: Double, odd: Double) {
    let ratio = spring.dampingRatio
    let frequency = spring.angularFrequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let fall = exp(-ratio * frequency * time)
      // The sine of a very slow swing over its frequency is the time itself.
      let odd = swing * time > 1e-9 ? sin(swing * time) / swing : time
      return (fall * cos(swing * time), fall * odd)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    guard spread * time > 1e-9 else {
      let fall = exp(-ratio * frequency * time)
      return (fall, fall * time)
    }
    let slow = exp(-spring.slowestDecay * time)
    let fast = exp(-(ratio * frequency + spread) * time)
    return ((slow + fast) / 2, -slow * expm1(-2 * spread * time) / (2 * spread))
  }
}

extension Spring {
  /// The rate, per second, at which the last of a motion dies away.
  var slowestDecay: Double {
    guard dampingRatio > 1 else { return dampingRatio * angularFrequency }
    // ω(ζ − √(ζ² − 1)) without its cancellation.
    return angularFrequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }
}
