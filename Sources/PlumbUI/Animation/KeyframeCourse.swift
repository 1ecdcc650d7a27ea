/// The way of one value through its keyframes, over time.
///
/// A velocity nobody states follows from the neighbours. A cubic or spring keyframe begins with the
/// velocity the way before it ends with. A cubic keyframe ends with the velocity the next one states,
/// or with the slope of a linear one, or else with that of the straight line from where it begins to
/// where the next one leads, so that cubic keyframes in a row make a Catmull–Rom spline. At both
/// ends of a track and before a jump it is at rest; that part is a choice of this project.
struct KeyframeCurve<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private let initialValue: Value
  private let steps: [KeyframeStep<Value>]
  /// One for each step, one after the other.
  private var segments: [KeyframeSegment<Vector>] = []

  /// - Parameter velocity: how fast the value moves when the track begins, per second.
  init(from initialValue: Value, velocity: Vector, through steps: [KeyframeStep<Value>]) {
    self.initialValue = initialValue
    self.steps = steps
    var position = initialValue.animatableData
    var velocity = velocity
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let segment = KeyframeSegment(
        start: segments.last?.end ?? 0, duration: step.duration, from: position,
        to: step.value.animatableData,
        shape: Self.shape(of: step, from: position, velocity: velocity, next: next))
      segments.append(segment)
      position = segment.endValue
      velocity = segment.velocity(after: segment.duration)
    }
  }

  /// In seconds.
  var duration: Double { segments.last?.end ?? 0 }

  /// The value at a time; from the end on exactly that of the last keyframe.
  func value(at time: Double) -> Value {
    guard let index = index(at: time) else { return initialValue }
    var value = steps[index].value
    let segment = segments[index]
    if time < segment.end {
      value.animatableData = segment.value(after: time - segment.start)
    }
    return value
  }

  /// The velocity at a time, per second; nothing moves after the end.
  func velocity(at time: Double) -> Vector {
    guard time < duration, let index = index(at: time) else { return .zero }
    return segments[index].velocity(after: time - segments[index].start)
  }

  /// The last segment that has begun; of several that begin at once the last, as it follows jumps.
  private func index(at time: Double) -> Int? {
    guard !segments.isEmpty else { return nil }
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return low
  }

  private static func shape(
    of step: KeyframeStep<Value>, from position: Vector, velocity: Vector,
    next: KeyframeStep<Value>?
  ) -> KeyframeSegment<Vector>.Shape {
    switch step.kind {
    case .move: .linear(.linear)
    case .linear(let curve): .linear(curve)
    case .cubic(let startVelocity, let endVelocity):
      .cubic(
        startVelocity: startVelocity ?? velocity,
        endVelocity: endVelocity ?? Self.endVelocity(of: step, from: position, next: next))
    case .spring(let spring, let startVelocity):
      .spring(spring, startVelocity: startVelocity ?? velocity)
    }
  }

  private static func endVelocity(
    of step: KeyframeStep<Value>, from position: Vector, next: KeyframeStep<Value>?
  ) -> Vector {
    guard let next, next.duration > 0 else { return .zero }
    if let stated = next.startVelocity { return stated }
    let target = next.value.animatableData
    if case .linear(let curve) = next.kind {
      return KeyframeSegment(
        start: 0, duration: next.duration, from: step.value.animatableData, to: target,
        shape: .linear(curve)
      ).velocity(after: 0)
    }
    return (target - position).scaled(by: 1 / (step.duration + next.duration))
  }
}
