public import Foundation

/// A schedule of every frame, or of as many as wanted.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Seconds that pass between two changes at least; `nil` for every frame.
  let minimumInterval: Double?
  let isPaused: Bool

  /// - Parameters:
  ///   - minimumInterval: seconds that pass between two changes at least; `nil` for every frame.
  ///   - paused: whether nothing changes for now.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// The dates of frames at sixty a second, or as far apart as they shall be.
  ///
  /// A view does not ask for them: it changes with the frames there are.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let interval = isPaused ? 0 : max(minimumInterval ?? 0, 1 / 60)
    return PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or as many as wanted.
  ///
  /// - Parameters:
  ///   - minimumInterval: seconds that pass between two changes at least; `nil` for every frame.
  ///   - paused: whether nothing changes for now.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
