import EngineTesting
import Foundation
import Testing

@testable import PlumbText
@testable import TestSupport

/// Random edits of a text, compared with the same edits of an array of characters.
@Suite struct EditModelTests {
  /// An array of characters with a selection, edited in the simplest way.
  private struct Model {
    var characters: [Character] = []
    var selection = 0..<0

    var string: String { String(characters) }

    /// The selection as offsets in UTF-8 bytes.
    var bytes: Range<Int> {
      let start = characters[..<selection.lowerBound].reduce(0) { $0 + $1.utf8.count }
      return start..<start + characters[selection].reduce(0) { $0 + $1.utf8.count }
    }

    mutating func replace(_ range: Range<Int>, with text: String) {
      let end = String(characters[..<range.lowerBound]).utf8.count + text.utf8.count
      characters = Array(
        String(characters[..<range.lowerBound]) + text + String(characters[range.upperBound...]))
      // Characters beside an edit may join: the caret is after the one that has the last scalar.
      var (count, length) = (0, 0)
      while length < end {
        length += characters[count].utf8.count
        count += 1
      }
      selection = count..<count
    }
  }

  private static let pieces = [
    "a", "b", " ", ".", "é", "e\u{301}", "\u{301}", "ب", "ـِ", "ש", "न", "ि", "ก", "็", "日", "本",
    "\r", "\n",
    "👨", "\u{200D}", "👩", "👍🏽", "🏽", "🇩", "🇪", "✌", "\u{FE0F}", "word ", "שלום",
  ]

  @Test func randomEditsAreThoseOfAnArrayOfCharacters() {
    var random = SplitMix64(seed: 1)
    var (text, model) = (EditableText(), Model())
    for step in 0..<100_000 {
      if model.characters.count > 60 {
        text.selectAll()
        text.delete(0..<0)
        model.replace(0..<model.characters.count, with: "")
      }
      edit(&text, &model, &random)
      guard text.string == model.string, text.selection == model.bytes else {
        Issue.record("Step \(step): \(text) is not \(model).")
        return
      }
    }
  }

  private func edit(_ text: inout EditableText, _ model: inout Model, _ random: inout SplitMix64) {
    let caret = model.selection.upperBound
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      text.insert(piece)
      model.replace(model.selection, with: piece)
    case 2:
      let end = TextBoundaries.characterEnd(after: text.head.offset, in: text.string)
      text.delete(text.head.offset..<end)
      let next = min(caret + 1, model.characters.count)
      model.replace(model.selection.isEmpty ? caret..<next : model.selection, with: "")
    case 3:
      let start = TextBoundaries.characterStart(before: text.head.offset, in: text.string)
      text.delete(start..<text.head.offset)
      model.replace(model.selection.isEmpty ? max(caret - 1, 0)..<caret : model.selection, with: "")
    default:
      let bounds = [0, 1].map { _ in Int.random(in: 0...model.characters.count, using: &random) }
      model.selection = min(bounds[0], bounds[1])..<max(bounds[0], bounds[1])
      text.select(model.bytes)
    }
  }
}
