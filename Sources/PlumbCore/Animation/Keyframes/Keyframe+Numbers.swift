public import Foundation

// Without these a keyframe with a number of one of the two types has values of that type, and does not fit into a track
// of the other one.

extension CubicKeyframe where Value == Double {
  /// Creates a keyframe of a track of `Double` with a `CGFloat`.
  @_disfavoredOverload
  public init(
    _ to: CGFloat, duration: TimeInterval, startVelocity: Double? = nil, endVelocity: Double? = nil
  ) {
    self.init(
      Double(to), duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
  }
}

extension CubicKeyframe where Value == CGFloat {
  /// Creates a keyframe of a track of `CGFloat` with a `Double`.
  @_disfavoredOverload
  public init(
    _ to: Double, duration: TimeInterval, startVelocity: CGFloat? = nil, endVelocity: CGFloat? = nil
  ) {
    self.init(
      CGFloat(to), duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
  }
}

extension LinearKeyframe where Value == Double {
  /// Creates a keyframe of a track of `Double` with a `CGFloat`.
  @_disfavoredOverload
  public init(_ to: CGFloat, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.init(Double(to), duration: duration, timingCurve: timingCurve)
  }
}

extension LinearKeyframe where Value == CGFloat {
  /// Creates a keyframe of a track of `CGFloat` with a `Double`.
  @_disfavoredOverload
  public init(_ to: Double, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.init(CGFloat(to), duration: duration, timingCurve: timingCurve)
  }
}

extension SpringKeyframe where Value == Double {
  /// Creates a keyframe of a track of `Double` with a `CGFloat`.
  @_disfavoredOverload
  public init(
    _ to: CGFloat, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Double? = nil
  ) {
    self.init(Double(to), duration: duration, spring: spring, startVelocity: startVelocity)
  }
}

extension SpringKeyframe where Value == CGFloat {
  /// Creates a keyframe of a track of `CGFloat` with a `Double`.
  @_disfavoredOverload
  public init(
    _ to: Double, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: CGFloat? = nil
  ) {
    self.init(CGFloat(to), duration: duration, spring: spring, startVelocity: startVelocity)
  }
}

extension MoveKeyframe where Value == Double {
  /// Creates a keyframe of a track of `Double` with a `CGFloat`.
  @_disfavoredOverload
  public init(_ to: CGFloat) { self.init(Double(to)) }
}

extension MoveKeyframe where Value == CGFloat {
  /// Creates a keyframe of a track of `CGFloat` with a `Double`.
  @_disfavoredOverload
  public init(_ to: Double) { self.init(CGFloat(to)) }
}
