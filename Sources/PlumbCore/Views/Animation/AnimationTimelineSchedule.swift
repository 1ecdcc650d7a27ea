public import Foundation

/// A schedule of every frame, or of frames at a minimum interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The minimum interval between two changes in seconds; `nil` for every frame.
  let minimumInterval: Double?
  let isPaused: Bool

  /// Creates a schedule of frames.
  ///
  /// - Parameters:
  ///   - minimumInterval: the minimum interval between two changes in seconds; `nil` for every
  ///     frame.
  ///   - paused: whether the schedule is paused.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Returns dates at an interval of a sixtieth of a second, or at the minimum interval if that is
  /// longer. As SwiftUI: there are none during a pause, nor at a low frequency.
  ///
  /// A ``TimelineView`` does not use them: it changes with the actual frames.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    if isPaused || mode == .lowFrequency { return .none }
    return PeriodicTimelineSchedule(from: startDate, by: max(minimumInterval ?? 0, 1 / 60))
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule of every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule of every frame, or of frames at a minimum interval.
  ///
  /// - Parameters:
  ///   - minimumInterval: the minimum interval between two changes in seconds; `nil` for every
  ///     frame.
  ///   - paused: whether the schedule is paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
