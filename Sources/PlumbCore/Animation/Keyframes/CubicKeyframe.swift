public import Foundation

/// A keyframe reached along a cubic curve.
///
/// As SwiftUI: a velocity that is not given is chosen such that the animation is smooth; successive
/// cubic keyframes form a Catmull–Rom spline. A track begins and ends with velocity zero; SwiftUI
/// does not document it.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// Creates a keyframe with a value and a duration.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration in seconds; a negative or non-finite one counts as 0.
  ///   - startVelocity: The velocity at the start in units per second; with `nil`, the velocity at
  ///     the end of the preceding keyframe.
  ///   - endVelocity: The velocity at the end in units per second; with `nil`, it is derived from
  ///     the adjacent keyframes.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = KeyframeStep(
      to, duration: duration,
      kind: .cubic(
        startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
