import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The undo manager of a window: its keys, and its place beside the texts of fields.
@MainActor @Suite struct UndoInViewsTests {
  private final class Model {
    var count = 0
    var evaluations = 0
    var text = ""

    func countEvaluation() { evaluations += 1 }

    func add(_ number: Int, undo: UndoManager?) {
      count += number
      undo?.registerUndo(withTarget: self) { $0.add(-number, undo: undo) }
      undo?.setActionName("Add")
    }
  }

  private struct Screen: View {
    let model: Model
    @Environment(\.undoManager) private var undo
    @State private var count = 0

    var body: some View {
      Button("Add") { model.add(1, undo: undo) }
      UndoState(model: model)
      TextField("Name", text: Binding(get: { model.text }, set: { model.text = $0 }))
    }
  }

  private struct UndoState: View {
    let model: Model
    @Environment(\.undoManager) private var undo

    var body: some View {
      let _ = model.countEvaluation()
      Button("Take back") { undo?.undo() }.disabled(undo?.canUndo != true)
    }
  }

  private func screen() -> (Model, LayoutHarness) {
    let model = Model()
    return (model, LayoutHarness(in: CGSize(width: 300, height: 200)) { Screen(model: model) })
  }

  @Test func `each event is a step, and keys undo and redo`() {
    let (model, harness) = screen()
    harness.click("Add")
    harness.click("Add")
    #expect(model.count == 2)
    harness.press(.character("z"), .control)
    #expect(model.count == 1)
    harness.press(.character("z"), .control)
    harness.press(.character("z"), .control)
    #expect(model.count == 0)
    harness.press(.character("z"), [.control, .shift])
    #expect(model.count == 1)
    harness.press(.character("y"), .control)
    harness.press(.character("y"), .control)
    #expect(model.count == 2)
    #expect(!harness.press(.character("z")))
    #expect(model.count == 2)
  }

  @Test func `views that read what can be undone follow it`() {
    let (model, harness) = screen()
    let first = model.evaluations
    harness.click("Take back")
    #expect(model.evaluations == first)
    harness.click("Add")
    harness.click("Take back")
    #expect(model.count == 0)
    let evaluations = model.evaluations
    harness.click("Take back")
    #expect(model.evaluations == evaluations)
    harness.press(.character("y"), .control)
    #expect(model.count == 1)
  }

  @Test func `the text with the focus undoes its own changes first`() {
    let (model, harness) = screen()
    harness.click("Add")
    harness.click("Name")
    harness.type("ab")
    #expect(model.text == "ab")
    harness.press(.character("z"), .control)
    #expect(model.text.isEmpty && model.count == 1)
    harness.press(.character("z"), .control)
    #expect(model.count == 0)
  }

  @Test func `the menu bar has the name of what is undone`() {
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 300)) { Screen(model: model) }
    let editing = FocusedEditing(tree: harness.tree)
    #expect(!editing.canPerform(.undo) && editing.actionName(of: .undo).isEmpty)
    harness.click("Add")
    #expect(editing.canPerform(.undo) && editing.actionName(of: .undo) == "Add")
    editing.perform(.undo, shortcut: nil)
    #expect(model.count == 0)
    #expect(!editing.canPerform(.undo) && editing.actionName(of: .redo) == "Add")
    editing.perform(.redo, shortcut: nil)
    #expect(model.count == 1)
  }
}
