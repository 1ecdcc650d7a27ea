/// The envelope of a spring's oscillation for a displacement and a velocity at the start.
///
/// Unlike the oscillation itself, the envelope only decreases after the time constant of
/// `Spring.slowestDecay`, so there is a unique time from which on the displacement stays small.
struct SpringEnvelope {
  let spring: Spring
  /// The magnitude of the displacement at the start.
  let offset: Double
  /// The magnitude of the velocity at the start, in units per second.
  let velocity: Double

  /// Returns whether displacement, velocity and acceleration are all too small to see at a time.
  ///
  /// Velocity and acceleration must be at most 0.06, and the displacement at most a hundredth of
  /// the total distance; these numbers are reported for SwiftUI.
  func isAtRest(at time: Double) -> Bool {
    let bounds = bounds(at: time)
    let frequency = spring.angularFrequency
    let stiffness = frequency * frequency
    let decay = spring.dampingRatio * frequency
    let speed = stiffness * bounds.odd * offset + bounds.even * velocity
    let acceleration =
      stiffness * bounds.even * offset
      + (stiffness * bounds.odd + 2 * decay * bounds.even) * velocity
    let extent = offset + velocity / frequency
    return max(speed, acceleration) <= 0.06
      && bounds.even * offset + bounds.odd * velocity <= extent / 100
  }

  /// Returns whether the displacement stays at or below `epsilon` from a time on.
  func isWithin(_ epsilon: Double, at time: Double) -> Bool {
    let bounds = bounds(at: time)
    return bounds.even * offset + bounds.odd * velocity <= epsilon
  }

  /// Returns the first time in seconds from which on a condition on the envelope holds, or
  /// infinity.
  func firstTime(_ holds: (Double) -> Bool) -> Double {
    guard offset > 0 || velocity > 0 else { return 0 }
    let decay = spring.slowestDecay
    guard decay > 0, offset.isFinite, velocity.isFinite else { return .infinity }
    var low = 1 / decay
    if holds(low) { return low }
    var high = 2 * low
    for _ in 0..<12 where !holds(high) {
      low = high
      high *= 2
    }
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Returns upper bounds of the factors of the displacement and of the velocity at the start.
  private func bounds(at time: Double) -> (even: Double, odd: Double) {
    let ratio = spring.dampingRatio
    guard ratio <= 1 else {
      let response = SpringResponse(spring, at: time)
      return (response.offsetOfOffset, response.offsetOfVelocity)
    }
    let frequency = spring.angularFrequency
    let decay = ratio * frequency
    let dampedFrequency = frequency * (1 - ratio * ratio).squareRoot()
    let decayFactor = exp(-decay * time)
    return (
      decayFactor * min(1 + decay * time, frequency / dampedFrequency),
      decayFactor * min(time, 1 / dampedFrequency)
    )
  }
}
