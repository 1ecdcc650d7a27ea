import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The changes of a text that are reported to assistive technologies while it is edited.
@MainActor @Suite struct EditedTextChangeTests {
  @Observable final class Model {
    var text = ""
    var isShown = true

    init(_ text: String = "") {
      self.text = text
    }
  }

  private func field(_ model: Model) -> AccessibilityStage {
    AccessibilityStage {
      if model.isShown { TextField("Name", text: Bindable(model).text) }
    }
  }

  private func change(
    _ id: AccessibilityID, at offset: Int, removed: String = "", inserted: String = ""
  ) -> AccessibilityChange {
    .text(id, AccessibilityTextChange(at: offset, oldText: removed, newText: inserted))
  }

  @Test func `what is typed and deleted is told of with the caret`() throws {
    let stage = field(Model())
    let id = try stage.object("Name").id
    #expect(stage.press(.tab) == [.state(id, .focused, true)])
    #expect(stage.enter("a") == [change(id, at: 0, inserted: "a"), .caret(id, 1)])
    #expect(stage.enter("a") == [change(id, at: 1, inserted: "a"), .caret(id, 2)])
    #expect(stage.press(.left) == [.caret(id, 1)])
    #expect(stage.enter("ä") == [change(id, at: 1, inserted: "ä"), .caret(id, 2)])
    #expect(stage.press(.delete) == [change(id, at: 1, removed: "ä"), .caret(id, 1)])
    #expect(stage.press(.deleteForward) == [change(id, at: 1, removed: "a")])
    #expect(stage.press(.right) == [])
  }

  @Test func `a family is five scalars`() throws {
    let stage = field(Model("👩‍👩‍👧👩‍👩‍👦"))
    let id = try stage.object("Name").id
    stage.press(.tab)
    #expect(stage.press(.home) == [.caret(id, 0), .textSelection(id)])
    #expect(stage.press(.right) == [.caret(id, 5)])
    #expect(stage.press(.delete) == [change(id, at: 0, removed: "👩‍👩‍👧"), .caret(id, 0)])
    #expect(stage.enter("אב") == [change(id, at: 0, inserted: "אב"), .caret(id, 2)])
    #expect(stage.press(.end) == [.caret(id, 7)])
  }

  @Test func `a selection is told of where it begins, changes and ends`() throws {
    let stage = field(Model("one"))
    let id = try stage.object("Name").id
    // The tab key selects the text of a field; the caret is still at its end.
    #expect(stage.press(.tab) == [.state(id, .focused, true), .textSelection(id)])
    #expect(stage.press(.left, .shift) == [.caret(id, 2), .textSelection(id)])
    #expect(
      stage.enter("x") == [
        change(id, at: 0, removed: "on", inserted: "x"), .caret(id, 1), .textSelection(id),
      ])
    #expect(stage.press(.left) == [.caret(id, 0)])
  }

  @Test func `what the app sets is told of`() throws {
    let model = Model("one two")
    let stage = field(model)
    let id = try stage.object("Name").id
    model.text = "One two"
    #expect(stage.changes() == [change(id, at: 0, removed: "o", inserted: "O")])
    model.text = ""
    #expect(stage.changes() == [change(id, at: 0, removed: "One two"), .caret(id, 0)])
    #expect(stage.changes() == [])
  }

  @Test func `of a secret text, dots are told of`() throws {
    let model = Model("ab")
    let stage = AccessibilityStage { SecureField("Password", text: Bindable(model).text) }
    let id = try stage.object("Password").id
    stage.press(.tab)
    stage.press(.right)
    #expect(stage.enter("ß") == [change(id, at: 2, inserted: "•"), .caret(id, 3)])
    #expect(stage.press(.delete) == [change(id, at: 2, removed: "•"), .caret(id, 2)])
    model.text = "secret"
    #expect(stage.changes() == [change(id, at: 2, inserted: "••••"), .caret(id, 6)])
  }

  @Test func `an edit in a long text is told of by itself`() throws {
    let model = Model(String(repeating: "Die Größe zählt. 🐠\n", count: 1_000))
    let stage = AccessibilityStage {
      TextEditor(text: Bindable(model).text).accessibilityLabel("Notes")
    }
    let id = try stage.object("Notes").id
    let count = model.text.unicodeScalars.count
    stage.press(.tab)
    #expect(stage.press(.end, .control) == [.caret(id, count)])
    #expect(
      stage.enter("ü") == [change(id, at: count, inserted: "ü"), .caret(id, count + 1)])
    #expect(stage.press(.up) == [.caret(id, count - 18)])
    #expect(stage.press(.home, .control) == [.caret(id, 0)])
    #expect(
      stage.press(.return) == [change(id, at: 0, inserted: "\n"), .caret(id, 1)])
  }

  @Test func `a field that is gone is told of no more, and comes back as another one`() throws {
    let model = Model("one")
    let stage = field(model)
    let id = try stage.object("Name").id
    model.isShown = false
    #expect(stage.changes() == [.childRemoved(id, at: 0, from: .window)])
    #expect(stage.tree.editableText(of: id) == nil)
    model.text = "two"
    model.isShown = true
    let other = stage.changes()
    #expect(other == [.childInserted(try stage.object("Name").id, at: 0, in: .window)])
  }
}
