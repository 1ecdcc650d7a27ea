import Foundation
import PlumbFoundation
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ style: RelativeDateTimeFormatter.UnitsStyle = .full, locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.unitsStyle = style
    return formatter
  }

  @Test func `the largest unit is told, cut off`() {
    let formatter = formatter()
    #expect(formatter.localizedString(fromTimeInterval: -7_200) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 7_199) == "in 1 hour")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "in 0 seconds")
  }

  @Test func `units are those of the calendar`() throws {
    let calendar = Calendar(identifier: .gregorian)
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 5, day: 20)))
    let end = try #require(calendar.date(from: DateComponents(year: 2022, month: 5, day: 20)))
    #expect(formatter().localizedString(for: end, relativeTo: start) == "2 years ago")
    #expect(
      formatter().localizedString(for: start, relativeTo: start.addingTimeInterval(86_400 * 9))
        == "1 week ago")
  }

  @Test func `a day beside today has a name`() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
    #expect(formatter.localizedString(from: DateComponents(day: -3)) == "3 days ago")
    formatter.dateTimeStyle = .numeric
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "1 day ago")
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago"), (.spellOut, "two months ago"),
    (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
  ])
  func `each style has its words`(_ style: RelativeDateTimeFormatter.UnitsStyle, _ text: String) {
    #expect(formatter(style).localizedString(from: DateComponents(month: -2)) == text)
  }

  @Test func `words are those of the language`() {
    #expect(
      formatter(locale: "de_DE").localizedString(fromTimeInterval: -7_200) == "vor 2 Stunden")
    let sentence = formatter(locale: "de_DE")
    sentence.formattingContext = .beginningOfSentence
    #expect(sentence.localizedString(fromTimeInterval: -7_200) == "Vor 2 Stunden")
  }

  @Test(arguments: [
    ("fr_FR", "il y a 2 heures", "dans 1 heure"), ("ja_JP", "2 時間前", "1 時間後"),
    ("ar_AE", "قبل ساعتين", "خلال ساعة واحدة"),
  ])
  func `times before and after have the phrases of the language`(
    language: String, before: String, after: String
  ) {
    let formatter = formatter(locale: language)
    func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
    #expect(plain(formatter.localizedString(fromTimeInterval: -7_200)) == before)
    #expect(plain(formatter.localizedString(fromTimeInterval: 3_600)) == after)
  }

  @Test func `only dates have a text`() {
    #expect(formatter().string(for: Date(timeIntervalSinceNow: -7_210)) == "2 hours ago")
    #expect(formatter().string(for: 7_200) == nil)
  }
}
