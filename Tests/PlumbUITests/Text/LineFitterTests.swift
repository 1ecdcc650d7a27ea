import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Lines of characters that are all 10 points wide.
@Suite struct LineFitterTests {
  private func lines(_ text: String, _ room: CGFloat) -> [String] {
    wholeLines(text, room).map { String(TextSpaces.trimmed($0[...])) }
  }

  /// With the spaces at their ends.
  private func wholeLines(_ text: String, _ room: CGFloat) -> [String] {
    let style = SpanStyle(font: FontKey(size: 20, weight: .regular, isItalic: false))
    let content = TextContent(spans: [TextSpan(string: text, style: style)])
    let measured = MeasuredText(content, scaledBy: 1, measurer: MonospacedMeasurer())
    var fitter = LineFitter(measured, room: room)
    var lines: [String] = []
    while let line = fitter.next() { lines.append(String(measured.text[line.range])) }
    return lines
  }

  @Test func `hold as many words as fit`() {
    #expect(lines("alpha beta gamma", 100) == ["alpha beta", "gamma"])
    #expect(lines("alpha beta gamma", 99) == ["alpha", "beta", "gamma"])
    #expect(lines("alpha beta gamma", 160) == ["alpha beta gamma"])
    #expect(lines("alpha beta gamma", .infinity) == ["alpha beta gamma"])
  }

  @Test func `end at a line break of any kind`() {
    #expect(lines("a\nb", .infinity) == ["a", "b"])
    #expect(lines("a\r\nb", .infinity) == ["a", "b"])
    #expect(lines("a\u{2028}b", .infinity) == ["a", "b"])
    #expect(lines("a\n\nb", 10) == ["a", "", "b"])
    #expect(lines("a\n", 10) == ["a", ""])
    #expect(lines("\n", 10) == ["", ""])
  }

  @Test func `are one for an empty text`() {
    #expect(lines("", 10) == [""])
    #expect(lines("", 0) == [""])
  }

  @Test func `break a word that is longer than a line between characters`() {
    #expect(lines("abcdefgh", 30) == ["abc", "def", "gh"])
    #expect(lines("ab cdefghij", 40) == ["ab", "cdef", "ghij"])
    #expect(lines("abcdef gh", 50) == ["abcde", "f gh"])
    #expect(lines("abcdef gh", 40) == ["abcd", "ef", "gh"])
  }

  @Test(arguments: [0, 5, -10, 9.9])
  func `hold one character at least, however little room there is`(room: CGFloat) {
    #expect(lines("abc", room) == ["a", "b", "c"])
    // A space hangs on the line before it and needs no line of its own.
    #expect(lines("ab cd", room) == ["a", "b", "c", "d"])
  }

  @Test func `need no room for the spaces at their ends`() {
    #expect(lines("alpha   beta", 50) == ["alpha", "beta"])
    #expect(lines("alpha    ", 50) == ["alpha"])
    #expect(lines("a b ", 30) == ["a b"])
  }

  @Test func `keep the spaces at their ends for who asks`() {
    #expect(wholeLines("alpha   beta ", 50) == ["alpha   ", "beta "])
  }

  @Test func `keep the spaces at their beginnings`() {
    #expect(lines("  a b", 30) == ["  a", "b"])
  }

  @Test func `may end after a hyphen and a dash, never before one`() {
    #expect(lines("well-known", 60) == ["well-", "known"])
    #expect(lines("well-known", 40) == ["well", "-", "know", "n"])
    #expect(lines("1914–18", 50) == ["1914–", "18"])
  }

  @Test func `never part the pieces of one character`() {
    // A family of four and a letter with an accent written apart are one character each.
    let family = "👨‍👩‍👧‍👦"
    #expect(lines(family + family + "e\u{301}", 10) == [family, family, "e\u{301}"])
  }

  @Test func `contain every character of the text but spaces and breaks, in order`() {
    let text = "The quick brown fox-like animal\njumps   over the incomprehensibilities  "
    for room in stride(from: CGFloat(0), through: 400, by: 7) {
      let joined = lines(text, room).joined().filter { $0 != " " }
      #expect(joined == text.filter { $0 != " " && $0 != "\n" }, "room \(room)")
    }
  }

  @Test func `are within the room wherever one character is`() {
    let text = "The quick brown fox-like animal jumps over the incomprehensibilities"
    for room in stride(from: CGFloat(10), through: 700, by: 3) {
      #expect(lines(text, room).allSatisfy { CGFloat($0.count) * 10 <= room }, "room \(room)")
    }
  }

  @Test func `are no more in a wider room`() {
    let text = "The quick brown fox-like animal jumps over the incomprehensibilities"
    let counts = stride(from: CGFloat(10), through: 700, by: 5).map { lines(text, $0).count }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (7, 7), (8, 8), (63, 10)])
  func `the largest number is found by few questions`(truth: Int, answer: Int) {
    var asked: [Int] = []
    let found = Lengths.largest(upTo: 10) {
      asked.append($0)
      return $0 <= truth
    }
    #expect(found == answer)
    #expect(asked.allSatisfy { (1...10).contains($0) && $0 <= 2 * max(truth, 1) })
    #expect(asked.count <= 7)
  }
}
