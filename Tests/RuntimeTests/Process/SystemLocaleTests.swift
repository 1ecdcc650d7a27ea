import Foundation
import PlumbControls
import Testing

@testable import PlumbBase
@testable import PlumbControls
@testable import PlumbCore
@testable import PlumbText
@testable import TestSupport

@MainActor @Suite struct SystemLocaleTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], "de_DE"), (["LANG": "C"], "en_001"), ([:], "en_001"),
    (["LC_ALL": "fr_CA@euro", "LANG": "de_DE"], "fr_CA"),
    (["LC_ALL": "", "LC_MESSAGES": "hi_IN.UTF-8", "LANG": "hi_IN"], "hi_IN"),
    // The language of messages and the region of numbers; the language of numbers is ignored.
    (["LC_NUMERIC": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "en_DE"),
    (["LC_TIME": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "en_DE"),
    (["LC_MESSAGES": "es_ES", "LC_NUMERIC": "C", "LANG": "de_DE"], "es_ES"),
    (["LC_NUMERIC": "de_DE", "LANG": "zh_TW"], "zh_Hant_DE"),
    (["LC_NUMERIC": "de_DE"], "en_001"),
    (["LC_ALL": "fr_FR", "LC_MESSAGES": "es_ES", "LC_NUMERIC": "de_DE"], "fr_FR"),
    (["LANGUAGE": "es:fr", "LANG": "de_DE"], "es_DE"),
    (["LANGUAGE": "es", "LANG": "C.UTF-8"], "en_001"),
    (["LANGUAGE": "", "LANG": "de_DE"], "de_DE"),
    // A variable that names no locale counts as not set.
    (["LC_ALL": "abcdefghijkl", "LANG": "de_DE"], "de_DE"),
    (["LC_ALL": "abcdefghijkl"], "en_001"),
    (["LC_ALL": "xx_YY@a=b", "LC_NUMERIC": "/etc/passwd", "LANG": "fr_FR"], "fr_FR"),
    (["LANGUAGE": "abcdefghijkl:es", "LANG": "de_DE"], "es_DE"),
  ])
  func `the locale is that of the environment variables`(variables: [String: String], name: String)
  {
    #expect(SystemLocale.find(in: variables).identifier == name)
  }

  @Test func `numbers are formatted by their own variable`() {
    let locale = SystemLocale.find(in: ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"])
    #expect((1_234.5).formatted(.number.locale(locale)) == "1.234,5")
    #expect(locale.language.languageCode == .english)
  }

  @Test(arguments: [
    "abcdefghijkl", String(repeating: "a", count: 300),
    "de_" + String(repeating: "A", count: 200),
    "de_DE@" + String(repeating: "a", count: 200), "de_DE." + String(repeating: "b", count: 200),
    "xx_YY@a=b", "xx", "de_YY", "/", "../../etc/passwd", "de/DE", "\u{FFFD}\u{FFFD}", "de_\u{FFFD}",
    "@", "_", ".UTF-8", " de", "de DE", "x-abcdefghijklmnop", "d",
  ])
  func `a setting that names no locale is unusable`(value: String) {
    let names = ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LANG", "LANGUAGE"]
    for name in names {
      #expect(SystemLocale.unusable { $0 == name ? value : nil } == [name])
    }
  }

  @Test(arguments: [
    "", "C", "POSIX", "C.UTF-8", "C.utf8", "de", "de_DE", "de_DE.UTF-8", "de_DE.ISO-8859-15@euro",
    "sr_RS@latin", "zh_Hant_TW", "es_419", "en-US", "hsb_DE", "ast_ES", "ca_ES@valencia", "nb_NO",
    "de_DE@a=b", "en_001", "iw_IL", "fil_PH",
  ])
  func `a setting that names a locale is used`(value: String) {
    for name in ["LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LC_NUMERIC", "LC_TIME", "LANG"] {
      #expect(SystemLocale.unusable { $0 == name ? value : nil }.isEmpty)
    }
  }

  @Test func `the views have the locale of the program`() {
    #expect(EnvironmentValues().locale == SystemLocale.current)
    #expect(EnvironmentValues().locale.identifier == Locale.current.identifier)
  }

  @Test func `in the C locale a date has the same order in a text and in a date picker`() {
    let date = Date(timeIntervalSince1970: 8 * 86_400)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let text = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .gmt).format(date)
    let picker = DateFieldText(date, .date, in: calendar, locale: SystemLocale.find(in: [:]))
    #expect(picker.fields == [.day, .month, .year])
    // The tests may run in another locale.
    if Locale.current == SystemLocale.neutral { #expect(text == "09/01/1970") }
  }
}
