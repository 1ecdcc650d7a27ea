import Foundation
import PlumbUI
import Testing

@testable import PlumbText
@testable import TestSupport

@Suite struct EditableTextTests {
  /// A text with a caret at `|`, or with a selection between `[` and `]`.
  private func text(_ marked: String) -> EditableText {
    var plain = ""
    var bounds: [Int] = []
    for character in marked {
      if "|[]".contains(character) {
        bounds.append(plain.utf8.count)
      } else {
        plain.append(character)
      }
    }
    var text = EditableText(plain)
    text.select((bounds.first ?? 0)..<(bounds.last ?? 0))
    return text
  }

  private func marked(_ text: EditableText) -> String {
    var bytes = Array(text.string.utf8)
    let range = text.selection
    if range.isEmpty {
      bytes.insert(UInt8(ascii: "|"), at: range.lowerBound)
    } else {
      bytes.insert(UInt8(ascii: "]"), at: range.upperBound)
      bytes.insert(UInt8(ascii: "["), at: range.lowerBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aTextReplacesTheSelection() {
    var edited = text("one [two] three")
    edited.insert("2")
    #expect(marked(edited) == "one 2| three")
  }

  // Word boundaries by Unicode's annex 29; for Thai by a dictionary: สวัสดี (hello) ครับ (polite particle).
  @Test(arguments: [
    ("|one two", "one| two"), ("one| two", "one two|"), ("on|e, two", "one|, two"),
    ("one two|", "one two|"), ("|don't go", "don't| go"), ("a|\nb", "a\n|b"),
    ("|สวัสดีครับ", "สวัสดี|ครับ"),
    ("|שלום עולם", "שלום| עולם"),
  ]) func theEndOfTheNextWord(before: String, after: String) {
    let (start, end) = (text(before), text(after))
    let found = TextBoundaries.wordEnd(after: start.head.offset, in: start.string)
    // From the end of a paragraph, the next word is the first one of the following paragraph.
    #expect(found == (before == "a|\nb" ? start.length : end.head.offset))
  }

  @Test(arguments: [
    ("one two|", "one |two"), ("one |two", "|one two"), ("one, |two", "|one, two"),
    ("|one", "|one"),
    ("สวัสดีครับ|", "สวัสดี|ครับ"),
  ]) func theStartOfTheWordBefore(before: String, after: String) {
    let (start, end) = (text(before), text(after))
    #expect(
      TextBoundaries.wordStart(before: start.head.offset, in: start.string) == end.head.offset)
  }

  @Test(arguments: [
    ("on|e two", "[one] two"), ("one|  two", "one[  ]two"), ("one| two", "one[ ]two"),
  ])
  func aDoubleClickSelectsAWordOrWhatIsBetween(before: String, after: String) {
    var edited = text(before)
    edited.select(TextBoundaries.wordRange(at: edited.head.offset, in: edited.string))
    #expect(marked(edited) == after)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "é", "🇩🇪", "नि", "\r\n", "ก็"])
  func aCharacterIsDeletedAsAWhole(character: String) {
    var edited = EditableText("a\(character)b")
    edited.select(1..<1)
    edited.delete(1..<TextBoundaries.characterEnd(after: 1, in: edited.string))
    #expect(marked(edited) == "a|b")
    edited.undo()
    #expect(edited.string == "a\(character)b")
    let end = 1 + character.utf8.count
    edited.delete(TextBoundaries.characterStart(before: end, in: edited.string)..<end)
    #expect(marked(edited) == "a|b")
  }

  @Test func theCaretIsNeverInsideACharacter() {
    var edited = EditableText("e")
    edited.insert("\u{301}")
    #expect(edited.head.offset == 3)
    edited.move(to: TextPosition(offset: 1))
    #expect(edited.head.offset == 0)
    // The letter joins the accent that follows it.
    edited = EditableText("\u{301}")
    edited.select(0..<0)
    edited.insert("e")
    #expect(edited.head.offset == 3)
  }

  @Test func typingIsUndoneWordByWord() {
    var edited = EditableText()
    for (index, character) in "one two  three".enumerated() {
      edited.insert(String(character), at: Double(index) * 0.1, isTyped: true)
    }
    edited.undo()
    #expect(marked(edited) == "one two  |")
    edited.undo()
    #expect(marked(edited) == "one |")
    edited.redo()
    #expect(marked(edited) == "one two  |")
    edited.undo()
    edited.undo()
    #expect(marked(edited) == "|" && !edited.canUndo)
  }

  @Test func aPauseOrAMovementEndsWhatIsUndoneTogether() {
    var edited = EditableText()
    edited.insert("a", at: 0, isTyped: true)
    edited.insert("b", at: 5, isTyped: true)
    edited.undo()
    #expect(edited.string == "a")
    edited.insert("c", at: 5.1, isTyped: true)
    edited.move(to: TextPosition(offset: 2))
    edited.insert("d", at: 5.2, isTyped: true)
    edited.undo()
    #expect(edited.string == "ac")
    #expect(edited.canRedo)
  }

  @Test func undoingRestoresTheSelection() {
    var edited = text("one [two] three")
    edited.insert("x", isTyped: true)
    edited.undo()
    #expect(marked(edited) == "one [two] three")
  }

  @Test func aCompositionReplacesTheSelectionAndCanBeCancelled() {
    var edited = text("a[b]c")
    edited.compose("に", selection: 3..<3)
    #expect(edited.string == "aにc")
    edited.compose("にほ", selection: 6..<6)
    #expect(edited.string == "aにほc" && edited.composition == 1..<7)
    var cancelled = edited
    cancelled.compose("", selection: 0..<0)
    #expect(marked(cancelled) == "a[b]c" && !cancelled.canUndo)
    edited.insert("日本")
    #expect(marked(edited) == "a日本|c")
    edited.undo()
    #expect(marked(edited) == "a[b]c")
  }

  @Test func aCompositionThatIsCommittedStays() {
    var edited = text("a|c")
    edited.compose("x", selection: 1..<1)
    edited.commitComposition()
    #expect(marked(edited) == "ax|c" && edited.composition == nil)
  }

  @Test func aTextFromElsewhereKeepsTheCaretWhereItCanBe() {
    var edited = text("one| two")
    edited.reset(to: "on")
    #expect(marked(edited) == "on|")
    edited = text("one|")
    edited.reset(to: "one two")
    #expect(marked(edited) == "one two|" && !edited.canUndo)
  }

  /// A change by the program of a text that was typed, and the resulting place of the caret.
  @Test(arguments: [
    ("ab|cd", "acd", "a|cd"), ("aaa|aa", "aaaa", "aa|aa"), ("12345|", "12,345", "12,345|"),
    ("12,34|5", "123,45", "123,4|5"), ("xa|y", "xAy", "xA|y"), ("a\u{62A}|c", "ac", "a|c"),
    ("[ab]cd", "1abcd", "1[ab]cd"), ("a[bc]d", "ad", "a|d"), ("ab|cd", "abcd", "ab|cd"),
    ("one|", "", "|"), ("|", "one", "one|"),
  ])
  func `the caret stays between the same characters`(old: String, new: String, result: String) {
    var edited = text(old)
    edited.reset(to: new)
    #expect(marked(edited) == result)
  }
}
