import Foundation

/// Dates and times of a history as texts.
nonisolated struct HistoryDates {
  let locale: Locale
  let calendar: Calendar

  /// The time after which minutes are of no interest, in seconds.
  private static let long: TimeInterval = 3 * 86_400
  /// The time up to which seconds are of interest, in seconds.
  private static let short: TimeInterval = 600

  /// Returns a moment as a text.
  ///
  /// - Parameter history: the history of the moment, which determines the precision of the text.
  func text(for time: Int64, in history: VoteHistory) -> String {
    let length = Self.length(of: history)
    let clock: Date.FormatStyle.TimeStyle =
      length > Self.long ? .omitted : length < Self.short ? .standard : .shortened
    return Date.FormatStyle(
      date: .abbreviated, time: clock, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone
    ).format(Self.date(time))
  }

  /// Returns the time from the first vote to the last one as a text.
  func span(of history: VoteHistory) -> String {
    let isLong = Self.length(of: history) > Self.long
    let style = Date.IntervalFormatStyle(
      date: .abbreviated, time: isLong ? .omitted : .shortened, locale: locale,
      calendar: calendar, timeZone: calendar.timeZone)
    return style.format(Self.date(history.start)..<Self.date(history.end))
  }

  private static func length(of history: VoteHistory) -> TimeInterval {
    TimeInterval(history.end - history.start) / 1_000
  }

  private static func date(_ time: Int64) -> Date {
    Date(timeIntervalSince1970: TimeInterval(time) / 1_000)
  }
}
