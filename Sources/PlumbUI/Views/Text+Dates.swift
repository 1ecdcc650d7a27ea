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
  /// Unlike SwiftUI's, a text that tells how far a date is from now does so as of the moment at
  /// which it is made; a `TimelineView` makes it anew.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(for: date, now: Date()))
  }

  /// The time between two dates, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(
      verbatim: (dates.lowerBound..<dates.upperBound).formatted(date: .omitted, time: .shortened))
  }

  /// The time of an interval, such as `9:41 – 10:00 AM`.
  nonisolated public init(_ interval: DateInterval) {
    self.init(
      verbatim: (interval.start..<interval.end).formatted(date: .omitted, time: .shortened))
  }
}

extension Text.DateStyle {
  func text(for date: Date, now: Date) -> String {
    let seconds = date.timeIntervalSince(now)
    switch kind {
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .date: return date.formatted(date: .long, time: .omitted)
    case .relative:
      let parts = Self.parts(of: abs(seconds))
      return parts.prefix(2).map { "\($0.count) \($0.unit)" }.joined(separator: ", ")
    case .offset:
      let largest = Self.parts(of: abs(seconds))[0]
      let name = largest.count == 1 ? largest.name : largest.name + "s"
      return "\(seconds < 0 ? "-" : "+")\(largest.count) \(name)"
    case .timer: return Self.clock(Int(abs(seconds)))
    }
  }

  /// The largest units of a time that count, and how many of each; at least one.
  private static func parts(
    of seconds: Double
  ) -> [(count: Int, unit: String, name: String)] {
    let units = [
      (86_400 * 365, "yr", "year"), (86_400 * 30, "mth", "month"), (86_400, "day", "day"),
      (3_600, "hr", "hour"), (60, "min", "minute"), (1, "sec", "second"),
    ]
    var rest = Int(min(seconds, 1e15))
    var parts: [(count: Int, unit: String, name: String)] = []
    for (length, unit, name) in units where rest >= length {
      parts.append((rest / length, unit, name))
      rest %= length
    }
    return parts.isEmpty ? [(0, "sec", "second")] : parts
  }

  private static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    return hours > 0
      ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }
}

extension Text {
  /// What an attributed string says; Foundation on Linux has no attributes that tell a look.
  nonisolated public init(_ attributed: AttributedString) {
    self.init(verbatim: String(attributed.characters))
  }
}
