internal import Foundation

/// A unit in which times are told, from the largest one to the smallest one.
enum TimeUnit: String, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The options of which each allows the unit.
  var calendarUnits: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The length in seconds; `nil` for a unit whose length depends on the date.
  var length: Double? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// Whether the unit is a part of a day.
  var isTime: Bool { (length ?? .infinity) < 86_400 }

  /// Returns how often a smaller unit is contained in this one; `nil` if that depends on the date.
  func count(of other: TimeUnit) -> Double? {
    if self == .year, other == .month { return 12 }
    guard let length, let part = other.length else { return nil }
    return length / part
  }
}

extension DateComponents {
  /// The number of a unit; `nil` if there is none.
  subscript(_ unit: TimeUnit) -> Int? {
    unit == .week ? weekOfMonth ?? weekOfYear : value(for: unit.component)
  }
}
