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
}

/// Changes to the parts of a date, computed by a calendar.
struct DateEditor {
  let calendar: Calendar
  let bounds: DateBounds

  /// Returns a date whose part is some steps further. Parts other than the year begin again after the last value and
  /// leave the larger parts unchanged.
  func step(_ field: DateField, of date: Date, by steps: Int) -> Date {
    if field == .dayPeriod {
      let hour = calendar.component(.hour, from: date)
      return set(.hour, of: date, to: (hour + 12) % 24)
    }
    let next = calendar.date(
      byAdding: field.component, value: steps, to: date, wrappingComponents: field != .year)
    return bounds.nearest(to: next ?? date)
  }

  /// Returns a date with another value of a part. Values out of range become the nearest one, and a day that the month
  /// does not have becomes its last.
  func set(_ field: DateField, of date: Date, to value: Int) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    let limits = range(of: field, at: date)
    parts.setValue(min(max(value, limits.lowerBound), limits.upperBound), for: field.component)
    if field == .year || field == .month, let day = parts.day {
      var first = parts
      first.day = 1
      if let month = calendar.date(from: first),
        let days = calendar.range(of: .day, in: .month, for: month)
      {
        parts.day = min(day, days.upperBound - 1)
      }
    }
    return bounds.nearest(to: calendar.date(from: parts) ?? date)
  }

  /// Returns a date with a part as it was typed: an hour up to twelve is in the same half of the day if the locale
  /// counts hours so, and a year of two digits is in the century of the date.
  func enter(_ value: Int, digits: Int, as field: DateField, of date: Date, halves: Bool) -> Date {
    switch field {
    case .year where digits <= 2:
      let year = calendar.component(.year, from: date)
      return set(.year, of: date, to: year - year % 100 + value)
    case .hour where halves && (1...12).contains(value):
      let isLate = calendar.component(.hour, from: date) >= 12
      return set(.hour, of: date, to: value % 12 + (isLate ? 12 : 0))
    default: return set(field, of: date, to: value)
    }
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
    let distance = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: date), to: calendar.startOfDay(for: day))
    let moved = calendar.date(byAdding: .day, value: distance.day ?? 0, to: date)
    return bounds.nearest(to: moved ?? date)
  }

  /// Whether a moment of a day can be selected.
  func allows(day: Date) -> Bool {
    calendar.dateInterval(of: .day, for: day).map(bounds.includesPart) ?? false
  }
}
