/// Springs that take over position and velocity from a running spring.
///
/// The blend duration is the time in seconds within which the response changes from the running
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

  /// Returns the animation of a spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, blendDuration: blendDuration))
  }

  /// Returns a spring with a perceived duration in seconds and a bounce between −1 and 1.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  /// Returns a spring with a response: the period in seconds of one oscillation without damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a spring with a bounce of 0 plus `extraBounce`; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  /// Returns a fast spring for values that follow a pointer; times are in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  /// Returns a fast spring with a bounce of 0.14 plus `extraBounce`, for values that follow a
  /// pointer; times are in seconds.
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
/// The initial velocity is in multiples of the distance per second, towards the new state.
extension Animation {
  /// An additive spring of half a second without bounce.
  public static let interpolatingSpring = interpolatingSpring(Spring())

  /// Returns the animation of a spring, added to running animations.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    Animation(.interpolatingSpring(spring, initialVelocity: initialVelocity))
  }

  /// Returns an additive spring with physical properties, which may be overdamped.
  ///
  /// - Precondition: The mass is above 0, and the stiffness is at least 0.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity: initialVelocity)
  }

  /// Returns an additive spring with a perceived duration in seconds and a bounce between −1 and 1.
  @_disfavoredOverload
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
}
