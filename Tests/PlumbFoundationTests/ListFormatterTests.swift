import Foundation
import PlumbFoundation
import Testing

@Suite struct ListFormatterTests {
  @Test func `the last element has the word of the language`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["one", "two", "three"]) == "one, two, and three")
    #expect(formatter.string(from: ["one", "two"]) == "one and two")
    #expect(formatter.string(from: [1]) == "1")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: ["one", "two", "three"]) == "one, two und three")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test(arguments: [
    ("de", "a, b und c"), ("fr", "a, b et c"), ("ja", "a、b、c"), ("ar", "a وb وc"),
  ])
  func `lists are joined as the language does`(language: String, text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: language)
    let joined = formatter.string(from: ["a", "b", "c"])
    // Marks around the elements keep their direction in text from right to left.
    let marks: Set<Unicode.Scalar> = ["\u{200F}", "\u{2068}", "\u{2069}"]
    let plain = joined.map {
      String(String.UnicodeScalarView($0.unicodeScalars.filter { !marks.contains($0) }))
    }
    #expect(plain == text)
  }

  @Test func `elements have the texts of their formatter`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .spellOut
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "one and two")
    #expect(formatter.string(from: ["a"]) == nil)
  }
}
