public import Foundation

/// A keyframe reached along a straight line, at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: the seconds until it is there; what is no time, such as NaN, counts as 0.
  ///   - timingCurve: how far it has come after which share of the duration.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = KeyframeStep(to, duration: duration, kind: .linear(timingCurve))
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
