internal import Foundation

/// A player of keyframes of a value, once or repeatedly.
final class KeyframePlayer<Value>: Tickable {
  /// The presented value.
  private(set) var value: Value
  /// Called whenever the presented value changes.
  var didChange: () -> Void = {}
  /// Returns the keyframes that start from a value with initial velocities.
  var makeTimeline: (Value, KeyframeVelocities) -> KeyframeTimeline<Value>

  /// Whether playback restarts after the last keyframe.
  var repeats: Bool

  private let initialValue: Value
  /// The timeline that is playing, and its start time in seconds.
  private var playing: (timeline: KeyframeTimeline<Value>, start: Double)?
  /// The object that presents the value; playback stops when it is deallocated.
  private weak var owner: (any AnimationOwner)?

  init(
    _ value: Value, repeats: Bool, of owner: any AnimationOwner,
    makeTimeline: @escaping (Value, KeyframeVelocities) -> KeyframeTimeline<Value>
  ) {
    self.value = value
    initialValue = value
    self.repeats = repeats
    self.owner = owner
    self.makeTimeline = makeTimeline
  }

  var animatedObject: (any AnimationOwner)? { owner }
  var isNeeded: Bool { owner != nil }
  var endsWithReducedMotion: Bool { true }

  /// Plays the keyframes from the current value, with the current velocities.
  ///
  /// With reduced motion the value is set immediately to the one after playback.
  func play(at context: UpdateContext) {
    let velocities = playing.map { $0.timeline.velocities(at: context.time - $0.start) }
    let timeline = makeTimeline(value, velocities ?? KeyframeVelocities())
    playing = (timeline, context.time)
    value = timeline.value(time: 0)
    if context.scheduler.reducesMotion || timeline.duration <= 0 {
      stop()
    } else {
      context.scheduler.add(self)
    }
  }

  func advance(to time: Double) -> Bool {
    guard let playing else { return false }
    var elapsed = time - playing.start
    if elapsed >= playing.timeline.duration, repeats {
      elapsed = startNextCycle(after: playing.timeline, elapsed: elapsed, at: time)
    }
    guard let timeline = self.playing?.timeline, elapsed < timeline.duration else {
      stop()
      didChange()
      return false
    }
    value = timeline.value(time: elapsed)
    didChange()
    return true
  }

  /// Starts the next cycle. Cycles that were not shown, as the window was hidden, are skipped.
  ///
  /// - Returns: the elapsed time of the new cycle, in seconds.
  private func startNextCycle(
    after timeline: KeyframeTimeline<Value>, elapsed: Double, at time: Double
  ) -> Double {
    let elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
    let end = timeline.value(time: timeline.duration)
    playing = (makeTimeline(end, KeyframeVelocities()), time - elapsed)
    return elapsed
  }

  func finish() {
    stop()
    didChange()
  }

  /// Stops playback at the last keyframe, or at the initial value for a repeating timeline.
  private func stop() {
    if let playing {
      value = repeats ? initialValue : playing.timeline.value(time: playing.timeline.duration)
    }
    playing = nil
  }
}
