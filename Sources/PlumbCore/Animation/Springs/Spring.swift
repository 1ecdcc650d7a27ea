/// A mass on a damped spring that animates a value towards a target.
///
/// Values are computed in closed form, so the value at a time depends only on that time. Times are
/// in seconds; targets are relative to the start value unless stated otherwise.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The ratio of the damping to the critical damping, the lowest one without overshoot.
  ///
  /// Below 1 the spring overshoots, at 1 it settles fastest, above 1 it is overdamped.
  public let dampingRatio: Double
  /// The angular frequency of the spring without damping, in radians per second.
  let angularFrequency: Double

  init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// Creates a spring with a perceived duration in seconds and a bounce between −1 and 1.
  ///
  /// With a bounce of 0 the spring does not overshoot, with 1 it oscillates without end, and below
  /// 0 it is overdamped. With −1 the value would never change; it counts as −0.999.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = max(bounce, -0.999)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// Creates a spring with a response: the period in seconds of one oscillation without damping.
  ///
  /// The stiffness is limited to 45 000, so a response below 0.03 s counts as 0.03 s.
  public init(response: Double, dampingRatio: Double) {
    let stiffest = 45_000.0.squareRoot()
    self.init(
      mass: 1, angularFrequency: response > 0 ? min(2 * .pi / response, stiffest) : stiffest,
      dampingRatio: dampingRatio)
  }

  /// Creates a spring with physical properties.
  ///
  /// Unless `allowOverDamping` is set, the damping is limited to the critical damping.
  ///
  /// - Precondition: The mass is above 0, and the stiffness is at least 0.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    precondition(
      mass > 0 && stiffness >= 0,
      "Spring(mass:stiffness:damping:): pass a mass above 0 and a stiffness of at least 0.")
    let critical = 2 * (mass * stiffness).squareRoot()
    let ratio = critical > 0 ? damping / critical : 0
    self.init(
      mass: mass, angularFrequency: (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// Creates a spring that after a time in seconds stays within `epsilon` of a target at distance
  /// 1.
  ///
  /// Without damping the spring would never settle, so a damping ratio below 0.001 counts as 0.001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The position depends only on the product of frequency and time.
    let unit = Spring(
      mass: 1, angularFrequency: 1, dampingRatio: max(dampingRatio, 0.001))
    let phase = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: 2 * .pi * settlingDuration / phase, dampingRatio: unit.dampingRatio)
  }

  /// The period of one oscillation without damping, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The perceived duration in seconds; the spring settles some time later.
  public var duration: TimeInterval { response }

  /// The amount of overshoot: 1 oscillates without end, 0 does not overshoot, and below 0 the
  /// spring is overdamped.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force per unit of distance from the target.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }

  /// Returns the spring played faster by a factor above 0.
  func sped(by factor: Double) -> Spring {
    Spring(mass: mass, angularFrequency: angularFrequency * factor, dampingRatio: dampingRatio)
  }

  /// Returns the spring with the same bounce and another response in seconds.
  func with(response: Double) -> Spring {
    Spring(mass: mass, angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }
}

extension Spring {
  /// A spring that does not overshoot.
  public static var smooth: Spring { smooth() }
  /// A spring that overshoots a little.
  public static var snappy: Spring { snappy() }
  /// A spring that overshoots visibly.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring with a bounce of 0 plus `extraBounce`; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a bounce of 0.15 plus `extraBounce`; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a bounce of 0.3 plus `extraBounce`; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
