/// Bounds of a spring's swings, from a displacement and a velocity at the start.
///
/// Unlike the swings themselves the bounds only fall after `Spring.slowestDecay`'s time constant, so
/// there is one moment from which a motion stays small.
struct SpringEnvelope {
  let spring: Spring
  /// The displacement's length at the start.
  let offset: Double
  /// The velocity's length at the start, per second.
  let velocity: Double

  /// Whether displacement, velocity and acceleration have all become too small to see.
  ///
  /// Velocity and acceleration at most 0.06 units, and the displacement at most a hundredth of the
  /// motion; the numbers are those reported of SwiftUI.
  func isAtRest(at time: Double) -> Bool {
    let bounds = bounds(at: time)
    let frequency = spring.angularFrequency
    let pull = frequency * frequency
    let decay = spring.dampingRatio * frequency
    let speed = pull * bounds.odd * offset + bounds.even * velocity
    let acceleration =
      pull * bounds.even * offset + (pull * bounds.odd + 2 * decay * bounds.even) * velocity
    let extent = offset + velocity / frequency
    return max(speed, acceleration) <= 0.06
      && bounds.even * offset + bounds.odd * velocity <= extent / 100
  }

  /// Whether the displacement stays at or below `epsilon`.
  func isWithin(_ epsilon: Double, at time: Double) -> Bool {
    let bounds = bounds(at: time)
    return bounds.even * offset + bounds.odd * velocity <= epsilon
  }

  /// The first time in seconds from which on a condition of falling bounds holds, or infinity.
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

  /// Bounds of a displacement's and a velocity's contributions.
  private func bounds(at time: Double) -> (even: Double, odd: Double) {
    let ratio = spring.dampingRatio
    guard ratio <= 1 else {
      let response = SpringResponse(spring, at: time)
      return (response.offsetOfOffset, response.offsetOfVelocity)
    }
    let frequency = spring.angularFrequency
    let decay = ratio * frequency
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    let fall = exp(-decay * time)
    return (
      fall * min(1 + decay * time, frequency / swing), fall * min(time, 1 / swing)
    )
  }
}
