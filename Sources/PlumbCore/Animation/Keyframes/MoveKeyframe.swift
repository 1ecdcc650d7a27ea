/// A keyframe that sets the value at once, without interpolation.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// Creates a keyframe with a value.
  public init(_ to: Value) {
    step = KeyframeStep(to, duration: 0, kind: .move)
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
