/// A mass on a damped spring, which pulls a value to a target.
///
/// Its motion is computed in closed form, so the value at a time depends on nothing but that time.
/// Times are in seconds; a target is relative to where the spring starts, unless said otherwise.
public struct Spring: Hashable, Sendable {
  /// The mass at the end of the spring.
  public let mass: Double
  /// The ratio of the damping to the least one that does not overshoot.
  ///
  /// Below 1 the spring overshoots, at 1 it arrives soonest, above 1 it creeps.
  public let dampingRatio: Double
  /// Radians per second of the spring without damping.
  let angularFrequency: Double

  init(mass: Double, angularFrequency: Double, dampingRatio: Double) {
    self.mass = mass
    self.angularFrequency = angularFrequency
    self.dampingRatio = max(dampingRatio, 0)
  }

  /// A spring of a perceived duration in seconds and a bounce between −1 and 1.
  ///
  /// 0 does not overshoot, 1 swings for ever, and below 0 the spring creeps; −1 would never move
  /// and is read as −0.999.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let bounce = max(bounce, -0.999)
    self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring by the time in seconds that one swing without damping would take.
  ///
  /// The stiffness stays at or below 45 000, so a response below 0.03 s counts as 0.03 s.
  public init(response: Double, dampingRatio: Double) {
    let stiffest = 45_000.0.squareRoot()
    self.init(
      mass: 1, angularFrequency: response > 0 ? min(2 * .pi / response, stiffest) : stiffest,
      dampingRatio: dampingRatio)
  }

  /// A spring by its physical properties.
  ///
  /// Unless `allowOverDamping`, a damping that would make the spring creep is lowered to the one
  /// that arrives soonest. Traps unless the mass is above 0 and the stiffness not below.
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

  /// A spring that is within `epsilon` of a target one away after a time in seconds.
  ///
  /// The damping ratio must be above 0, or the spring would never settle; less counts as 0.001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    // The shape of the motion depends on frequency times time alone.
    let unit = Spring(
      mass: 1, angularFrequency: 1, dampingRatio: max(dampingRatio, 0.001))
    let phase = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: 2 * .pi * settlingDuration / phase, dampingRatio: unit.dampingRatio)
  }

  /// The time in seconds that one swing without damping would take.
  public var response: Double { 2 * .pi / angularFrequency }

  /// The perceived duration in seconds; the spring settles some time later.
  public var duration: TimeInterval { response }

  /// How much the spring overshoots: 1 for ever, 0 not at all, and below 0 it creeps.
  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  /// The force per unit of distance from the target.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// The force per unit of velocity.
  public var damping: Double { 2 * dampingRatio * mass * angularFrequency }

  /// The same motion played faster by a factor above 0.
  func sped(by factor: Double) -> Spring {
    Spring(mass: mass, angularFrequency: angularFrequency * factor, dampingRatio: dampingRatio)
  }

  /// The spring of the same bounce with another response in seconds.
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

  /// A spring of bounce 0 and the extra one; the duration is in seconds.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring of bounce 0.15 and the extra one; the duration is in seconds.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring of bounce 0.3 and the extra one; the duration is in seconds.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
