public import Foundation

/// A type that provides the dates at which a ``TimelineView`` changes.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  /// Returns the dates from a start date on, in increasing order; there may be infinitely many.
  ///
  /// - Parameters:
  ///   - startDate: the date at which the view starts to follow the schedule.
  ///   - mode: the update frequency; always `normal` on this platform.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The update frequency of a ``TimelineView``.
public enum TimelineScheduleMode: Sendable {
  case normal
  /// At most once a minute, as on dimmed displays.
  case lowFrequency
}

/// A schedule of dates at a constant interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule of dates at a constant interval.
  ///
  /// - Parameters:
  ///   - startDate: the first date.
  ///   - interval: the interval in seconds; if it is not positive, there is only the first date.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// Returns the last date not after `startDate`, or else the first date, and all following dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let passed = interval > 0 ? startDate.timeIntervalSince(start) / interval : 0
    return Entries(start: start, interval: interval, number: max(passed.rounded(.down), 0))
  }

  /// The dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    /// The number of intervals before the next date.
    fileprivate var number: Double

    /// No dates.
    static var none: Entries { Entries(start: .distantPast, interval: 0, number: .nan) }

    public mutating func next() -> Date? {
      guard interval > 0, interval.isFinite, number.isFinite else {
        // NaN marks the end.
        defer { number = .nan }
        return number.isNaN ? nil : start
      }
      defer { number += 1 }
      // A product, because a sum would accumulate errors.
      return start.addingTimeInterval(number * interval)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at a constant interval in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

/// A schedule of the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of the start of every minute.
  public init() {}

  /// Returns the start of the minute of `startDate` and of all following minutes.
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
  /// A schedule of the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A schedule of explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates.
  ///
  /// - Parameter dates: the dates in increasing order.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// Returns all dates of the schedule.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// Returns a schedule of explicit dates in increasing order.
  public static func explicit<Entries>(
    _ dates: Entries
  ) -> ExplicitTimelineSchedule<Entries> where Self == ExplicitTimelineSchedule<Entries> {
    ExplicitTimelineSchedule(dates)
  }
}
