import Foundation
import Testing

@testable import Tally

/// The numbers and the moments at the axes of the chart.
@Suite struct `The scales of the history` {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 10, 25, 99, 100, 101, 12_345, 1_000_000, Int.max])
  func `of numbers have steps of one, two or five times a power of ten`(largest: Int) throws {
    let scales = CountScale.scales(upTo: largest)
    #expect(!scales.isEmpty)
    for scale in scales {
      var digit = scale.step
      while digit.isMultiple(of: 10) { digit /= 10 }
      #expect([1, 2, 5].contains(digit))
      #expect(scale.counts.first == 0)
      #expect(scale.counts.count >= 2)
      #expect(scale.counts.count <= 9)
      #expect(scale.counts.allSatisfy { $0.isMultiple(of: scale.step) && $0 <= max(1, largest) })
      // The next number would be above the largest one.
      #expect(try #require(scale.counts.last) > max(1, largest) - scale.step)
    }
    #expect(scales.map(\.step) == scales.map(\.step).sorted())
  }

  @Test func `of numbers up to 25 are by 5, 10 and 20`() {
    #expect(CountScale.scales(upTo: 25).map(\.step) == [5, 10, 20])
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func calendar(_ zone: String, _ locale: String = "en_US") throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  /// Spans from ten seconds to 8 000 years.
  static let spans = (0..<36).map { 10 * pow(2, TimeInterval($0)) }

  @Test(arguments: spans, ["UTC", "Asia/Kathmandu", "America/New_York"])
  func `of time have two to nine moments, and one with a single moment at the end`(
    length: TimeInterval, zone: String
  ) throws {
    let calendar = try calendar(zone)
    for start in ["2026-03-08T06:59:33Z", "2024-02-29T23:59:59Z", "1970-01-01T00:00:00Z"] {
      let start = try date(start)
      let span = start...start.addingTimeInterval(length)
      let scales = TimeScale.scales(for: span, in: calendar)
      #expect(scales.count >= 2)
      #expect(scales.last?.dates.count == 1)
      for scale in scales {
        #expect(scale.dates.count <= 9)
        #expect(scale.dates.allSatisfy { span.contains($0) })
        #expect(scale.dates == Set(scale.dates).sorted())
      }
      #expect(scales.dropLast().allSatisfy { $0.dates.count > 1 })
    }
  }

  @Test(arguments: spans, ["UTC", "Asia/Kathmandu", "America/New_York"])
  func `of time begin with units of the calendar`(length: TimeInterval, zone: String) throws {
    let calendar = try calendar(zone)
    let start = try date("2026-03-07T17:43:21Z")
    for scale in TimeScale.scales(for: start...start.addingTimeInterval(length), in: calendar) {
      for date in scale.dates {
        let parts = calendar.dateComponents(
          [.year, .month, .day, .hour, .minute, .second, .weekday], from: date)
        let count = scale.step.count
        func isMultiple(_ value: Int?) -> Bool { value?.isMultiple(of: count) ?? false }
        switch scale.step.unit {
        case .second: #expect(isMultiple(parts.second))
        case .minute: #expect(isMultiple(parts.minute) && parts.second == 0)
        case .hour:
          // In the night in which clocks are put forward there is no two o'clock.
          #expect(isMultiple(parts.hour) || parts.hour == 3)
          #expect(parts.minute == 0)
        case .day: #expect(parts.hour == 0 && parts.minute == 0)
        case .weekOfYear: #expect(parts.weekday == calendar.firstWeekday && parts.hour == 0)
        case .month:
          #expect(parts.day == 1 && isMultiple(parts.month.map { $0 - 1 }))
        default: #expect(parts.month == 1 && parts.day == 1 && isMultiple(parts.year))
        }
      }
    }
  }

  @Test func `of hours go by the clock when clocks are changed`() throws {
    let calendar = try calendar("America/New_York")
    let day = try date("2026-03-08T05:00:00Z")
    let dates = TimeScale.Step(6, .hour).dates(
      in: day...day.addingTimeInterval(86_400), calendar: calendar)
    #expect(dates.map { calendar.component(.hour, from: $0) } == [0, 6, 12, 18, 0])
  }

  @Test func `of weeks begin with the first day of the week of the region`() throws {
    let start = try date("2026-03-04T12:00:00Z")
    let span = start...start.addingTimeInterval(10 * 86_400)
    let step = TimeScale.Step(1, .weekOfYear)
    #expect(
      step.dates(in: span, calendar: try calendar("UTC", "en_US")).first
        == (try date("2026-03-08T00:00:00Z")))
    #expect(
      step.dates(in: span, calendar: try calendar("UTC", "de_DE")).first
        == (try date("2026-03-09T00:00:00Z")))
  }

  @Test(arguments: [
    ("en_US", 2, Calendar.Component.hour, "4:00 PM"), ("de_DE", 2, .hour, "16:00"),
    ("en_US", 1, .day, "Mar 4"), ("en_GB", 1, .day, "4 Mar"), ("es", 1, .month, "mar"),
    ("en_US", 1, .year, "2026"),
  ])
  func `have texts in the manner of the region`(
    locale: String, count: Int, unit: Calendar.Component, text: String
  ) throws {
    let calendar = try calendar("UTC", locale)
    let label = TimeScale.Step(count, unit).label(
      for: try date("2026-03-04T16:00:00Z"), locale: Locale(identifier: locale),
      calendar: calendar)
    // A narrow space may separate the time from AM and PM.
    #expect(label.replacing("\u{202F}", with: " ") == text)
  }

  @Test func `say the day at midnight, and the year in January`() throws {
    let calendar = try calendar("UTC")
    let newYear = try date("2027-01-01T00:00:00Z")
    let locale = Locale(identifier: "en_US")
    let hour = TimeScale.Step(6, .hour).label(for: newYear, locale: locale, calendar: calendar)
    let month = TimeScale.Step(1, .month).label(for: newYear, locale: locale, calendar: calendar)
    #expect(hour == "Jan 1")
    #expect(month == "2027")
  }

  @Test func `leave space between texts`() {
    // Two texts of 40 at both edges are moved inside: 40 + 20 + 40.
    #expect(TimeAxisLayout.leastWidth(fractions: [0, 1], widths: [40, 40]) == 100)
    // A quarter of the width is 20 + 40.
    #expect(TimeAxisLayout.leastWidth(fractions: [0.4, 0.65], widths: [40, 40]) == 240)
    #expect(TimeAxisLayout.leastWidth(fractions: [0.5], widths: [40]) == 40)
  }

  @Test func `move what is at the ends of lines apart`() {
    let heights: [CGFloat] = [20, 20, 20]
    #expect(
      LineEndsLayout.centres(wanted: [90, 10, 50], heights: heights, room: 100) == [90, 10, 50])
    #expect(
      LineEndsLayout.centres(wanted: [0, 0, 0], heights: heights, room: 100) == [0, 20, 40])
    #expect(
      LineEndsLayout.centres(wanted: [100, 100, 95], heights: heights, room: 100)
        == [80, 100, 60])
  }
}
