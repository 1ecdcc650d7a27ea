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

/// Lines of characters that are all 10 points wide.
@Suite struct LineFitterTests {
  private func lines(_ text: String, _ availableWidth: CGFloat) -> [String] {
    wholeLines(text, availableWidth).map { String(TextSpaces.trimmed($0[...])) }
  }

  /// The lines with trailing spaces.
  private func wholeLines(_ text: String, _ availableWidth: CGFloat) -> [String] {
    let style = SpanStyle(font: FontKey(size: 20, weight: .regular, isItalic: false))
    let content = TextContent(spans: [TextSpan(string: text, style: style)])
    let measured = MeasuredText(content, scaledBy: 1, measurer: MonospacedMeasurer())
    var fitter = LineFitter(measured, availableWidth: availableWidth)
    var lines: [String] = []
    while let line = fitter.next() { lines.append(String(measured.text[line.range])) }
    return lines
  }

  @Test func `contain as many words as fit`() {
    #expect(lines("alpha beta gamma", 100) == ["alpha beta", "gamma"])
    #expect(lines("alpha beta gamma", 99) == ["alpha", "beta", "gamma"])
    #expect(lines("alpha beta gamma", 160) == ["alpha beta gamma"])
    #expect(lines("alpha beta gamma", .infinity) == ["alpha beta gamma"])
  }

  @Test func `end at a line separator of any kind`() {
    #expect(lines("a\nb", .infinity) == ["a", "b"])
    #expect(lines("a\r\nb", .infinity) == ["a", "b"])
    #expect(lines("a\u{2028}b", .infinity) == ["a", "b"])
    #expect(lines("a\n\nb", 10) == ["a", "", "b"])
    #expect(lines("a\n", 10) == ["a", ""])
    #expect(lines("\n", 10) == ["", ""])
  }

  @Test func `of an empty text are one`() {
    #expect(lines("", 10) == [""])
    #expect(lines("", 0) == [""])
  }

  @Test func `break a word longer than a line between characters`() {
    #expect(lines("abcdefgh", 30) == ["abc", "def", "gh"])
    #expect(lines("ab cdefghij", 40) == ["ab", "cdef", "ghij"])
    #expect(lines("abcdef gh", 50) == ["abcde", "f gh"])
    #expect(lines("abcdef gh", 40) == ["abcd", "ef", "gh"])
  }

  @Test(arguments: [0, 5, -10, 9.9])
  func `contain at least one character, whatever the available width`(availableWidth: CGFloat) {
    #expect(lines("abc", availableWidth) == ["a", "b", "c"])
    // A trailing space is part of the line before it and needs no line of its own.
    #expect(lines("ab cd", availableWidth) == ["a", "b", "c", "d"])
  }

  @Test func `do not count trailing spaces in the width`() {
    #expect(lines("alpha   beta", 50) == ["alpha", "beta"])
    #expect(lines("alpha    ", 50) == ["alpha"])
    #expect(lines("a b ", 30) == ["a b"])
  }

  @Test func `report trailing spaces separately`() {
    #expect(wholeLines("alpha   beta ", 50) == ["alpha   ", "beta "])
  }

  @Test func `keep leading spaces`() {
    #expect(lines("  a b", 30) == ["  a", "b"])
  }

  @Test func `may break after a hyphen and a dash, never before one`() {
    #expect(lines("well-known", 60) == ["well-", "known"])
    #expect(lines("well-known", 40) == ["well", "-", "know", "n"])
    #expect(lines("1914–18", 50) == ["1914–", "18"])
  }

  @Test func `never divide a character`() {
    // A family emoji and a letter with a combining accent are one character each.
    let family = "👨‍👩‍👧‍👦"
    #expect(lines(family + family + "e\u{301}", 10) == [family, family, "e\u{301}"])
  }

  @Test func `contain every character of the text except spaces and separators, in order`() {
    let text = "The quick brown fox-like animal\njumps   over the incomprehensibilities  "
    for availableWidth in stride(from: CGFloat(0), through: 400, by: 7) {
      let joined = lines(text, availableWidth).joined().filter { $0 != " " }
      #expect(joined == text.filter { $0 != " " && $0 != "\n" }, "room \(availableWidth)")
    }
  }

  @Test func `are not wider than the available width if each character fits`() {
    let text = "The quick brown fox-like animal jumps over the incomprehensibilities"
    for availableWidth in stride(from: CGFloat(10), through: 700, by: 3) {
      #expect(
        lines(text, availableWidth).allSatisfy { CGFloat($0.count) * 10 <= availableWidth },
        "room \(availableWidth)")
    }
  }

  @Test func `do not increase in number with a larger width`() {
    let text = "The quick brown fox-like animal jumps over the incomprehensibilities"
    let counts = stride(from: CGFloat(10), through: 700, by: 5).map { lines(text, $0).count }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (7, 7), (8, 8), (63, 10)])
  func `the maximum is found with few comparisons`(truth: Int, expected: Int) {
    var tested: [Int] = []
    let found = Lengths.largest(upTo: 10) {
      tested.append($0)
      return $0 <= truth
    }
    #expect(found == expected)
    #expect(tested.allSatisfy { (1...10).contains($0) && $0 <= 2 * max(truth, 1) })
    #expect(tested.count <= 7)
  }
}
