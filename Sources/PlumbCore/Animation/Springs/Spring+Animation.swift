extension Spring {
  /// The time in seconds until an animation of one unit from rest stays within a thousandth of its
  /// target.
  ///
  /// Infinite for a spring without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// Returns the time in seconds until the distance to the target stays within `epsilon`.
  ///
  /// It is computed from the envelope of the oscillation, so it may be a fraction of a period after
  /// the last time at which the distance exceeds `epsilon`.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let envelope = SpringEnvelope(
      spring: self, offset: target.length, velocity: initialVelocity.length)
    return envelope.firstTime { envelope.isWithin(epsilon, at: $0) }
  }

  /// Returns the position at a time, from 0 towards the target; velocities are in units per second.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: 1 - response.offsetOfOffset)
      + initialVelocity.scaled(by: response.offsetOfVelocity)
  }

  /// Returns the velocity at a time in units per second, of a value that starts at 0.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: -response.velocityOfOffset)
      + initialVelocity.scaled(by: response.velocityOfVelocity)
  }

  /// Advances a value and its velocity by a time step; the result is exact for steps of any length.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (offset, start) = (value - target, velocity)
    let response = SpringResponse(self, at: deltaTime)
    value =
      target + offset.scaled(by: response.offsetOfOffset)
      + start.scaled(by: response.offsetOfVelocity)
    velocity =
      offset.scaled(by: response.velocityOfOffset) + start.scaled(by: response.velocityOfVelocity)
  }

  /// Returns the force on the mass at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

/// The same functions for animatable values: all arguments are absolute.
extension Spring {
  /// Returns the time in seconds until the distance to `toValue` stays within `epsilon`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Returns the value at a time between two values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// Returns the velocity at a time between two values, in units per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the mass at a position and a velocity, towards `toValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
