public import Foundation

/// A keyframe a spring pulls to.
///
/// When it is given less time than the spring needs, the next keyframe begins where the spring is by
/// then; the end of a track shows the keyframe itself. SwiftUI does not say.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// - Parameters:
  ///   - to: where it leads.
  ///   - duration: in seconds; `nil` for as long as the spring needs to settle, and for the spring's
  ///     own duration when it never does. What is no time, such as NaN, counts as 0.
  ///   - spring: what pulls.
  ///   - startVelocity: per second; `nil` goes on with the velocity of what is before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let settling = spring.settlingDuration
    step = KeyframeStep(
      to, duration: duration ?? (settling.isFinite ? settling : spring.duration),
      kind: .spring(spring, startVelocity: startVelocity?.animatableData))
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
