import Foundation
import PlumbFoundation
import Testing

/// The texts of lengths of time. The file imports Foundation as well, whose class of the same name cannot be used.
@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [],
    locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar(locale)
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  private func calendar(_ locale: String = "en_US") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    return calendar
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "2:46:40"),
    (.abbreviated, "2h 46m 40s"),
    (.short, "2 hr, 46 min, 40 sec"),
    (.full, "2 hours, 46 minutes, 40 seconds"),
    (.spellOut, "two hours, forty-six minutes, forty seconds"),
    (.brief, "2hr 46min 40sec"),
  ])
  func `each style has its words`(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(
      formatter(style, [.hour, .minute, .second]).string(from: 10_000) == text)
  }

  @Test func `words are those of the language of the calendar`() {
    #expect(formatter(.full, locale: "de_DE").string(from: 7_260) == "2 Stunden und 1 Minute")
    #expect(formatter(.full, locale: "ru").string(from: 10_800) == "3 часа")
  }

  /// The text with plain spaces for those that do not break, which some languages have beside numbers.
  private func plain(_ text: String?) -> String? {
    text.map { String($0.map { $0.isWhitespace ? " " : $0 }) }
  }

  @Test(arguments: [
    ("de_DE", "2 Stunden und 5 Minuten", "1 Stunde"),
    ("fr_FR", "2 heures et 5 minutes", "1 heure"),
    ("ja_JP", "2時間 5分", "1時間"),
    ("ar_AE", "ساعتان و5 دقائق", "ساعة"),
  ])
  func `hours and minutes have the words and plurals of a language`(
    language: String, several: String, one: String
  ) {
    let formatter = formatter(.full, locale: language)
    #expect(plain(formatter.string(from: 7_500)) == several)
    #expect(plain(formatter.string(from: 3_600)) == one)
  }

  @Test func `one is singular`() {
    #expect(formatter(.full).string(from: 3_661) == "1 hour, 1 minute, 1 second")
  }

  @Test func `positions without a number are left out at the start, or padded`() {
    let formatter = formatter(.positional, [.hour, .minute, .second])
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3_605) == "1:00:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 65) == "0:01:05")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test func `days are beside the positions`() {
    #expect(
      formatter(.positional, [.day, .hour, .minute]).string(from: 90_060) == "1d 1:01")
  }

  @Test func `zeros are left out where the behaviour says so`() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    #expect(formatter.string(from: 3_610) == "1h 10s")
    #expect(formatter.string(from: 0) == "0s")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 3_610) == "1h 0m 10s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "0h 1m")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 3_610) == "1h 10s")
    #expect(formatter.string(from: 60) == "0h 1m 0s")
  }

  @Test func `the number of units counts from the first that is not zero`() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4_230) == "1h 10m")
    #expect(formatter.string(from: 630) == "10m 30s")
    // Cut off, and not rounded to 2 hours.
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 7_199) == "1h")
  }

  @Test func `one of the largest unit is told in the next one`() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  @Test func `a fraction is that of the smallest unit`() {
    let formatter = formatter(.abbreviated, [.hour])
    formatter.allowsFractionalUnits = true
    #expect(formatter.string(from: 5_400) == "1.5h")
    formatter.allowsFractionalUnits = false
    #expect(formatter.string(from: 5_400) == "1h")
  }

  @Test func `a time in the past has a sign`() {
    #expect(formatter(.positional, [.minute, .second]).string(from: -65) == "-1:05")
    #expect(formatter(.positional, [.minute, .second]).string(from: .infinity) == nil)
  }

  @Test func `months between dates have the lengths of the calendar`() throws {
    let calendar = calendar()
    let start = try #require(
      calendar.date(from: DateComponents(year: 2024, month: 1, day: 31)))
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 3, day: 1)))
    // To the 29th of February, and from there a day.
    #expect(formatter(.abbreviated, [.month, .day]).string(from: start, to: end) == "1mo 1d")
    #expect(formatter(.full, [.day]).string(from: start, to: end) == "30 days")
  }

  @Test func `components are told in the units that are allowed`() {
    let components = DateComponents(minute: 90)
    #expect(formatter(.full).string(from: components) == "90 minutes")
    #expect(
      formatter(.full, [.hour, .minute]).string(from: components) == "1 hour, 30 minutes")
    #expect(formatter(.full).string(from: DateComponents()) == nil)
    #expect(formatter(.full).string(for: components) == "90 minutes")
    #expect(formatter(.full).string(for: "90") == nil)
  }

  @Test(arguments: [
    ("en_US", "About 5 minutes", "5 minutes remaining", "About 5 minutes remaining"),
    ("de_AT", "Etwa 5 Minuten", "Noch 5 Minuten", "Noch etwa 5 Minuten"),
    ("fr_CA", "Environ 5 minutes", "Il reste 5 minutes", "Il reste environ 5 minutes"),
    ("ja_JP", "約5分", "残り5分", "残り約5分"),
    ("ru_RU", "5 минут", "5 минут", "5 минут"),
  ])
  func `phrases are those of the language, if it has some`(
    language: String, about: String, left: String, both: String
  ) {
    let formatter = formatter(.full, locale: language)
    formatter.includesApproximationPhrase = true
    #expect(plain(formatter.string(from: 300)) == about)
    formatter.includesTimeRemainingPhrase = true
    #expect(plain(formatter.string(from: 300)) == both)
    formatter.includesApproximationPhrase = false
    #expect(plain(formatter.string(from: 300)) == left)
  }
}
