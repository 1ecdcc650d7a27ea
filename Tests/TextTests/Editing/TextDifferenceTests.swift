import Testing

@testable import PlumbText
@testable import TestSupport

/// The parts in which two texts differ, and the parts of a text that are read aloud one by one.
@Suite struct TextDifferenceTests {
  private func difference(_ old: String, _ new: String, caret: Int) -> TextDifference? {
    TextDifference(from: old, to: new, caret: caret)
  }

  /// Returns the removed and the inserted part with their offset in bytes; `nil` if the texts are
  /// equal.
  private func summary(_ old: String, _ new: String, caret: Int) -> String? {
    difference(old, new, caret: caret).map {
      let removed = TextBoundaries.part($0.start..<$0.oldEnd, of: old)
      let inserted = TextBoundaries.part($0.start..<$0.newEnd, of: new)
      return "\($0.start) -\(removed) +\(inserted)"
    }
  }

  @Test func `equal texts do not differ`() {
    #expect(difference("", "", caret: 0) == nil)
    #expect(difference("Größe", "Größe", caret: 2) == nil)
  }

  @Test func `of equal characters, the one before the caret was typed or removed`() {
    for caret in 1...4 {
      #expect(summary("aaa", "aaaa", caret: caret) == "\(caret - 1) - +a")
    }
    for caret in 0...2 { #expect(summary("aaa", "aa", caret: caret) == "\(caret) -a +") }
  }

  @Test func `a change elsewhere than at the caret is as short as one at it`() {
    #expect(summary("one two", "One two", caret: 7) == "0 -o +O")
    #expect(summary("one two", "one two!", caret: 0) == "7 - +!")
    #expect(summary("one two", "", caret: 0) == "0 -one two +")
  }

  @Test func `long texts differ where short ones do`() {
    for letter in ["a", "ä", "水"] {
      let before = String(repeating: letter, count: 3_000)
      for after in ["", " end", String(repeating: letter, count: 3_000)] {
        let (old, new) = (before + "one" + after, before + "two" + after)
        for caret in [0, before.utf8.count + 3, new.utf8.count] {
          #expect(summary(old, new, caret: caret) == "\(before.utf8.count) -one +two")
        }
        // In memory of its own.
        #expect(difference(old, before + "one" + after, caret: 0) == nil)
      }
    }
  }

  @Test func `equal texts are those of equal characters`() {
    let ends = ["", "é", "e\u{301}", "e", "\u{301}", "\u{301}\u{323}", "\u{323}\u{301}", "\nx"]
    let pairs = ends.flatMap { end in ends.map { (end, $0) } }
    for (start, filling) in [("", "x"), ("ä ", "x"), ("ä", "ö"), ("e", "\u{300}"), ("水", "木 ")] {
      for length in [0, 1_023, 1_024, 1_100] {
        let shared = start + String(repeating: filling, count: length)
        for (end, other) in pairs {
          for rest in ["", shared] {
            let (one, two) = (shared + end + rest, shared + other + rest)
            #expect(TextDifference.isNone(from: one, to: two) == (one == two))
          }
        }
      }
    }
  }

  @Test func `equal characters with other bytes are a difference`() {
    for filling in ["", String(repeating: "水", count: 1_000)] {
      let (one, two) = (filling + "é e\u{301}", filling + "e\u{301} é")
      #expect(one == two)
      #expect(!TextDifference.hasSameBytes(one, two))
      #expect(TextDifference.hasSameBytes(one, filling + "é e\u{301}"))
      #expect(difference(one, two, caret: 0) != nil)
    }
  }

  @Test func `no scalar is divided`() {
    // The first byte of both letters is the same, and the last byte of the other two.
    #expect(summary("ä", "ö", caret: 2) == "0 -ä +ö")
    #expect(summary("ä", "\u{124}", caret: 2) == "0 -ä +\u{124}")
    #expect(summary("aä", "a\u{124}", caret: 0) == "1 -ä +\u{124}")
  }

  @Test func `a removed family is removed as a whole`() {
    let (girl, boy) = ("👩‍👩‍👧", "👩‍👩‍👦")
    #expect(summary(girl + boy, boy, caret: 0) == "0 -\(girl) +")
    #expect(summary(girl + boy, girl, caret: girl.utf8.count) == "\(girl.utf8.count) -\(boy) +")
  }

  @Test func `the difference makes one text of the other, wherever the caret is`() {
    let texts = ["", "a", "ab", "aab", "ä", "öä", "aäa", "👩‍👩‍👧", "a👩‍👧b", "שלום", "אב"]
    for old in texts {
      for new in texts where old != new {
        for caret in 0...new.utf8.count {
          guard let part = difference(old, new, caret: caret) else {
            Issue.record("\(old) is not \(new)")
            continue
          }
          let made =
            TextBoundaries.part(0..<part.start, of: old)
            + TextBoundaries.part(part.start..<part.newEnd, of: new)
            + TextBoundaries.part(part.oldEnd..<old.utf8.count, of: old)
          #expect(Array(made.utf8) == Array(new.utf8), "\(old) to \(new) at \(caret)")
        }
      }
    }
  }

  @Test func `scalars and bytes are counted alike`() {
    let long = String(repeating: "Grün ", count: 300)
    for text in ["", "Grün", "👩‍👩‍👧 und 🐠", "שלום\r\n", "e\u{301}", long] {
      let scalars = text.unicodeScalars
      for count in 0...scalars.count {
        let index = scalars.index(scalars.startIndex, offsetBy: count)
        let bytes = text.utf8.distance(from: text.startIndex, to: index)
        #expect(TextBoundaries.offset(ofScalar: count, in: text) == bytes)
        #expect(TextBoundaries.scalarCount(in: 0..<bytes, of: text) == count)
      }
      #expect(TextBoundaries.offset(ofScalar: .max, in: text) == text.utf8.count)
    }
    #expect(TextBoundaries.offset(ofScalar: 2, after: 3, in: "äöü") == 6)
  }

  @Test(arguments: [
    ("one two", ["one ", "two"]),
    ("  (one), two ", ["  ", "(one), ", "two "]),
    ("don't write to me@example.com", ["don't ", "write ", "to ", "me@example.com"]),
    ("a fish 🐠 swims", ["a ", "fish ", "🐠 ", "swims"]),
    ("one\n\ntwo", ["one\n", "\n", "two"]),
    ("שלום עולם", ["שלום ", "עולם"]),
    // No space divides these words.
    ("สวัสดีครับ", ["สวัสดี", "ครับ"]),
  ])
  func `a text is read by words with what follows them`(text: String, words: [String]) {
    var start = 0
    var found: [String] = []
    while start < text.utf8.count {
      let word = TextBoundaries.spokenWord(at: start, in: text)
      found.append(TextBoundaries.part(word, of: text))
      // Every offset in it belongs to the word.
      for offset in start..<word.upperBound {
        #expect(TextBoundaries.spokenWord(at: offset, in: text) == word)
      }
      guard word.upperBound > start else { break }
      start = word.upperBound
    }
    #expect(found == words)
  }
}
