public import Foundation

/// A keyframe reached along a cubic curve.
///
/// As SwiftUI: a velocity that is not given is chosen so that the movement is smooth, which makes
/// several cubic keyframes in a row a Catmull–Rom spline. A track begins and ends at rest; SwiftUI
/// does not say.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: the seconds until it is there; what is no time, such as NaN, counts as 0.
  ///   - startVelocity: per second; `nil` goes on with the velocity of what is before.
  ///   - endVelocity: per second; `nil` lets it follow from what is before and after.
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
