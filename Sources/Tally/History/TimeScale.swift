import Foundation

/// The moments that an axis can show: the beginnings of units of the calendar.
nonisolated struct TimeScale: Hashable, Sendable {
  /// The distance between two moments.
  struct Step: Hashable, Sendable {
    let unit: Calendar.Component
    let count: Int
    /// The usual length, in seconds.
    let length: TimeInterval

    init(_ count: Int, _ unit: Calendar.Component) {
      self.unit = unit
      self.count = count
      let seconds: TimeInterval =
        switch unit {
        case .second: 1
        case .minute: 60
        case .hour: 3_600
        case .day: 86_400
        case .weekOfYear: 7 * 86_400
        case .month: 30.44 * 86_400
        default: 365.25 * 86_400
        }
      length = TimeInterval(count) * seconds
    }
  }

  let step: Step
  let dates: [Date]

  /// All steps, from the shortest to the longest. None is longer than three and a half times the
  /// preceding one, so that there is a step with a few moments for every span of at least ten
  /// seconds.
  static let steps =
    [1, 2, 5, 10, 15, 30].map { Step($0, .second) }
    + [1, 2, 5, 10, 15, 30].map { Step($0, .minute) }
    + [1, 2, 3, 6, 12].map { Step($0, .hour) } + [1, 2].map { Step($0, .day) }
    + [1, 2].map { Step($0, .weekOfYear) } + [1, 3, 6].map { Step($0, .month) }
    + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].map { Step($0, .year) }

  /// Returns the scales for a span, with more moments first; at least one of them has a single
  /// moment.
  ///
  /// - Parameter most: the most moments of a scale.
  static func scales(for span: ClosedRange<Date>, in calendar: Calendar, most: Int = 9)
    -> [TimeScale]
  {
    let length = span.upperBound.timeIntervalSince(span.lowerBound)
    var scales: [TimeScale] = []
    for step in steps where length / step.length < TimeInterval(most) {
      let scale = TimeScale(step: step, dates: step.dates(in: span, calendar: calendar))
      guard scale.dates.count > 1 else { break }
      if scale.dates.count <= most { scales.append(scale) }
    }
    if let last = scales.last {
      scales.append(TimeScale(step: last.step, dates: [last.dates[last.dates.count / 2]]))
    }
    return scales
  }
}

nonisolated extension TimeScale.Step {
  /// Returns the moments of a span that are a multiple of the step from the beginning of the next
  /// larger unit.
  func dates(in span: ClosedRange<Date>, calendar: Calendar) -> [Date] {
    var dates: [Date] = []
    var next = calendar.dateInterval(of: container, for: span.lowerBound)?.start
    if let start = next, unit == .day || unit == .year {
      // Every second day counts from the beginning of the era, because months begin with an odd day
      // after an odd one; centuries need no beginning.
      let ordinal = calendar.ordinality(of: unit, in: .era, for: start) ?? 0
      next = calendar.date(byAdding: unit, value: -(ordinal % count), to: start)
    }
    while let date = next, date <= span.upperBound {
      if date >= span.lowerBound { dates.append(date) }
      let after = self.date(after: date, in: calendar)
      // Every step is forwards, so that the loop ends.
      next = after.flatMap { $0 > date ? $0 : nil }
    }
    return dates
  }

  /// The unit whose beginning is a moment of the step, regardless of its count.
  private var container: Calendar.Component {
    switch unit {
    case .second: .minute
    case .minute: .hour
    case .hour: .day
    case .month: .year
    default: unit
    }
  }

  private func date(after date: Date, in calendar: Calendar) -> Date? {
    guard unit == .hour else { return calendar.date(byAdding: unit, value: count, to: date) }
    // By the clock: a day with 23 or 25 hours has the same hours as others.
    let hour = calendar.component(.hour, from: date) / count * count + count
    let day = calendar.startOfDay(for: date)
    guard hour < 24 else { return calendar.date(byAdding: .day, value: 1, to: day) }
    return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day)
  }

  /// Returns the text for a moment.
  func label(for date: Date, locale: Locale, calendar: Calendar) -> String {
    var style = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .second:
      style = style.hour().minute().second()
    case .minute, .hour:
      let isMidnight = calendar.startOfDay(for: date) == date
      style = isMidnight ? style.day().month(.abbreviated) : style.hour().minute()
    case .day, .weekOfYear:
      style = style.day().month(.abbreviated)
    case .month:
      let isNewYear = calendar.component(.month, from: date) == 1
      style = isNewYear ? style.year() : style.month(.abbreviated)
    default:
      style = style.year()
    }
    return style.format(date)
  }
}
