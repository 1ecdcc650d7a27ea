internal import Foundation

/// A range of dates, of which each end may be open.
struct DateBounds: Equatable {
  /// The earliest date; `nil` for no limit.
  var minimum: Date?
  /// The latest date; `nil` for no limit.
  var maximum: Date?

  /// Returns the date of the range that is nearest to a date.
  func nearest(to date: Date) -> Date {
    let late = minimum.map { max($0, date) } ?? date
    return maximum.map { min($0, late) } ?? late
  }

  /// Whether a period and the range have a moment in common.
  func includesPart(of period: DateInterval) -> Bool {
    minimum.map { $0 < period.end } ?? true && maximum.map { $0 >= period.start } ?? true
  }

  /// Whether the month of a date and the range have a moment in common.
  func includesMonth(of date: Date, in calendar: Calendar) -> Bool {
    calendar.dateInterval(of: .month, for: date).map(includesPart) ?? false
  }

  /// Returns a date in the month before a page, or in the last month of the range if that is earlier; `nil` if the range
  /// has no month before the page.
  func month(before page: MonthPage) -> Date? {
    guard let previous = page.previous, minimum.map({ $0 < previous.end }) ?? true else {
      return nil
    }
    return maximum.map { min($0, previous.start) } ?? previous.start
  }

  /// Returns a date in the month after a page, or in the first month of the range if that is later; `nil` if the range
  /// has no month after the page.
  func month(after page: MonthPage) -> Date? {
    guard let next = page.next, maximum.map({ $0 >= next.start }) ?? true else { return nil }
    return minimum.map { max($0, next.start) } ?? next.start
  }
}

/// Changes to the parts of a date, computed by a calendar.
struct DateEditor {
  let calendar: Calendar
  let bounds: DateBounds

  /// Returns a date whose part is some steps further. Parts other than the year begin again after the last value and
  /// leave the larger parts unchanged.
  func step(_ field: DateField, of date: Date, by steps: Int) -> Date {
    switch field {
    case .dayPeriod:
      let hour = calendar.component(.hour, from: date)
      return set(.hour, of: date, to: (hour + 12) % 24)
    case .hour: return step(field, of: date, by: steps, count: 24)
    case .minute, .second: return step(field, of: date, by: steps, count: 60)
    case .year, .month, .day:
      let next = calendar.date(
        byAdding: field.component, value: steps, to: date, wrappingComponents: field != .year)
      return bounds.nearest(to: next ?? date)
    }
  }

  /// Returns a date whose part of the time of day is some steps further on the face of a clock.
  private func step(_ field: DateField, of date: Date, by steps: Int, count: Int) -> Date {
    var value = calendar.component(field.component, from: date)
    // An hour that the day does not have, as the clocks are put forward, is passed over.
    for _ in 0..<2 {
      value = ((value + steps) % count + count) % count
      var parts = parts(of: date)
      parts.setValue(value, for: field.component)
      if let next = moment(parts, near: date),
        calendar.component(field.component, from: next) == value
      {
        return bounds.nearest(to: next)
      }
    }
    return date
  }

  /// Returns a date with another value of a part. Values out of range become the nearest one, and a day that the month
  /// does not have becomes its last.
  func set(_ field: DateField, of date: Date, to value: Int) -> Date {
    let limits = range(of: field, at: date)
    return nearest(to: [field: min(max(value, limits.lowerBound), limits.upperBound)], of: date)
  }

  /// The values of a part.
  func range(of field: DateField, at date: Date) -> ClosedRange<Int> {
    let range: Range<Int>? =
      switch field {
      case .year: 1..<10_000
      case .month: calendar.range(of: .month, in: .year, for: date)
      case .day: calendar.range(of: .day, in: .month, for: date)
      case .hour, .dayPeriod: calendar.range(of: .hour, in: .day, for: date)
      case .minute: calendar.range(of: .minute, in: .hour, for: date)
      case .second: calendar.range(of: .second, in: .minute, for: date)
      }
    guard let range, let last = range.last else { return 0...59 }
    return range.lowerBound...last
  }

