import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct LocalizedStringKeyTests {
  private func reading(_ locale: String) -> LocalizationContext {
    LocalizationContext(
      locale: Locale(identifier: locale), timeZone: .gmt, folder: nil,
      now: Date(timeIntervalSinceReferenceDate: 0))
  }

  private func text(_ key: LocalizedStringKey, in locale: String = "en_US") -> String {
    Text(key).string(in: reading(locale))
  }

  /// Texts with translations.
  private func text(_ key: LocalizedStringKey, translatedAs phrase: String) -> String {
    key.phrase.runs(of: phrase, in: reading("en_US")).map(\.text).joined()
  }

  @Test func `has the text of a literal`() {
    #expect(text("plain") == "plain")
    #expect(text("") == "")
    #expect(text(LocalizedStringKey("value")) == "value")
  }

  @Test func `interpolates texts and integers unchanged`() {
    let (name, count) = ("Cat", 7)
    #expect(text("\(name): \(count) votes") == "Cat: 7 votes")
    #expect(text("\(-3)") == "-3")
    #expect(text("\(UInt8(200))") == "200")
  }

  @Test func `groups the digits of large integers by the locale`() {
    #expect(text("\(1_234_567)") == "1,234,567")
    #expect(text("\(1_234_567)", in: "de_DE") == "1.234.567")
    #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
  }

  @Test(arguments: [
    "en", "en_GB", "en_US_POSIX", "en_US@numbers=arab", "en-US-u-nu-arab", "de_DE", "ar_EG",
    "ne_NP", "und",
  ])
  func `writes integers like Foundation in every locale`(identifier: String) {
    let locale = Locale(identifier: identifier)
    for number in [-1_000, -1, 0, 7, 42, 999, 1_000, 12_345] {
      let expected = number.formatted(.number.locale(locale))
      #expect(text("\(number)", in: identifier) == expected)
      if let number = UInt64(exactly: number) {
        #expect(text("\(number)", in: identifier) == expected)
      }
    }
  }

  @Test func `has a format specifier for every value in its key`() {
    let key: LocalizedStringKey = "\("a") \(1) \(2.5) \(3.0, specifier: "%.1f") 100%"
    #expect(key.phrase.key == "%@ %lld %lf %.1f 100%%")
    #expect(text(key) == "a 1 2.500000 3.0 100%")
  }

  @Test func `formats a floating-point number with six fraction digits`() {
    #expect(text("\(1.5)") == "1.500000")
    #expect(text("\(-0.25)") == "-0.250000")
    #expect(text("\(100.0)") == "100.000000")
  }

  @Test func `keeps the attributes of an interpolated text`() {
    let runs = Text("a \(Text("b").bold()) c").runs(in: reading("en_US"))
    #expect(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs.map(\.attributes.weight) == [nil, .bold, nil])
  }

  @Test func `interpolates a value with a format`() {
    let format = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(text("\(2.25, format: format) votes") == "2.2 votes")
    #expect(text("\(2.25, format: format) votes", in: "de_DE") == "2,2 votes")
    #expect(Text(0.5, format: .percent).string(in: reading("en_US")) == "50%")
  }

  @Test func `supports format specifiers`() {
    #expect(text("\(3.14159, specifier: "%.2f")") == "3.14")
    #expect(text("\(7, specifier: "%03ld")") == "007")
  }

  @Test func `keeps percent signs`() {
    let name = "100 %"
    #expect(text("\(name) of %d") == "100 % of %d")
  }

  @Test func `interpolates the description of any other value`() {
    #expect(text("\(true) \([1, 2])") == "true [1, 2]")
  }

  @Test func `is inferred by Text for a literal, but not for a variable`() {
    let value = "*value*"
    #expect(Text("*a* \(1)").string(in: reading("en_US")) == "a 1")
    #expect(Text(value) == Text(verbatim: "*value*"))
    #expect(Text("\(value)").string(in: reading("en_US")) == "*value*")
  }

  @Test func `supports bold and italic Markdown`() {
    let runs = Text("a **b** *c* ~~d~~ `e` [f](https://g.h)").runs(in: reading("en"))
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e", " ", "f"])
    #expect(runs[1].attributes.weight == .bold)
    #expect(runs[3].attributes.isItalic == true)
    #expect(runs[5].attributes.strikethrough == .single(nil))
    #expect(runs[9].attributes.style != nil)
  }

  @Test func `keeps attributes of the whole text where Markdown sets none`() {
    let runs = Text("a **b**").italic().runs(in: reading("en"))
    #expect(runs.map(\.attributes.isItalic) == [true, true])
    #expect(runs.map(\.attributes.weight) == [nil, .bold])
  }

  @Test func `supports reordered values in translations`() {
    #expect(
      text("\("Ann") beats \("Bob")", translatedAs: "%2$@ yields to %1$@") == "Bob yields to Ann")
    #expect(text("\(3) votes", translatedAs: "%lld votos") == "3 votos")
    #expect(text("\(3.14159)", translatedAs: "%.2f") == "3.14")
    #expect(text("\("Ann")", translatedAs: "**%@** 100%%") == "Ann 100%")
  }

  @Test(arguments: [
    ("%lld", "Ann"), ("%s", "Ann"), ("%2$@", "%2$@"), ("%99999999d", "%99999999d"), ("%", "%"),
    ("%!", "%!"), ("%@%@", "Ann%@"), ("%0$@", "%0$@"), ("%n", "%n"),
  ])
  func `tolerates a translation of another format`(phrase: String, expected: String) {
    #expect(text("\("Ann")", translatedAs: phrase) == expected)
  }

  @Test func `uses the usual format for an unsuitable specifier`() {
    #expect(text("\(5)", translatedAs: "%@ %f %.1e %05d") == "5 %f %.1e %05d")
    #expect(text("\(5) \(6) \(7)", translatedAs: "%@ %f %03d") == "5 6 007")
  }

  @Test func `supports dates, formatters and other texts`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(text("\(date, style: .date)") == "January 1, 2001")
    #expect(text("\(date, style: .date)", in: "es") == "1 de enero de 2001")
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(text("\(NSNumber(value: 3), formatter: formatter)") == "3.00")
    #expect(text("\(LocalizedStringResource("inner \(4)")) outer") == "inner 4 outer")
    #expect(String(localized: "a **b** \("c")", locale: Locale(identifier: "en")) == "a b c")
  }
}
