public import Foundation

/// A keyframe reached by linear interpolation, with a timing curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// Creates a keyframe with a value, a duration and a timing curve.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration in seconds; a negative or non-finite one counts as 0.
  ///   - timingCurve: The progress by the fraction of the duration.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(to, duration: duration, kind: .linear(timingCurve))
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
