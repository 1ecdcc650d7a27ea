import Foundation
import Testing

@testable import PlumbUI

/// Dates and attributed strings as texts.
@Suite struct TextDateTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  @Test(
    arguments: [
      (Text.DateStyle.relative, 8_580.0, "2 hr, 23 min"), (.relative, -5, "5 sec"),
      (.relative, 0, "0 sec"), (.offset, 7_300, "+2 hours"), (.offset, -60, "-1 minute"),
      (.timer, 152, "2:32"), (.timer, 3_661, "1:01:01"), (.timer, -59, "0:59"),
    ])
  func `tell how far a date is from now`(
    style: Text.DateStyle, seconds: Double, expected: String
  ) {
    #expect(style.text(for: now.addingTimeInterval(seconds), now: now) == expected)
  }

  @Test func `a time of day and a day are formatted by the locale`() {
    #expect(
      Text(now, style: .time).string == now.formatted(date: .omitted, time: .shortened))
    #expect(Text(now, style: .date).string == now.formatted(date: .long, time: .omitted))
  }

  @Test func `a time without end is told, too`() {
    #expect(!Text.DateStyle.relative.text(for: .distantFuture, now: .distantPast).isEmpty)
  }

  @Test func `an attributed string says what it says`() {
    #expect(Text(AttributedString("plain")).string == "plain")
  }
}
