import EngineTesting
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

/// Words of scripts without spaces, as divided in dictionaries and grammars.
@Suite struct DictionaryBreaksTests {
  private func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var start = 0
    return LineBreaks.withWords(in: text[...]).map { place in
      defer { start = place.offset }
      return String(decoding: bytes[start..<place.offset], as: UTF8.self)
    }
  }

  @Test(arguments: [
    // "Hello", "people of", "the world".
    ["สวัสดี", "ชาว", "โลก"],
    // "language", "Thai"; a space; "Bangkok".
    ["ภาษา", "ไทย ", "กรุงเทพมหานคร"],
    // "cat", "eats", "fish".
    ["แมว", "กิน", "ปลา"],
    // Lao: "language", "Lao", "is", "language".
    ["ພາສາ", "ລາວ", "ເປັນ", "ພາສາ"],
    // Khmer: "the Khmer language", "is", "a language".
    ["ភាសាខ្មែរ", "ជា", "ភាសា"],
    // Burmese: "the Burmese language", "speech".
    ["မြန်မာဘာသာ", "စကား"],
  ])
  func `a line may end between words`(parts: [String]) {
    #expect(words(parts.joined()) == parts)
  }

  @Test func `words are found between text of other scripts`() {
    #expect(words("cat แมวกินปลา, dog") == ["cat ", "แมว", "กิน", "ปลา, ", "dog"])
    #expect(words("1แมว") == ["1แมว"])
    #expect(words("plain words, é, 日本") == ["plain ", "words, ", "é, ", "日", "本"])
    #expect(words("") == [])
  }

  @Test func `no break is inside a character`() {
    let text = "ปู่กินน้ำที่นั่นทุกวันพฤหัสบดี"
    var ends: Set<Int> = []
    var place = 0
    for character in text {
      place += character.utf8.count
      ends.insert(place)
    }
    #expect(LineBreaks.withWords(in: text[...]).allSatisfy { ends.contains($0.offset) })
    #expect(words(text).count > 4)
  }

  @Test func `breaks are sorted and unique in texts of any length`() {
    let text = String(repeating: "แมวกินปลา", count: 3_000)
    let places = LineBreaks.withWords(in: text[...]).map(\.offset)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(places.last == text.utf8.count)
    #expect(places.count > 8_990)
  }

  @Test func `a Thai text wraps between words, and inside of one only if it does not fit`() {
    func lines(_ width: CGFloat) -> [String] {
      let style = SpanStyle(font: FontKey(size: 20, weight: .regular, isItalic: false))
      let content = TextContent(spans: [TextSpan(string: "แมวกินปลา", style: style)])
      return TextLayoutEngine(content: content, measurer: MonospacedMeasurer())
        .layout(width: width, height: nil).lines.map(\.text)
    }
    // Three, two and three characters, ten points wide each.
    #expect(lines(80) == ["แมวกินปลา"])
    #expect(lines(79) == ["แมวกิน", "ปลา"])
    #expect(lines(30) == ["แมว", "กิน", "ปลา"])
    #expect(lines(29).joined() == "แมวกินปลา" && lines(29).allSatisfy { $0.count <= 2 })
  }
}
