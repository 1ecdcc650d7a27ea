public import Foundation

extension Text {
  /// How a date is told.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// The time of day, such as `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now, such as `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now and in which direction, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now as a clock shows it, such as `2:32`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style.
  ///
  /// As SwiftUI: a text that tells how far a date is from now changes by itself.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(.value(AnyLocalizedValue(StyledDate(date: date, style: style))))
  }

  /// The time between two dates, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(.value(AnyLocalizedValue(DateSpan(start: dates.lowerBound, end: dates.upperBound))))
  }

  /// The time of an interval, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ interval: DateInterval) {
    self.init(.value(AnyLocalizedValue(DateSpan(start: interval.start, end: interval.end))))
  }

  /// A time that runs, as a clock shows it.
  ///
  /// - Parameters:
  ///   - timerInterval: when the time begins to run and when it ends.
  ///   - pauseTime: where it stops; `nil` for nowhere.
  ///   - countsDown: whether what is left is told, not what has gone by.
  ///   - showsHours: whether an hour and more is told in hours.
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

  func text(in reading: LocalizationContext) -> String {
    switch style.kind {
    case .time: date.formatted(reading.dateFormat(date: .omitted, time: .shortened))
    case .date: date.formatted(reading.dateFormat(date: .long, time: .omitted))
    case .relative, .offset, .timer: style.text(for: date, in: reading)
    }
  }

  /// Times from now count whole seconds, so they change when the date's own fraction comes round.
  func nextChange(after now: Date) -> Date? {
    if style.kind == .time || style.kind == .date { return nil }
    return date.nextSecond(after: now)
  }
}

/// The times of day between two dates.
struct DateSpan: LocalizedValue {
  let start: Date
  let end: Date

  func text(in reading: LocalizationContext) -> String {
    Date.IntervalFormatStyle(
      date: .omitted, time: .shortened, locale: reading.locale, timeZone: reading.timeZone
    ).format(start..<end)
  }
}

/// A time that runs between two dates.
struct RunningTimer: LocalizedValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(in reading: LocalizationContext) -> String {
    let now = min(max(pauseTime ?? reading.now, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now).rounded(.up)
      : now.timeIntervalSince(interval.lowerBound)
    return Text.DateStyle.clock(Text.DateStyle.whole(seconds), showsHours: showsHours)
  }

  func nextChange(after now: Date) -> Date? {
    guard pauseTime == nil, now < interval.upperBound else { return nil }
    if now < interval.lowerBound { return interval.lowerBound }
    return (countsDown ? interval.upperBound : interval.lowerBound).nextSecond(after: now)
  }
}

extension Date {
  /// The next moment that is a whole number of seconds away from the date; `nil` for a date that
  /// is endlessly far away.
  fileprivate func nextSecond(after now: Date) -> Date? {
    guard timeIntervalSinceReferenceDate.isFinite else { return nil }
    // A date in this century knows no less than a tenth of a millionth.
    return addingTimeInterval((now.timeIntervalSince(self) + 1e-6).rounded(.down) + 1)
  }
}

extension LocalizationContext {
  fileprivate func dateFormat(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: locale, timeZone: timeZone)
  }
}

extension Text.DateStyle {
  /// How far a date is from now; years and months have 365 and 30 days, and in other languages than
  /// English days are the largest unit.
  fileprivate func text(for date: Date, in reading: LocalizationContext) -> String {
    let seconds = date.timeIntervalSince(reading.now)
    if kind == .timer { return Self.clock(Self.whole(seconds), showsHours: true) }
    let sign = kind == .offset ? (seconds < 0 ? "-" : "+") : ""
    guard reading.locale.language.languageCode == .english else {
      let format = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds],
        width: kind == .relative ? .abbreviated : .wide,
        maximumUnitCount: kind == .relative ? 2 : 1)
      return sign
        + Duration.seconds(Self.whole(seconds)).formatted(format.locale(reading.locale))
    }
    let parts = Self.parts(of: Self.whole(seconds))
    if kind == .relative {
      return parts.prefix(2).map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
    }
    return "\(sign)\(parts[0].count) \(parts[0].name)\(parts[0].count == 1 ? "" : "s")"
  }

  /// Full seconds, whatever the direction; as many as make a difference, none of what is no number.
  fileprivate static func whole(_ seconds: Double) -> Int {
    seconds.isNaN ? 0 : Int(min(abs(seconds), 1e15))
  }

  /// The largest units of a time that count, and how many of each; at least one.
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

  fileprivate static func clock(_ seconds: Int, showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, seconds >= 3_600 else {
      return "\(seconds / 60):\(two(seconds % 60))"
    }
    return "\(seconds / 3_600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}
