import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct LineBreaksTests {
  /// Returns the breaks of a text, each as the text before it.
  private func pieces(_ text: String) -> [String] {
    var start = text.startIndex
    return LineBreaks.find(in: text).map { place in
      let end = text.utf8.index(text.startIndex, offsetBy: place.offset)
      defer { start = end }
      return String(text[start..<end])
    }
  }

  /// No case of Unicode 15 is an exception.
  @Test func `are those of the official test file, all of them`() throws {
    let file = try UnicodeFile("auxiliary/LineBreakTest.txt")
    #expect(file.lines.count > 7_000)
    for line in file.lines {
      let parts = line.split(separator: " ").filter { $0 != "\t" }
      let scalars = UnicodeFile.scalars(line)
      var text = String.UnicodeScalarView()
      var expected: [Int] = []
      var offset = 0
      for part in parts.dropFirst() {
        if let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) {
          text.append(scalar)
          offset += UTF8.width(scalar)
        } else if part.contains("÷") {
          expected.append(offset)
        }
      }
      let found = LineBreaks.find(in: String(text)).map(\.offset)
      #expect(found == expected && scalars.count == text.count, "\(line)")
    }
  }

  @Test func `are after words, hyphens and dashes`() {
    #expect(pieces("a bc-d e—f") == ["a ", "bc-", "d ", "e", "—", "f"])
    #expect(pieces("") == [])
  }

  @Test func `are prevented by no-break spaces and word joiners`() {
    #expect(pieces("10\u{A0}km") == ["10\u{A0}km"])
    #expect(pieces("a\u{2060} b") == ["a\u{2060} ", "b"])
    #expect(pieces("ab\u{200B}cd") == ["ab\u{200B}", "cd"])
    #expect(pieces("co\u{AD}op") == ["co\u{AD}", "op"])
  }

  @Test func `are not between a number and its sign`() {
    #expect(pieces("$1,234.50 (−5%) 3/4") == ["$1,234.50 ", "(−5%) ", "3/4"])
  }

  @Test func `are between ideographs, never before closing punctuation`() {
    #expect(pieces("「日本」語。") == ["「日", "本」", "語。"])
  }

  @Test func `are mandatory at line separators`() {
    func mandatory(_ text: String) -> [Int] {
      LineBreaks.find(in: text).filter(\.isMandatory).map(\.offset)
    }
    #expect(mandatory("a\nb") == [2, 3])
    #expect(mandatory("a\r\nb\rc") == [3, 5, 6])
    #expect(mandatory("a\u{2028}b\u{2029}c\u{85}d") == [4, 8, 11, 12])
    #expect(mandatory("a b") == [3])
  }

  @Test func `are never inside a flag or an emoji sequence`() {
    #expect(pieces("🇫🇷🇩🇪👨‍👩‍👧‍👦👍🏽") == ["🇫🇷", "🇩🇪", "👨‍👩‍👧‍👦", "👍🏽"])
  }
}
