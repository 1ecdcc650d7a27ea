/// The values of one track of keyframes over time.
///
/// Velocities that are not given are derived from the adjacent keyframes. A cubic or spring
/// keyframe starts with the velocity at the end of the preceding segment. A cubic keyframe ends
/// with the start velocity given for the next keyframe, or with the slope of a linear one, or
/// otherwise with the slope of the straight line from its own start to the end of the next
/// keyframe, so that successive cubic keyframes form a Catmull–Rom spline. At both ends of a track
/// and before a move keyframe the velocity is zero; SwiftUI does not document that part.
struct KeyframeCurve<Value: Animatable> {
  typealias Vector = Value.AnimatableData

  private let initialValue: Value
  private let steps: [KeyframeStep<Value>]
  /// The segments, one for each step, in order of time.
  private var segments: [KeyframeSegment<Vector>] = []

  /// Creates the curve of a track.
  ///
  /// - Parameter velocity: The velocity at the start of the track, in units per second.
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

  /// The duration in seconds.
  var duration: Double { segments.last?.end ?? 0 }

  /// Returns the value at a time in seconds; from the end on, exactly the value of the last
  /// keyframe.
  func value(at time: Double) -> Value {
    guard let index = index(at: time) else { return initialValue }
    var value = steps[index].value
    let segment = segments[index]
    if time < segment.end {
      value.animatableData = segment.value(after: time - segment.start)
    }
    return value
  }

  /// Returns the velocity at a time in units per second; zero from the end on.
  func velocity(at time: Double) -> Vector {
    guard time < duration, let index = index(at: time) else { return .zero }
    return segments[index].velocity(after: time - segments[index].start)
  }

  /// Returns the index of the last segment that has begun, or `nil` if there are none.
  ///
  /// Of several segments that begin at the same time it is the last, since the segments before it
  /// have duration 0. Complexity: O(log *n*).
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
    if let explicitVelocity = next.startVelocity { return explicitVelocity }
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
