/// A day in the words of changelogs, which are English everywhere.
struct PackageDay {
  private let weekday: String
  private let month: String
  private let day: Int
  private let year: Int

  /// Reads a day in the form `2026-11-28`; `nil` if there is no such day.
  init?(_ text: String) {
    guard let seconds = BundleDate.seconds(ofDay: text) else { return nil }
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]), seconds >= 0 else { return nil }
    year = numbers[0]
    month = Self.months[numbers[1] - 1]
    day = numbers[2]
    // The first day of 1970 was a Thursday.
    weekday = Self.weekdays[(seconds / 86_400 + 4) % 7]
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private var twoDigits: String { day < 10 ? "0\(day)" : "\(day)" }

  /// Noon of the day, as in changelogs of Debian: `Sat, 28 Nov 2026 12:00:00 +0000`.
  var debianText: String { "\(weekday), \(twoDigits) \(month) \(year) 12:00:00 +0000" }

  /// The day as in changelogs of RPM: `Sat Nov 28 2026`.
  var rpmText: String { "\(weekday) \(month) \(twoDigits) \(year)" }
}
