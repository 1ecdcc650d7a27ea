/// A running spring animation of one value: its remaining distance and its velocity over time.
///
/// Times are seconds since the start. While the response is blended from another spring's, the
/// animation is a sequence of short springs, each of which is exact and takes over position and
/// velocity from the one before.
struct RunningSpring<Value: VectorArithmetic> {
  /// A spring from a time on, with the remaining distance and the velocity at that time.
  private struct Segment {
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

    /// Returns the segment that takes over at a later time.
    func followed(by spring: Spring, at time: Double) -> Segment {
      Segment(start: time, spring: spring, offset: offset(at: time), velocity: velocity(at: time))
    }
  }

  /// The time at which the remaining distance is too small to see; from then on it counts as zero.
  let end: Double
  private var finalSegment: Segment
  private var blendSegments: [Segment] = []

  /// Creates a spring animation with an offset from its target and a velocity in units per second.
  ///
  /// - Parameter previous: The spring to blend from; `nil` starts with the new one at once.
  init(
    _ spring: Spring, offset: Value, velocity: Value, previous: Spring? = nil,
    blendDuration: Double = 0
  ) {
    var segment = Segment(start: 0, spring: spring, offset: offset, velocity: velocity)
    if let previous, blendDuration > 0, previous.response.isFinite, spring.response.isFinite {
      let steps = 16
      let stepDuration = blendDuration / Double(steps)
      for step in 0..<steps {
        // The response is constant during a step: its value at the middle of the step.
        let fraction = (Double(step) + 0.5) / Double(steps)
        let response = previous.response.interpolated(towards: spring.response, amount: fraction)
        segment = segment.followed(
          by: spring.with(response: response), at: Double(step) * stepDuration)
        blendSegments.append(segment)
      }
      segment = segment.followed(by: spring, at: blendDuration)
    }
    finalSegment = segment
    let envelope = SpringEnvelope(
      spring: spring, offset: segment.offset.length, velocity: segment.velocity.length)
    end = segment.start + envelope.firstTime(envelope.isAtRest)
  }

  /// Returns the remaining distance at a time, relative to the target.
  func offset(at time: Double) -> Value { segment(at: time).offset(at: time) }

  /// Returns the velocity at a time, in units per second.
  func velocity(at time: Double) -> Value { segment(at: time).velocity(at: time) }

  /// Returns the spring in effect at a time.
  func spring(at time: Double) -> Spring { segment(at: time).spring }

  private func segment(at time: Double) -> Segment {
    guard time < finalSegment.start else { return finalSegment }
    return blendSegments.last { $0.start <= time } ?? blendSegments.first ?? finalSegment
  }
}
