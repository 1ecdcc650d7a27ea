import Foundation

/// The time of everything in a bundle, which depends on no clock.
enum BundleDate {
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  /// Returns noon UTC of a day such as `2026-11-28`, which is the same day in all inhabited places but a few; `nil` if
  /// there is no such day.
  static func seconds(ofDay day: String) -> Int? {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    let parts = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: 12)
    guard let date = calendar.date(from: parts) else { return nil }
    let found = calendar.dateComponents([.year, .month, .day], from: date)
    guard [found.year, found.month, found.day] == numbers.map(Optional.some) else { return nil }
    return Int(date.timeIntervalSince1970)
  }

  /// Returns the day of a time, such as `2026-11-28`.
  static func day(of seconds: Int) -> String {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
  }

  /// Returns the time of a bundle: `SOURCE_DATE_EPOCH`, or else noon of the newest release's day.
  static func timestamp(
    of description: BundleDescription, environment: [String: String]
  ) throws(BundleFailure) -> Int {
    if let text = environment["SOURCE_DATE_EPOCH"], !text.isEmpty {
      // The archives have room for 33 bits.
      guard let seconds = Int(text), (0..<1 << 33).contains(seconds) else {
        throw BundleFailure(
          "SOURCE_DATE_EPOCH is \"\(text)\"; set it to a number of seconds since 1970.")
      }
      return seconds
    }
    return description.releases.first.flatMap { seconds(ofDay: $0.date) } ?? 0
  }
}
