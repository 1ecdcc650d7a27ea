/// The factors by which a spring of unit mass transforms displacement and velocity within a time.
///
/// The equation x″ + 2γx′ + ω²x = 0 is linear, so every solution is a sum of these four numbers
/// times the displacement and the velocity at the start.
struct SpringResponse {
  /// The displacement caused by a displacement of 1.
  let offsetOfOffset: Double
  /// The displacement caused by a velocity of 1, in seconds.
  let offsetOfVelocity: Double
  /// The velocity caused by a displacement of 1, per second.
  let velocityOfOffset: Double
  /// The velocity caused by a velocity of 1.
  let velocityOfVelocity: Double

  init(_ spring: Spring, at time: Double) {
    // Beyond 10⁹ seconds the result does not change, and the sine of infinity is undefined.
    let time = time > 0 ? min(time, 1e9) : 0
    let frequency = spring.angularFrequency
    let decay = spring.dampingRatio * frequency
    let (even, odd) = Self.basis(spring, at: time)
    offsetOfOffset = even + decay * odd
    offsetOfVelocity = odd
    velocityOfOffset = -frequency * frequency * odd
    velocityOfVelocity = even - decay * odd
  }

  /// Returns e^(−γt) times the cosine, and e^(−γt) times the sine divided by its frequency.
  ///
  /// Above critical damping they are the hyperbolic functions, at critical damping the common
  /// limit.
  private static func basis(_ spring: Spring, at time: Double) -> (even: Double, odd: Double) {
    let ratio = spring.dampingRatio
    let frequency = spring.angularFrequency
    if ratio < 1 {
      let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
      let decayFactor = exp(-ratio * frequency * time)
      // For very low frequencies sin(ωt) / ω is t.
      let odd =
        dampedFrequency * time > 1e-9 ? sin(dampedFrequency * time) / dampedFrequency : time
      return (decayFactor * cos(dampedFrequency * time), decayFactor * odd)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    guard spread * time > 1e-9 else {
      let decayFactor = exp(-ratio * frequency * time)
      return (decayFactor, decayFactor * time)
    }
    let slow = exp(-spring.slowestDecay * time)
    let fast = exp(-(ratio * frequency + spread) * time)
    return ((slow + fast) / 2, -slow * expm1(-2 * spread * time) / (2 * spread))
  }
}

extension Spring {
  /// The decay rate of the slowest component of the oscillation, per second.
  var slowestDecay: Double {
    guard dampingRatio > 1 else { return dampingRatio * angularFrequency }
    // ω(ζ − √(ζ² − 1)), in a form without cancellation.
    return angularFrequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
  }
}
