/// A keyframe reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  private let step: KeyframeStep<Value>

  /// - Parameter to: where it leads.
  public init(_ to: Value) {
    step = KeyframeStep(to, duration: 0, kind: .move)
  }

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps.append(step)
  }
}
