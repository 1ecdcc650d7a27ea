/// The way to one keyframe, between two moments of a track.
struct KeyframeSegment<Vector: VectorArithmetic> {
  enum Shape {
    case linear(UnitCurve)
    /// Velocities per second.
    case cubic(startVelocity: Vector, endVelocity: Vector)
    case spring(Spring, startVelocity: Vector)
  }

  /// When it begins, in seconds since the track began.
  let start: Double
  /// In seconds; 0 for a jump.
  let duration: Double
  let from: Vector
  let to: Vector
  let shape: Shape

  var end: Double { start + duration }

  /// Where it hands over to the next one: a spring that was given little time is not there yet.
  var endValue: Vector {
    if case .spring = shape, duration > 0 { return value(after: duration) }
    return to
  }

  /// The value some seconds after the beginning, up to the duration.
  func value(after seconds: Double) -> Vector {
    guard duration > 0 else { return to }
    switch shape {
    case .linear(let curve):
      return from.interpolated(towards: to, amount: curve.value(at: seconds / duration))
    case .cubic(let startVelocity, let endVelocity):
      let share = seconds / duration
      let rest = 1 - share
      // Hermite's form of the cubic, with the velocities in units per segment.
      return from.interpolated(towards: to, amount: share * share * (3 - 2 * share))
        + startVelocity.scaled(by: share * rest * rest * duration)
        - endVelocity.scaled(by: share * share * rest * duration)
    case .spring(let spring, let startVelocity):
      return from
        + spring.value(target: to - from, initialVelocity: startVelocity, time: seconds)
    }
  }

  /// The velocity per second some seconds after the beginning, up to the duration.
  func velocity(after seconds: Double) -> Vector {
    guard duration > 0 else { return .zero }
    switch shape {
    case .linear(let curve):
      let slope = curve.velocity(at: seconds / duration)
      // Some curves are upright at their ends.
      return slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
    case .cubic(let startVelocity, let endVelocity):
      let share = seconds / duration
      let rest = 1 - share
      return (to - from).scaled(by: 6 * share * rest / duration)
        + startVelocity.scaled(by: rest * (1 - 3 * share))
        + endVelocity.scaled(by: share * (3 * share - 2))
    case .spring(let spring, let startVelocity):
      return spring.velocity(target: to - from, initialVelocity: startVelocity, time: seconds)
    }
  }
}
