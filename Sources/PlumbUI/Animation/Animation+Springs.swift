/// Springs that take over position and velocity from a running spring.
///
/// The blend duration is the time in seconds in which the response goes over from the running
/// spring's to the new one's.
extension Animation {
  /// A spring of half a second without bounce.
  public static let spring = spring(Spring())
  /// A spring that does not overshoot.
  public static let smooth = smooth()
  /// A spring that overshoots a little.
  public static let snappy = snappy()
  /// A spring that overshoots visibly.
  public static let bouncy = bouncy()
  /// A fast spring for values that follow a pointer.
  public static let interactiveSpring = interactiveSpring(
    response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)

  /// The motion of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// A spring of a perceived duration in seconds and a bounce between −1 and 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// A spring by the time in seconds that one swing without damping would take.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A spring of bounce 0 and the extra one; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of bounce 0.15 and the extra one; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// A spring of bounce 0.3 and the extra one; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// A fast spring for values that follow a pointer.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// A fast spring of bounce 0.14 and the extra one, for values that follow a pointer.
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
  }
}

/// Springs that are added to running animations.
///
/// The initial velocity is in whole distances per second, towards the new state.
extension Animation {
  /// An additive spring of half a second without bounce.
  public static let interpolatingSpring = interpolatingSpring(Spring())

  /// The motion of a spring, added to running animations.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// An additive spring by its physical properties, which may creep.
  ///
  /// Traps unless the mass is above 0 and the stiffness not below.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// An additive spring of a perceived duration in seconds and a bounce between −1 and 1.
  @_disfavoredOverload
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}
