/// A keyframe of a track: its value, its duration, and its kind of interpolation.
struct KeyframeStep<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  enum Kind {
    case move
    case linear(UnitCurve)
    /// A cubic curve; velocities are in units per second, and `nil` derives them from the adjacent
    /// keyframes.
    case cubic(startVelocity: Vector?, endVelocity: Vector?)
    case spring(Spring, startVelocity: Vector?)
  }

  let value: Value
  /// The duration in seconds; finite and at least 0.
  let duration: Double
  let kind: Kind

  init(_ value: Value, duration: Double, kind: Kind) {
    self.value = value
    self.duration = duration.isFinite ? max(duration, 0) : 0
    self.kind = kind
  }

  /// The start velocity given for the keyframe in units per second, or `nil`.
  var startVelocity: Vector? {
    switch kind {
    case .cubic(let startVelocity, _), .spring(_, let startVelocity): startVelocity
    case .move, .linear: nil
    }
  }
}
