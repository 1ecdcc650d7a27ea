/// One keyframe of a track: where it leads, how long that takes, and in which way.
struct KeyframeStep<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    /// Velocities per second; `nil` lets them follow from the neighbours.
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    case spring(Spring, startVelocity: Vector?)
  }

  let value: Value
  /// In seconds, finite and not below 0.
  let duration: Double
  let kind: Kind

  init(_ value: Value, duration: Double, kind: Kind) {
    self.value = value
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.kind = kind
  }

  /// The velocity with which the keyframe says it begins.
  var startVelocity: Vector? {
    switch kind {
    case .cubic(let startVelocity, _), .spring(_, let startVelocity): startVelocity
    case .move, .linear: nil
    }
  }
}
