public import Foundation

/// The dates at which a ``TimelineView`` changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from about a date on, earliest first; there may be infinitely many.
  ///
  /// - Parameters:
  ///   - startDate: when the view begins to follow the schedule.
  ///   - mode: how often the view may change; always `normal` here.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a ``TimelineView`` may change.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// At most once a minute, as on displays that are dimmed.
  case lowFrequency
}

/// A schedule of dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// - Parameters:
  ///   - startDate: the first date.
  ///   - interval: seconds from one date to the next; unless it is above 0 there is one date only.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The last date that is not after `startDate`, or else the first one, and all that follow.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = interval > 0 ? startDate.timeIntervalSince(start) / interval : 0
    return Entries(start: start, interval: interval, number: max(passed.rounded(.down), 0))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// How many intervals lie before the next date.
    fileprivate var number: Double

    public mutating func next() -> Date? {
      guard interval > 0, interval.isFinite, number.isFinite else {
        // Not a number stands for the end.
        defer { number = .nan }
        return number.isNaN ? nil : start
      }
      defer { number += 1 }
      // A product, as a sum would drift.
      return start.addingTimeInterval(number * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal distances in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// A schedule of the beginnings of all minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// The beginning of the minute of `startDate`, and of all that follow.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let minute: TimeInterval = 60
    let seconds = startDate.timeIntervalSinceReferenceDate
    let start = Date(timeIntervalSinceReferenceDate: (seconds / minute).rounded(.down) * minute)
    return PeriodicTimelineSchedule(from: start, by: minute).entries(from: start, mode: mode)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of all minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of dates that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// - Parameter dates: earliest first.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// Dates that are listed, earliest first.
  public static func explicit<Entries>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries> where Self == ExplicitTimelineSchedule<Entries> {
    ExplicitTimelineSchedule(dates)
  }
}
