public import Foundation

extension Text {
  /// The format of a date in a text.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of day, such as `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The date, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The interval from now, such as `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The interval from now with its sign, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The interval from now as shown by a clock, such as `2:32`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date in a style.
  ///
  /// As SwiftUI: a text that depends on the current time updates itself.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(.value(AnyLocalizedValue(StyledDate(date: date, style: style))))
  }

  /// Creates a text of the times between two dates, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(.value(AnyLocalizedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))))
  }

  /// Creates a text of the times of an interval, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ interval: DateInterval) {
    self.init(.value(AnyLocalizedValue(DateSpan(start: interval.start, end: interval.end))))
  }

  /// Creates a text of a running timer as shown by a clock.
  ///
  /// - Parameters:
  ///   - timerInterval: The times at which the timer starts and ends.
  ///   - pauseTime: The time at which the timer stops; `nil` if it does not stop before its end.
  ///   - countsDown: Whether the remaining time is shown instead of the elapsed time.
  ///   - showsHours: Whether a time of one hour or more is shown with hours.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let timer = RunningTimer(
      interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(.value(AnyLocalizedValue(timer)))
  }
}

/// A date in a style.
struct StyledDate: LocalizedValue {
  let date: Date
  let style: Text.DateStyle

  func text(in context: LocalizationContext) -> String {
    switch style.kind {
    case .time: date.formatted(context.dateFormat(date: .omitted, time: .shortened))
    case .date: date.formatted(context.dateFormat(date: .long, time: .omitted))
    case .relative, .offset, .timer: style.text(for: date, in: context)
    }
  }

  /// Intervals from now are shown in whole seconds, so they change at the fraction of a second of
  /// the date.
  func nextChange(after now: Date) -> Date? {
    if style.kind == .time || style.kind == .date { return nil }
    return date.nextSecond(after: now)
  }
}

/// The times of day of two dates.
struct DateSpan: LocalizedValue {
  let start: Date
  let end: Date

  func text(in context: LocalizationContext) -> String {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: context.locale, timeZone: context.timeZone
    ).format(start..<end)
  }
}

/// A timer that runs between two dates.
struct RunningTimer: LocalizedValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(in context: LocalizationContext) -> String {
    let now = min(max(pauseTime ?? context.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound)
    return Text.DateStyle.clock(Text.DateStyle.wholeSeconds(seconds), showsHours: showsHours)
  }

  func nextChange(after now: Date) -> Date? {
    guard pauseTime == nil, now < interval.upperBound else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    return (countsDown ? interval.upperBound : interval.lowerBound).nextSecond(after: now)
  }
}

extension Date {
  /// Returns the next time that is a whole number of seconds away from the date; `nil` if the date
  /// is infinite.
  fileprivate func nextSecond(after now: Date) -> Date? {
    guard timeIntervalSinceReferenceDate.isFinite else { return nil }
    // The resolution of a date in this century is a tenth of a microsecond.
    return addingTimeInterval((now.timeIntervalSince(self) + 1e-6).rounded(.down) + 1)
  }
}

extension LocalizationContext {
  /// Returns a date format with the locale and the time zone of the context.
  fileprivate func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, timeZone: timeZone)
  }
}

extension Text.DateStyle {
  /// Returns the interval between now and a date. Years and months have 365 and 30 days; in
  /// languages other than English, days are the largest unit.
  fileprivate func text(for date: Date, in context: LocalizationContext) -> String {
    let seconds = date.timeIntervalSince(context.now)
    if kind == .timer { return Self.clock(Self.wholeSeconds(seconds), showsHours: true) }
    let sign = kind == .offset ? (seconds < 0 ? "-" : "+") : ""
    guard context.locale.language.languageCode == .english else {
      let format = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds],
        width: kind == .relative ? .abbreviated : .wide,
        maximumUnitCount: kind == .relative ? 2 : 1)
      return sign
        + Duration.seconds(Self.wholeSeconds(seconds)).formatted(format.locale(context.locale))
    }
    let parts = Self.parts(of: Self.wholeSeconds(seconds))
    if kind == .relative {
      return parts.prefix(2).map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
    }
    return "\(sign)\(parts[0].count) \(parts[0].name)\(parts[0].count == 1 ? "" : "s")"
  }

  /// Returns the full seconds of an interval without its sign, limited to 1e15; 0 for NaN.
  fileprivate static func wholeSeconds(_ seconds: Double) -> Int {
    seconds.isNaN ? 0 : Int(min(abs(seconds), 1e15))
  }

  /// Returns the counts of the units of a time from the largest that is not 0; at least one unit.
  private static func parts(of seconds: Int) -> [(count: Int, unit: String, name: String)] {
    let units = [
      (86_400 * 365, "yr", "year"), (86_400 * 30, "mth", "month"), (86_400, "day", "day"),
      (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]
    var rest = seconds
    var parts: [(count: Int, unit: String, name: String)] = []
    for (length, unit, name) in units where rest >= length {
      parts.append((rest / length, unit, name))
      rest %= length
    }
    return parts.isEmpty ? [(0, "sec", "second")] : parts
  }

  /// Returns a time as shown by a clock, such as `2:32` or `1:02:32`.
  fileprivate static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, seconds >= 3_600 else {
      return "\(seconds / 60):\(padded(seconds % 60))"
    }
    return "\(seconds / 3_600):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
  }
}
