extension Spring {
  /// The time in seconds until a motion of one unit from rest stays within a thousandth of its end.
  ///
  /// Infinite for a spring without damping.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

  /// The time in seconds until the distance to the target stays within `epsilon`.
  ///
  /// It is taken from the swings' bounds, so it may lie part of a swing after the last crossing.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let envelope = SpringEnvelope(
      spring: self, offset: target.length, velocity: initialVelocity.length)
    return envelope.firstTime { envelope.isWithin(epsilon, at: $0) }
  }

  /// The position at a time, from 0 towards the target; the velocity is in units per second.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: 1 - response.offsetOfOffset)
      + initialVelocity.scaled(by: response.offsetOfVelocity)
  }

  /// The velocity at a time in units per second, on the way from 0 towards the target.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let response = SpringResponse(self, at: time)
    return target.scaled(by: -response.velocityOfOffset)
      + initialVelocity.scaled(by: response.velocityOfVelocity)
  }

  /// Moves a value and its velocity on by a time step, exactly and for a step of any length.
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

  /// The force on the mass at a position and a velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

/// The same for values that hold what moves: all arguments are absolute.
extension Spring {
  /// The time in seconds until the distance to `toValue` stays within `epsilon`.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The value at a time on the way between two values.
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

  /// The velocity at a time on the way between two values, per second.
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// The force on the mass at a position and a velocity, on the way to `toValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
