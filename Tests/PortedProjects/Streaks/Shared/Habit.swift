import Foundation

/// Something to do every day.
struct Habit: Codable, Identifiable, Hashable {
  var id = UUID()
  var name: String
  var symbol: String
  /// The numbers of the days on which it was done, counted from the reference date.
  var days: Set<Int> = []

  /// Returns how many days in a row it was done, up to a day or to the day before it.
  func streak(on day: Int) -> Int {
    var last = days.contains(day) ? day : day - 1
    var length = 0
    while days.contains(last) {
      length += 1
      last -= 1
    }
    return length
  }

  mutating func toggle(on day: Int) {
    if days.remove(day) == nil { days.insert(day) }
  }
}

extension Habit {
  static func samples(today: Int) -> [Habit] {
    [
      Habit(name: "Read", symbol: "book.fill", days: Set(today - 4..<today)),
      Habit(name: "Walk", symbol: "figure.walk", days: Set(today - 2..<today)),
      Habit(name: "Stretch", symbol: "figure.flexibility"),
    ]
  }
}

extension Date {
  /// The number of days since the reference date, by the calendar of the person.
  var dayNumber: Int {
    Calendar.current.dateComponents(
      [.day], from: Date(timeIntervalSinceReferenceDate: 0), to: self
    ).day ?? 0
  }
}
