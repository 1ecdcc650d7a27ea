internal import Foundation

/// Plays keyframes of a value, once or again and again.
final class KeyframePlayer<Value>: Tickable {
  /// What shows now.
  private(set) var value: Value
  /// Told whenever the value shows something else.
  var didMove: () -> Void = {}
  /// Makes the keyframes that lead on from a value with some velocities.
  var makeTimeline: (Value, KeyframeVelocities) -> KeyframeTimeline<Value>

  /// Whether the end of a play begins the next.
  var repeats: Bool

  private let initialValue: Value
  /// What is played, and the time of its beginning.
  private var playing: (timeline: KeyframeTimeline<Value>, start: Double)?
  /// What shows the value; without it nothing is played any more.
  private weak var owner: AnyObject?

  init(
    _ value: Value, repeats: Bool, of owner: AnyObject,
    makeTimeline: @escaping (Value, KeyframeVelocities) -> KeyframeTimeline<Value>
  ) {
    self.value = value
    initialValue = value
    self.repeats = repeats
    self.owner = owner
    self.makeTimeline = makeTimeline
  }

  var isNeeded: Bool { owner != nil }
  var isReducible: Bool { true }

  /// Plays the keyframes from where the value is, with the velocities it has.
  ///
  /// With reduced motion the value is at once where it would come to rest.
  func play(at context: UpdateContext) {
    let velocities = playing.map { $0.timeline.velocities(at: context.time - $0.start) }
    let timeline = makeTimeline(value, velocities ?? KeyframeVelocities())
    playing = (timeline, context.time)
    value = timeline.value(time: 0)
    if context.clock.reducesMotion || timeline.duration <= 0 {
      rest()
    } else {
      context.clock.add(self)
    }
  }

  func advance(to time: Double) -> Bool {
    guard let playing else { return false }
    var elapsed = time - playing.start
    if elapsed >= playing.timeline.duration, repeats {
      elapsed = startAgain(after: playing.timeline, elapsed: elapsed, at: time)
    }
    guard let timeline = self.playing?.timeline, elapsed < timeline.duration else {
      rest()
      didMove()
      return false
    }
    value = timeline.value(time: elapsed)
    didMove()
    return true
  }

  /// Begins the next turn; those nobody saw, as the window was hidden, are left out.
  ///
  /// - Returns: how long the turn has been going on.
  private func startAgain(
    after timeline: KeyframeTimeline<Value>, elapsed: Double, at time: Double
  ) -> Double {
    let elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
    let end = timeline.value(time: timeline.duration)
    playing = (makeTimeline(end, KeyframeVelocities()), time - elapsed)
    return elapsed
  }

  func settle() {
    rest()
    didMove()
  }

  /// Ends at the last keyframe; what has no end, at the value it began with.
  private func rest() {
    if let playing {
      value = repeats ? initialValue : playing.timeline.value(time: playing.timeline.duration)
    }
    playing = nil
  }
}
