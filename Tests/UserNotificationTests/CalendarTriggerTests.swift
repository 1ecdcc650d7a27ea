import Foundation
import Testing

@testable import UserNotifications

/// The next times of calendar triggers, computed by hand.
@Suite struct CalendarTriggerTests {
  /// Returns a time from its notation, which ends in Z for Greenwich.
  private func time(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  /// Returns the next time of components in a time zone.
  private func next(
    _ components: DateComponents, in zone: String = "Europe/Berlin", after text: String
  ) throws -> Date? {
    var components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    components.calendar = calendar
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
      .nextDate(after: try time(text))
  }

  // Berlin is one hour ahead of Greenwich in winter and two in summer.

  @Test func `an hour and a minute match every day`() throws {
    let morning = DateComponents(hour: 8, minute: 30)
    #expect(
      try next(morning, after: "2026-01-10T06:00:00Z") == time("2026-01-10T07:30:00Z"))
    // At the time itself the next one is that of the next day.
    #expect(
      try next(morning, after: "2026-01-10T07:30:00Z") == time("2026-01-11T07:30:00Z"))
  }

  @Test func `the clock and not the time between is the same when the clock changes`() throws {
    let morning = DateComponents(hour: 8, minute: 30)
    // Summer time begins on 29 March 2026, and ends on 25 October.
    #expect(
      try next(morning, after: "2026-03-28T08:00:00Z") == time("2026-03-29T06:30:00Z"))
    #expect(
      try next(morning, after: "2026-10-24T08:00:00Z") == time("2026-10-25T07:30:00Z"))
  }

  @Test func `a time that the clock skips is the first one after the gap`() throws {
    // At 2 o'clock, 1 o'clock in Greenwich, it is 3 o'clock.
    #expect(
      try next(DateComponents(hour: 2, minute: 30), after: "2026-03-28T12:00:00Z")
        == time("2026-03-29T01:00:00Z"))
  }

  @Test func `of a time that the clock shows twice the first one counts`() throws {
    // At 3 o'clock in summer, 1 o'clock in Greenwich, it is 2 o'clock again.
    let night = DateComponents(hour: 2, minute: 30)
    #expect(try next(night, after: "2026-10-24T12:00:00Z") == time("2026-10-25T00:30:00Z"))
    #expect(try next(night, after: "2026-10-25T00:30:00Z") == time("2026-10-26T01:30:00Z"))
  }

  @Test func `components bring their time zone`() throws {
    var components = DateComponents(hour: 9)
    components.timeZone = TimeZone(identifier: "America/New_York")
    // Four hours behind Greenwich in summer.
    #expect(
      try next(components, after: "2026-06-01T00:00:00Z") == time("2026-06-01T13:00:00Z"))
  }

  @Test func `a day of the week and a day of the year are found`() throws {
    // 28 November 2026 is a Saturday; the week of a Gregorian calendar begins with Sunday.
    #expect(
      try next(DateComponents(hour: 9, weekday: 2), after: "2026-11-28T12:00:00Z")
        == time("2026-11-30T08:00:00Z"))
    #expect(
      try next(DateComponents(month: 2, day: 29, hour: 1), after: "2027-03-01T12:00:00Z")
        == time("2028-02-29T00:00:00Z"))
    // In a year without the day, it is the beginning of the next one: 1 March in Berlin.
    #expect(
      try next(DateComponents(month: 2, day: 29, hour: 1), after: "2026-03-01T12:00:00Z")
        == time("2027-02-28T23:00:00Z"))
  }

  @Test func `a whole date matches once`() throws {
    let date = DateComponents(year: 2026, month: 12, day: 24, hour: 18, minute: 0, second: 0)
    #expect(try next(date, after: "2026-11-28T12:00:00Z") == time("2026-12-24T17:00:00Z"))
    #expect(try next(date, after: "2026-12-24T17:00:00Z") == nil)
  }

  @Test func `components that no date has match none`() throws {
    for components in [
      DateComponents(), DateComponents(nanosecond: 5), DateComponents(month: 13),
      DateComponents(hour: 99), DateComponents(day: 40), DateComponents(minute: -1),
      DateComponents(weekday: 9), DateComponents(year: 2026, month: 0),
      DateComponents(hour: .max), DateComponents(year: .max), DateComponents(day: .min),
    ] {
      #expect(try next(components, after: "2027-01-10T06:00:00Z") == nil, "\(components)")
    }
  }

  @Test func `the next times are in the future`() throws {
    let now = Date.now
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 8), repeats: true)
    let date = try #require(daily.nextTriggerDate())
    // A day has at most 25 hours.
    #expect(date > now && date <= now + 25 * 3_600)
    let interval = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
    let next = try #require(interval.nextTriggerDate())
    #expect(next >= now + 90 && next < now + 150)
    #expect(daily.repeats && !interval.repeats && interval.timeInterval == 90)
    #expect(daily.dateComponents == DateComponents(hour: 8))
  }
}
