public import Foundation

/// A keyframe reached with a spring animation.
///
/// If the duration is shorter than the spring needs to settle, the next keyframe starts at the
/// value that the spring has reached; the end of a track has exactly the value of the keyframe.
/// SwiftUI does not document it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// Creates a keyframe with a value, a duration and a spring.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration in seconds; with `nil`, the settling duration of the spring, or its
  ///     perceived duration if it never settles. A negative or non-finite one counts as 0.
  ///   - spring: The spring that animates the value.
  ///   - startVelocity: The velocity at the start in units per second; with `nil`, the velocity at
  ///     the end of the preceding keyframe.
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
