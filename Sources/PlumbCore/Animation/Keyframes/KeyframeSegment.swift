/// The part of a track that leads to one keyframe.
struct KeyframeSegment<Vector: VectorArithmetic> {
  /// The function that interpolates between the two values.
  enum Shape {
    case linear(UnitCurve)
    /// A cubic curve; velocities are in units per second.
    case cubic(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, startVelocity: Vector)
  }

  /// The start time in seconds since the start of the track.
  let start: Double
  /// The duration in seconds; 0 for a change without an animation.
  let duration: Double
  let from: Vector
  let to: Vector
  let shape: Shape

  /// The end time in seconds since the start of the track.
  var end: Double { start + duration }

  /// The value at which the next segment starts; a spring whose duration is short has not reached
  /// its target.
  var endValue: Vector {
    if case .spring = shape, duration > 0 { return value(after: duration) }
    return to
  }

  /// Returns the value at a time in seconds since the start of the segment, at most the duration.
  func value(after seconds: Double) -> Vector {
    guard duration > 0 else { return to }
    switch shape {
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: seconds / duration))
    case .cubic(let startVelocity, let endVelocity):
      let fraction = seconds / duration
      let rest = 1 - fraction
      // The cubic in Hermite form, with the velocities in units per segment.
      return from.interpolated(towards: to, amount: fraction * fraction * (3 - 2 * fraction))
        + startVelocity.scaled(by: fraction * rest * rest * duration)
        - endVelocity.scaled(by: fraction * fraction * rest * duration)
    case .spring(let spring, let startVelocity):
      return from
        + spring.value(target: to - from, initialVelocity: startVelocity, time: seconds)
    }
  }

  /// Returns the velocity in units per second at a time in seconds since the start of the segment.
  func velocity(after seconds: Double) -> Vector {
    guard duration > 0 else { return .zero }
    switch shape {
    case .linear(let curve):
      let slope = curve.slope(at: seconds / duration)
      // Some curves have an infinite slope at their ends.
      return slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
    case .cubic(let startVelocity, let endVelocity):
      let fraction = seconds / duration
      let rest = 1 - fraction
      return (to - from).scaled(by: 6 * fraction * rest / duration)
        + startVelocity.scaled(by: rest * (1 - 3 * fraction))
        + endVelocity.scaled(by: fraction * (3 * fraction - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: to - from, initialVelocity: startVelocity, time: seconds)
    }
  }
}
