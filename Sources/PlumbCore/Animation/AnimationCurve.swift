/// A built-in animation over a known distance, as progress by the seconds since its start.
///
/// Progress goes from 0 to 1, and is exactly 1 from `end` on; springs may overshoot before.
struct AnimationCurve {
  /// The duration in seconds; infinite for an animation without end.
  let end: Double
  /// The time in seconds after which the animation is logically complete.
  let logicalEnd: Double
  private let shape: Shape

  /// The function of progress over time; times are in seconds.
  private indirect enum Shape {
    case curve(UnitCurve, duration: Double)
    case spring(Spring, initialVelocity: Double)
    case delayed(Double, AnimationCurve)
    case sped(Double, AnimationCurve)
    case repeated(autoreverses: Bool, AnimationCurve)
  }

  private init(end: Double, logicalEnd: Double, shape: Shape) {
    self.end = end
    self.logicalEnd = logicalEnd
    self.shape = shape
  }

  /// Creates a timing curve; a duration in seconds that is not above 0 counts as 0.
  init(curve: UnitCurve, duration: Double) {
    let end = duration > 0 ? duration : 0
    self.init(end: end, logicalEnd: end, shape: .curve(curve, duration: end))
  }

  /// Creates a spring over a distance; the velocity is in multiples of the distance per second.
  init(spring: Spring, initialVelocity: Double, distance: Double) {
    let envelope = SpringEnvelope(
      spring: spring, offset: distance, velocity: distance * abs(initialVelocity))
    self.init(
      end: envelope.firstTime(envelope.isAtRest), logicalEnd: spring.response,
      shape: .spring(spring, initialVelocity: initialVelocity))
  }

  /// Returns the curve started later by a delay in seconds.
  func delayed(by delay: Double) -> AnimationCurve {
    AnimationCurve(end: end + delay, logicalEnd: logicalEnd + delay, shape: .delayed(delay, self))
  }

  /// Returns the curve played faster by a factor; at 0 and below it never progresses.
  func sped(by factor: Double) -> AnimationCurve {
    let factor = factor > 0 ? factor : 0
    return AnimationCurve(
      end: factor > 0 ? end / factor : .infinity,
      logicalEnd: factor > 0 ? logicalEnd / factor : .infinity, shape: .sped(factor, self))
  }

  /// Returns the curve repeated a number of times, at least once, or without end for `nil`.
  func repeated(_ count: Int?, autoreverses: Bool) -> AnimationCurve {
    guard end > 0 else { return self }
    let whole = count.map { Double(max($0, 1)) * end } ?? .infinity
    return AnimationCurve(
      end: whole, logicalEnd: whole, shape: .repeated(autoreverses: autoreverses, self))
  }

  /// Returns the curve with another time of logical completion, in seconds.
  func logicallyComplete(after time: Double) -> AnimationCurve {
    AnimationCurve(end: end, logicalEnd: time, shape: shape)
  }

  /// Returns the fraction of the distance covered at a time.
  func progress(at time: Double) -> Double {
    guard time < end else { return 1 }
    switch shape {
    case .curve(let curve, let duration):
      return curve.value(at: time / duration)
    case .spring(let spring, let velocity):
      let response = SpringResponse(spring, at: time)
      return 1 - response.offsetOfOffset + velocity * response.offsetOfVelocity
    case .delayed(let delay, let base):
      return time < delay ? 0 : base.progress(at: time - delay)
    case .sped(let factor, let base):
      return base.progress(at: time * factor)
    case .repeated(let autoreverses, let base):
      let (time, isReversed) = Self.cycle(at: time, period: base.end, autoreverses: autoreverses)
      return base.progress(at: isReversed ? base.end - time : time)
    }
  }

  /// Returns the progress per second at a time.
  func rate(at time: Double) -> Double {
    guard time >= 0, time < end else { return 0 }
    switch shape {
    case .curve(let curve, let duration):
      return curve.slope(at: time / duration) / duration
    case .spring(let spring, let velocity):
      let response = SpringResponse(spring, at: time)
      return velocity * response.velocityOfVelocity - response.velocityOfOffset
    case .delayed(let delay, let base):
      return base.rate(at: time - delay)
    case .sped(let factor, let base):
      return base.rate(at: time * factor) * factor
    case .repeated(let autoreverses, let base):
      let (time, isReversed) = Self.cycle(at: time, period: base.end, autoreverses: autoreverses)
      return isReversed ? -base.rate(at: base.end - time) : base.rate(at: time)
    }
  }

  /// Returns the time within the current cycle, and whether that cycle is reversed.
  private static func cycle(
    at time: Double, period: Double, autoreverses: Bool
  ) -> (time: Double, isReversed: Bool) {
    guard time >= period else { return (time, false) }
    let cycles = (time / period).rounded(.down)
    let rest = time - cycles * period
    let isReversed = autoreverses && cycles.truncatingRemainder(dividingBy: 2) == 1
    return (min(max(rest, 0), period), isReversed)
  }
}
