import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Dates as texts.
@Suite struct TextDateTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func string(_ text: Text, in locale: String = "en_US", at now: Date? = nil) -> String {
    text.string(
      in: TextReading(
        locale: Locale(identifier: locale), timeZone: .gmt, folder: nil, now: now ?? self.now))
  }

  @Test(
    arguments: [
      (Text.DateStyle.relative, 8_580.0, "2 hr, 23 min"), (.relative, -5, "5 sec"),
      (.relative, 0, "0 sec"), (.offset, 7_300, "+2 hours"), (.offset, -60, "-1 minute"),
      (.timer, 152, "2:32"), (.timer, 3_661, "1:01:01"), (.timer, -59, "0:59"),
    ])
  func `tell how far a date is from now`(
    style: Text.DateStyle, seconds: Double, expected: String
  ) {
    #expect(string(Text(now.addingTimeInterval(seconds), style: style)) == expected)
  }

  @Test func `a time of day and a day are formatted by the locale`() {
    #expect(string(Text(now, style: .date)) == "January 1, 2001")
    #expect(string(Text(now, style: .date), in: "es") == "1 de enero de 2001")
    #expect(string(Text(now, style: .time), in: "es_ES") == "0:00")
  }

  @Test func `other languages tell times in their own words`() {
    #expect(
      string(Text(now.addingTimeInterval(8_580), style: .relative), in: "de") == "2 Std., 23 Min.")
    #expect(string(Text(now.addingTimeInterval(-7_300), style: .offset), in: "es") == "-2 horas")
  }

  @Test func `a time without end is told, too`() {
    #expect(!string(Text(.distantFuture, style: .relative), at: .distantPast).isEmpty)
  }

  @Test func `a timer runs between its ends`() {
    let interval = now...now.addingTimeInterval(90)
    let after = now.addingTimeInterval(30.5)
    #expect(string(Text(timerInterval: interval)) == "1:30")
    #expect(string(Text(timerInterval: interval), at: after) == "1:00")
    #expect(string(Text(timerInterval: interval, countsDown: false), at: after) == "0:30")
    #expect(string(Text(timerInterval: interval), at: now.addingTimeInterval(200)) == "0:00")
    #expect(
      string(Text(timerInterval: interval, pauseTime: now.addingTimeInterval(45)), at: after)
        == "0:45")
    let long = now...now.addingTimeInterval(7_200)
    #expect(string(Text(timerInterval: long)) == "2:00:00")
    #expect(string(Text(timerInterval: long, showsHours: false)) == "120:00")
  }

  @Test func `texts that tell how far a date is change with its seconds`() {
    let date = now.addingTimeInterval(100.25)
    let change = Text(date, style: .timer).nextChange(after: now)
    #expect(abs((change ?? now).timeIntervalSince(now) - 0.25) < 1e-5)
    #expect(Text(date, style: .date).nextChange(after: now) == nil)
    #expect(Text("in \(date, style: .relative)").nextChange(after: now) != nil)
    #expect(Text(timerInterval: now...date).nextChange(after: date) == nil)
  }

  @MainActor @Test func `a timer in a window changes by itself, and only then`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let laid = Laid(isAtRest: false) {
      Text(timerInterval: start...start.addingTimeInterval(10)).accessibilityIdentifier("timer")
    }
    func label() -> String? {
      laid.tree.elements().flattened.first { $0.identifier == "timer" }?.label
    }
    #expect(label() == "0:10")
    #expect(laid.tree.nextWakeUp.map { abs($0 - 1) < 1e-5 } == true)
    laid.show(at: 3.2)
    #expect(label() == "0:07")
    laid.show(at: 20)
    #expect(label() == "0:00")
    #expect(laid.tree.nextWakeUp == nil)
  }
}
