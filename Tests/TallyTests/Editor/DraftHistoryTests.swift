import Foundation
import Testing

@testable import Tally

/// The changes that can be undone in the editor.
@Suite struct DraftHistoryTests {
  private func history() -> DraftHistory {
    DraftHistory(PollDraft(.favouritePet, in: Locale(identifier: "en")))
  }

  /// Types a text at the end of the question, one character in a tenth of a second.
  private func type(_ text: String, into history: inout DraftHistory, at start: Double = 0) {
    for (index, character) in text.enumerated() {
      let old = history.draft.question.text
      let new = old + String(character)
      history.type(.question, from: (old, new), at: start + Double(index) / 10) {
        $0.question.text = new
      }
    }
  }

  /// Undoes everything, and returns the questions on the way.
  private func questions(undoing history: inout DraftHistory) -> [String] {
    var questions: [String] = []
    while history.undo() != nil { questions.append(history.draft.question.text) }
    return questions
  }

  @Test func `what is typed is undone word by word`() {
    var history = history()
    type(" Or not?", into: &history)
    #expect(
      questions(undoing: &history) == ["Favourite pet? Or ", "Favourite pet? ", "Favourite pet?"])
    while history.redo() != nil {}
    #expect(history.draft.question.text == "Favourite pet? Or not?")
  }

  @Test func `a pause begins a step, and so does the end of typing`() {
    var history = history()
    type("ab", into: &history)
    type("c", into: &history, at: 1.7)
    history.endTyping()
    type("d", into: &history, at: 1.8)
    let start = "Favourite pet?"
    #expect(questions(undoing: &history) == [start + "abc", start + "ab", start])
  }

  @Test func `deleting is a step of its own`() {
    var history = history()
    type("ab", into: &history)
    for length in [15, 14] {
      let old = history.draft.question.text
      let new = String(old.prefix(length))
      history.type(.question, from: (old, new), at: 0.3) { $0.question.text = new }
    }
    #expect(questions(undoing: &history) == ["Favourite pet?ab", "Favourite pet?"])
  }

  @Test func `changes of all kinds are undone in one order`() throws {
    var history = history()
    let cat = history.draft.contenders[0].id
    var drafts = [history.draft]
    func note() { drafts.append(history.draft) }
    type("!", into: &history)
    note()
    history.change(.name(cat)) { $0.move(cat, by: 2) }
    note()
    history.change(.colors(cat)) { $0.setColor(.own("#123456"), of: cat) }
    note()
    history.type(.name(cat), from: ("Cat", "Cats"), at: 0) { $0.setName("Cats", of: cat) }
    note()
    type("?", into: &history, at: 0.1)
    note()
    history.change(.name(cat)) { $0.remove(cat) }
    note()
    var fields: [EditorField] = []
    for draft in drafts.dropLast().reversed() {
      let field = history.undo()
      fields.append(try #require(field))
      #expect(history.draft == draft)
    }
    #expect(
      fields == [.name(cat), .question, .name(cat), .colors(cat), .name(cat), .question])
    #expect(history.undo() == nil && !history.canUndo)
    for (draft, field) in zip(drafts.dropFirst(), fields.reversed()) {
      #expect(history.redo() == field)
      #expect(history.draft == draft)
    }
    #expect(history.redo() == nil && !history.canRedo)
  }

  @Test func `a new change ends what can be repeated`() {
    var history = history()
    type("a", into: &history)
    _ = history.undo()
    #expect(history.canRedo)
    type("b", into: &history)
    #expect(!history.canRedo)
  }

  @Test func `a change that changes nothing is no step`() {
    var history = history()
    history.change(.question) { $0.question.text += "" }
    #expect(!history.canUndo)
  }

  @Test func `the oldest steps are forgotten`() {
    var history = history()
    for number in 0..<DraftHistory.limit + 50 {
      history.change(.question) { $0.question.text = "\(number)" }
    }
    var count = 0
    while history.undo() != nil { count += 1 }
    #expect(count == DraftHistory.limit)
    #expect(history.draft.question.text == "49")
  }

  @Test(arguments: [
    ("", "a", "", "a"), ("abc", "abxc", "", "x"), ("abc", "ac", "b", ""), ("aa", "aaa", "", "a"),
    ("Cat", "Dog", "Cat", "Dog"), ("same", "same", "", ""), ("👩‍🚀", "👩‍🚀!", "", "!"),
  ])
  func `a change is what differs`(old: String, new: String, removed: String, inserted: String) {
    let change = TextChange(from: old, to: new)
    #expect(change.removed == removed)
    #expect(change.inserted == inserted)
  }
}
