/// The structure of an animation: a curve, a spring or a custom animation, wrapped in changes of
/// its timing. Times are in seconds.
indirect enum AnimationKind: Hashable, Sendable {
  /// The default animation, which moves as the default spring does.
  case `default`
  case curve(UnitCurve, duration: Double)
  /// A spring that takes over position and velocity from a running one; within the blend duration,
  /// the response changes from the running spring's to its own.
  case spring(Spring, blendDuration: Double)
  /// A spring that is added to running animations; the velocity is in multiples of the distance per
  /// second.
  case interpolatingSpring(Spring, initialVelocity: Double)
  case custom(AnyCustomAnimation)
  case delayed(Double, AnimationKind)
  case sped(Double, AnimationKind)
  /// A repetition; without end when the count is `nil`.
  case repeated(count: Int?, autoreverses: Bool, AnimationKind)
  case logicallyComplete(after: Double, AnimationKind)
}

extension AnimationKind {
  /// The animation that the default one stands for.
  private static var defaultSpring: AnimationKind { .spring(Spring(), blendDuration: 0) }

  /// The spring that takes over from a running spring, or `nil` for any other kind of animation.
  ///
  /// A delayed or repeated spring is added instead, which for equal springs has the same result.
  var mergingSpring: MergingSpring? {
    switch self {
    case .default:
      return Self.defaultSpring.mergingSpring
    case .spring(let spring, let blendDuration):
      return MergingSpring(
        spring: spring, blendDuration: blendDuration, logicalDuration: spring.response)
    case .sped(let factor, let base):
      guard factor > 0, let base = base.mergingSpring else { return nil }
      return MergingSpring(
        spring: base.spring.sped(by: factor), blendDuration: base.blendDuration / factor,
        logicalDuration: base.logicalDuration / factor)
    case .logicallyComplete(let time, let base):
      var spring = base.mergingSpring
      spring?.logicalDuration = time
      return spring
    default:
      return nil
    }
  }

  /// Returns the curve for a distance, or `nil` if the animation contains a custom animation.
  ///
  /// The distance matters because a spring is at rest when its oscillations are too small to see.
  func curve(distance: Double) -> AnimationCurve? {
    switch self {
    case .default:
      return Self.defaultSpring.curve(distance: distance)
    case .curve(let curve, let duration):
      return AnimationCurve(curve: curve, duration: duration)
    case .spring(let spring, _):
      return AnimationCurve(spring: spring, initialVelocity: 0, distance: distance)
    case .interpolatingSpring(let spring, let velocity):
      return AnimationCurve(spring: spring, initialVelocity: velocity, distance: distance)
    case .custom:
      return nil
    case .delayed(let delay, let base):
      return base.curve(distance: distance)?.delayed(by: delay)
    case .sped(let factor, let base):
      return base.curve(distance: distance)?.sped(by: factor)
    case .repeated(let count, let autoreverses, let base):
      return base.curve(distance: distance)?.repeated(count, autoreverses: autoreverses)
    case .logicallyComplete(let time, let base):
      return base.curve(distance: distance)?.logicallyComplete(after: time)
    }
  }
}

extension AnimationKind: CustomStringConvertible {
  var description: String {
    switch self {
    case .default: "DefaultAnimation()"
    case .curve(let curve, let duration):
      "\(curve), \(duration) s"
    case .spring(let spring, let blendDuration):
      "spring(response: \(spring.response), dampingFraction: \(spring.dampingRatio)"
        + ", blendDuration: \(blendDuration))"
    case .interpolatingSpring(let spring, let velocity):
      "interpolatingSpring(mass: \(spring.mass), stiffness: \(spring.stiffness)"
        + ", damping: \(spring.damping), initialVelocity: \(velocity))"
    case .custom(let custom): "\(custom.base)"
    case .delayed(let delay, let base): "\(base).delay(\(delay))"
    case .sped(let factor, let base): "\(base).speed(\(factor))"
    case .repeated(let count?, let autoreverses, let base):
      "\(base).repeatCount(\(count), autoreverses: \(autoreverses))"
    case .repeated(nil, let autoreverses, let base):
      "\(base).repeatForever(autoreverses: \(autoreverses))"
    case .logicallyComplete(let time, let base):
      "\(base).logicallyComplete(after: \(time))"
    }
  }
}
