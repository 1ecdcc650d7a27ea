extension Animation {
  /// The duration in seconds of a curve that names none.
  private static let defaultDuration = 0.35

  /// The same pace throughout, for 0.35 seconds.
  public static let linear = linear(duration: defaultDuration)
  /// A slow start and a fast end, for 0.35 seconds.
  public static let easeIn = easeIn(duration: defaultDuration)
  /// A fast start and a slow end, for 0.35 seconds.
  public static let easeOut = easeOut(duration: defaultDuration)
  /// A slow start and a slow end, for 0.35 seconds.
  public static let easeInOut = easeInOut(duration: defaultDuration)

  /// The same pace throughout.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// A slow start and a fast end.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// A fast start and a slow end.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// A slow start and a slow end.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// A curve over a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }

  /// A Bézier curve from (0, 0) to (1, 1) by its two inner points, over a duration in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.cubic(p1x, p1y, p2x, p2y), duration: duration)
  }
}
