internal import Foundation

/// The days of a month in weeks that begin with the first day of the week of a calendar.
struct MonthPage {
  let calendar: Calendar
  /// The beginning of the month.
  let start: Date
  /// The number of days of the first week that are before the month.
  let leadingDays: Int
  /// The beginnings of the days of the month.
  let days: [Date]

  /// Creates the month of a date.
  init(of date: Date, in calendar: Calendar) {
    self.calendar = calendar
    let month = calendar.dateInterval(of: .month, for: date)
    let start = month?.start ?? calendar.startOfDay(for: date)
    self.start = start
    let weekday = calendar.component(.weekday, from: start)
    leadingDays = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: start) }
  }

  /// The names of the days of the week, with the first day of the week first.
  var weekdayNames: [(short: String, full: String)] {
    let (short, full) = (
      calendar.veryShortStandaloneWeekdaySymbols, calendar.standaloneWeekdaySymbols
    )
    return (0..<7).compactMap { index in
      let weekday = (index + calendar.firstWeekday - 1) % 7
      guard short.indices.contains(weekday), full.indices.contains(weekday) else { return nil }
      return (short[weekday], full[weekday])
    }
  }

  /// Returns the month some months later.
  func moved(by months: Int) -> MonthPage? {
    calendar.date(byAdding: .month, value: months, to: start).map {
      MonthPage(of: $0, in: calendar)
    }
  }

  /// The period of the month.
  var period: DateInterval {
    calendar.dateInterval(of: .month, for: start) ?? DateInterval(start: start, duration: 0)
  }
}
