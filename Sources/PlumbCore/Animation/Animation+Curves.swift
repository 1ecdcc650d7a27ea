extension Animation {
  /// The default duration of timing curves, in seconds.
  private static let defaultDuration = 0.35

  /// An animation of constant speed that lasts 0.35 seconds.
  public static let linear = linear(duration: defaultDuration)
  /// An animation with a slow start and a fast end that lasts 0.35 seconds.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// An animation with a fast start and a slow end that lasts 0.35 seconds.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// An animation with a slow start and a slow end that lasts 0.35 seconds.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// Returns an animation of constant speed; the duration is in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation with a slow start and a fast end; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Returns an animation with a fast start and a slow end; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// Returns an animation with a slow start and a slow end; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Returns an animation that follows a curve for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// Returns an animation that follows a Bézier curve from (0, 0) to (1, 1) with two control
  /// points, for a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.cubic(p1x, p1y, p2x, p2y), duration: duration)
  }
}
