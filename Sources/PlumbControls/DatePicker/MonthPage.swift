internal import Foundation

/// The days of a month in weeks that begin with the first day of the week of a calendar.
struct MonthPage {
  /// The month, from its beginning to the beginning of the next one.
  let period: DateInterval
  /// The number of days of the first week that are before the month.
  let leadingDays: Int
  /// The days of the month, each from its beginning to the beginning of the next one.
  let days: [DateInterval]
  /// The months before and after this one; `nil` if the calendar has none.
  let previous: DateInterval?
  let next: DateInterval?

  /// Creates the month of a date.
  init(of date: Date, in calendar: Calendar) {
    let period =
      calendar.dateInterval(of: .month, for: date)
      ?? DateInterval(start: calendar.startOfDay(for: date), duration: 0)
    self.period = period
    let weekday = calendar.component(.weekday, from: period.start)
    leadingDays = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: period.start)?.count ?? 0
    var starts = (0..<count).compactMap { number in
      // The other days begin at midnight even if the first one does not.
      calendar.date(byAdding: .day, value: number, to: period.start)
        .map { calendar.startOfDay(for: $0) }
    }
    starts.append(period.end)
    days = zip(starts, starts.dropFirst()).map { DateInterval(start: $0, end: max($0, $1)) }
    func month(_ offset: Int) -> DateInterval? {
      calendar.date(byAdding: .month, value: offset, to: period.start)
        .flatMap { calendar.dateInterval(of: .month, for: $0) }
    }
    previous = month(-1)
    next = month(1)
  }
}

/// A month with the texts that show it in a locale. Formatting them takes much longer than showing them.
struct MonthTexts {
  let page: MonthPage
  /// The name of the month and the year.
  let title: String
  /// The names of the days of the week, with the first day of the week first.
  let weekdayNames: [(short: String, full: String)]
  /// The numbers of the days, and the whole dates for assistive technologies.
  let days: [(number: String, name: String)]

  init(of date: Date, in calendar: Calendar, locale: Locale) {
    let page = MonthPage(of: date, in: calendar)
    self.page = page
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    title = style.month(.wide).year().format(page.period.start)
    let complete = Date.FormatStyle(
      date: .complete, time: .omitted, locale: locale, calendar: calendar,
      timeZone: calendar.timeZone)
    let number = IntegerFormatStyle<Int>.number.locale(locale)
    days = page.days.map { day in
      (
        calendar.component(.day, from: day.start).formatted(number), complete.format(day.start)
      )
    }
    weekdayNames = Self.weekdayNames(in: calendar)
  }

  private static func weekdayNames(in calendar: Calendar) -> [(short: String, full: String)] {
    let (short, full) = (
      calendar.veryShortStandaloneWeekdaySymbols, calendar.standaloneWeekdaySymbols
    )
    return (0..<7).compactMap { index in
      let weekday = (index + calendar.firstWeekday - 1) % 7
      guard short.indices.contains(weekday), full.indices.contains(weekday) else { return nil }
      return (short[weekday], full[weekday])
    }
  }
}

/// The state that a calendar of a month keeps between its evaluations, so that each costs no more than the changes
/// require.
final class MonthState {
  private var shown: (texts: MonthTexts, calendar: Calendar, locale: Locale)?
  /// The number of months whose texts were formatted.
  private(set) var writtenMonths = 0
  /// Called with the beginning of a day that was clicked. The views of days have this object and not the function, so
  /// that they are equal after a change that does not concern them.
  var select: @MainActor (Date) -> Void = { _ in }

  /// Returns the texts of the month of a date.
  func texts(of date: Date, in calendar: Calendar, locale: Locale) -> MonthTexts {
    if let shown, shown.calendar == calendar, shown.locale == locale,
      shown.texts.page.period.start <= date, date < shown.texts.page.period.end
    {
      return shown.texts
    }
    let texts = MonthTexts(of: date, in: calendar, locale: locale)
    shown = (texts, calendar, locale)
    writtenMonths += 1
    return texts
  }
}