  /// Returns a date on another day, at the same time of day.
  func move(_ date: Date, toDay day: Date) -> Date {
    let distance = calendar.startOfDay(for: day).timeIntervalSince(calendar.startOfDay(for: date))
    // Days have between 23 and 25 hours, so that the distance in hours is not a multiple of 24.
    guard let days = Int(exactly: (distance / 86_400).rounded()) else { return date }
    return bounds.nearest(to: calendar.date(byAdding: .day, value: days, to: date) ?? date)
  }
}

// MARK: Parts that were typed

extension DateEditor {
  /// Adds a part as it was typed: an hour up to twelve is in the same half of the day if the locale counts hours so,
  /// and a year of two digits is in the century of the date.
  ///
  /// - Parameter halves: whether hours are counted to twelve.
  func enter(
    _ value: Int, digits: Int, as field: DateField, into draft: inout DateDraft, of date: Date,
    halves: Bool
  ) {
    var value = value
    switch field {
    case .year where digits <= 2:
      let year = calendar.component(.year, from: date)
      value += year - year % 100
    case .hour where halves && (1...12).contains(value):
      let hour = draft.values[.hour] ?? calendar.component(.hour, from: date)
      value = value % 12 + (hour >= 12 ? 12 : 0)
    default: break
    }
    let limits = widestRange(of: field)
    draft.values[field] = min(max(value, limits.lowerBound), limits.upperBound)
  }

  /// The values that a part has in any date, which may be typed before the parts that allow them.
  func widestRange(of field: DateField) -> ClosedRange<Int> {
    switch field {
    case .year: return 1...9_999
    case .hour, .dayPeriod: return 0...23
    case .minute, .second: return 0...59
    case .month, .day:
      guard let range = calendar.maximumRange(of: field.component), let last = range.last else {
        return 1...31
      }
      return range.lowerBound...last
    }
  }

  /// Returns the date with some parts; `nil` if there is none, or if it is out of the range.
  ///
  /// - Parameter unit: the smallest part that is edited; a date whose unit has a moment in the range is in it.
  func date(
    with values: [DateField: Int], of date: Date, to unit: Calendar.Component
  ) -> Date? {
    let parts = parts(of: date, with: values)
    guard let found = moment(parts, near: date),
      let period = calendar.dateInterval(of: unit, for: found), bounds.includesPart(of: period)
    else { return nil }
    let actual = self.parts(of: found)
    let isExact = Self.compared.allSatisfy { actual.value(for: $0) == parts.value(for: $0) }
    return isExact ? bounds.nearest(to: found) : nil
  }

  /// Returns the date in the range that is nearest to some parts. A day that the month does not have becomes its last.
  func nearest(to values: [DateField: Int], of date: Date) -> Date {
    var parts = parts(of: date, with: values)
    if let day = parts.day {
      var first = parts
      first.day = 1
      if let month = calendar.date(from: first),
        let days = calendar.range(of: .day, in: .month, for: month)
      {
        parts.day = min(day, days.upperBound - 1)
      }
    }
    return bounds.nearest(to: moment(parts, near: date) ?? date)
  }

  private static let compared: [Calendar.Component] = [
    .year, .month, .day, .hour, .minute, .second,
  ]

  private func parts(of date: Date, with values: [DateField: Int] = [:]) -> DateComponents {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    for (field, value) in values { parts.setValue(value, for: field.component) }
    return parts
  }

  /// Returns the moment with some parts. If an hour is repeated because the clocks are put back, the moment has the
  /// same distance from UTC as a date.
  private func moment(_ parts: DateComponents, near date: Date) -> Date? {
    guard let found = calendar.date(from: parts) else { return nil }
    let zone = calendar.timeZone
    let distance = zone.secondsFromGMT(for: found) - zone.secondsFromGMT(for: date)
    if distance == 0 { return found }
    let other = found.addingTimeInterval(Double(distance))
    return self.parts(of: other) == self.parts(of: found) ? other : found
  }
}
