import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// Texts that are longer than a poll can show.
@MainActor @Suite struct EditorLimitTests {
  private static let longest = DraftText.longest
  private nonisolated static func letters(_ count: Int) -> String {
    String(repeating: "x", count: count)
  }

  @Test(
    arguments: [
      // The text before, the text that was typed or pasted, and the result.
      ("", letters(300), letters(300)), ("", letters(1_000_000), letters(300)),
      ("ab", "a" + letters(1_000) + "b", "a" + letters(298) + "b"),
      (letters(300), letters(301), letters(300)),
      (letters(299) + "é", letters(299) + "e\u{301}\u{302}", letters(299) + "e\u{301}\u{302}"),
      // The inserted text replaces the selection.
      ("[one]" + letters(295), "[" + letters(500) + "]" + letters(295), nil),
      // A text that was longer before is changed, but does not become longer.
      (letters(500), letters(499), letters(499)), (letters(500), letters(501), letters(500)),
      ("a" + letters(499), "b" + letters(499), "b" + letters(499)),
      // A character of many bytes.
      ("a", "ae" + String(repeating: "\u{301}", count: 10_000), "a"),
    ] as [(String, String, String?)])
  func `of what is inserted, as much is taken as there is room for`(
    old: String, new: String, expected: String?
  ) {
    let text = DraftText.fitting(new, after: old)
    if let expected {
      #expect(text == expected)
    } else {
      #expect(text == "[" + Self.letters(3) + "]" + Self.letters(295))
    }
  }

  @Test func `a long paste is cut, which is said at once, and nothing is lost`() throws {
    let editor = PollEditor(.favouritePet, file: nil, in: Locale(identifier: "en"))
    var told: [String] = []
    editor.announce = { told.append($0) }
    let window = try layout { EditorContent(editor: editor) {} }
    let field = try window.find(.textField, "Name of contender 1")
    let sentence = "Use at most 300 characters."
    try field.tap()
    window.press(.home)
    window.press(.rightArrow)
    window.tree.clipboard.text = Self.letters(1_000_000)
    window.press("v", modifiers: .control)
    #expect(field.value == "C" + Self.letters(297) + "at")
    #expect(window.has(sentence))
    #expect(told == [sentence])
    // The caret stays after the pasted letters if there is no room.
    window.type("y")
    #expect(field.value == "C" + Self.letters(297) + "at")
    window.press(.delete)
    #expect(field.value == "C" + Self.letters(296) + "at")
    #expect(!window.has(sentence))
    window.type("z")
    #expect(field.value == "C" + Self.letters(296) + "zat")
    editor.undo()
    editor.undo()
    editor.undo()
    window.layOut()
    #expect(field.value == "Cat")
    editor.redo()
    window.layOut()
    #expect(field.value == "C" + Self.letters(297) + "at")
  }

  @Test func `every text field of the editor has a limit`() {
    let editor = PollEditor(.favouritePet, file: nil, in: Locale(identifier: "en"))
    editor.announce = { _ in }
    let id = editor.draft.contenders[0].id
    let long = Self.letters(2_000)
    editor.setQuestion(long)
    #expect(editor.cutField == .question)
    editor.setName(long, of: id)
    #expect(editor.cutField == .name(id))
    editor.setOwnColor(long, of: id)
    #expect(editor.cutField == .ownColor(id))
    editor.setFileName(long)
    #expect(editor.cutField == .fileName)
    let draft = editor.draft
    let texts = [
      draft.question.text, draft.contenders[0].name.text, draft.fileName ?? "",
      editor.ownColor(of: draft.contenders[0]),
    ]
    #expect(texts == Array(repeating: Self.letters(300), count: 4))
    editor.leave(.fileName)
    #expect(editor.cutField == nil)
  }

  @Test func `the problems are those of the draft after every change`() {
    var history = DraftHistory(PollDraft(.favouritePet, in: Locale(identifier: "en")))
    func check() { #expect(history.problems == history.draft.problems) }
    check()
    history.change(.question) { $0.question.text = "" }
    #expect(history.problems.map(\.reason) == [.noQuestion])
    history.type(.question, from: ("", "x"), at: 0) { $0.question.text = "x" }
    check()
    _ = history.undo()
    #expect(history.problems.map(\.reason) == [.noQuestion])
    _ = history.redo()
    check()
  }
}
