/// One spring pulling one value to its target: how much of the way is left, and how fast it moves.
///
/// Times are seconds since the spring began. While its response blends over from another spring's
/// it is a chain of short springs, each exact and each taking over position and velocity.
struct RunningSpring<Value: VectorArithmetic> {
  /// A spring from a moment on, with what is left and the velocity at that moment.
  private struct Leg {
    var start: Double
    var spring: Spring
    var offset: Value
    var velocity: Value

    func offset(at time: Double) -> Value {
      let response = SpringResponse(spring, at: time - start)
      return offset.scaled(by: response.offsetOfOffset)
        + velocity.scaled(by: response.offsetOfVelocity)
    }

    func velocity(at time: Double) -> Value {
      let response = SpringResponse(spring, at: time - start)
      return offset.scaled(by: response.velocityOfOffset)
        + velocity.scaled(by: response.velocityOfVelocity)
    }

    /// The leg that takes over at a later time.
    func followed(by spring: Spring, at time: Double) -> Leg {
      Leg(start: time, spring: spring, offset: offset(at: time), velocity: velocity(at: time))
    }
  }

  /// The time from which on the rest is too small to see, and is nothing.
  let end: Double
  private var last: Leg
  private var blending: [Leg] = []

  /// A spring that starts with an offset from its target and a velocity per second.
  ///
  /// - Parameter previous: The spring to blend from; `nil` starts with the new one at once.
  init(
    _ spring: Spring, offset: Value, velocity: Value, previous: Spring? = nil,
    blendDuration: Double = 0
  ) {
    var leg = Leg(start: 0, spring: spring, offset: offset, velocity: velocity)
    if let previous, blendDuration > 0, previous.response.isFinite, spring.response.isFinite {
      let steps = 16
      let pace = blendDuration / Double(steps)
      for step in 0..<steps {
        // The response in the middle of the step stands for all of it.
        let share = (Double(step) + 0.5) / Double(steps)
        let response = previous.response.interpolated(towards: spring.response, amount: share)
        leg = leg.followed(by: spring.with(response: response), at: Double(step) * pace)
        blending.append(leg)
      }
      leg = leg.followed(by: spring, at: blendDuration)
    }
    last = leg
    let envelope = SpringEnvelope(
      spring: spring, offset: leg.offset.length, velocity: leg.velocity.length)
    end = leg.start + envelope.firstTime(envelope.isAtRest)
  }

  /// What is left of the way at a time, as seen from the target.
  func offset(at time: Double) -> Value { leg(at: time).offset(at: time) }

  /// The velocity at a time, per second.
  func velocity(at time: Double) -> Value { leg(at: time).velocity(at: time) }

  /// The spring that pulls at a time.
  func spring(at time: Double) -> Spring { leg(at: time).spring }

  private func leg(at time: Double) -> Leg {
    guard time < last.start else { return last }
    return blending.last { $0.start <= time } ?? blending.first ?? last
  }
}
