import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbUI
@testable import TestSupport

/// The undoing of changes of a document that is a value.
@MainActor @Suite struct DocumentContentsTests {
  private let contents = ValueContents(TestNote())
  private let record = UndoManager()

  /// A red area that adds an x with each movement of a press, and a field below it.
  private var harness: LayoutHarness {
    let contents = contents
    contents.follow(record) {}
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in
              contents.set(TestNote(contents.value.text + "x"))
            })
        TextField(
          "Field",
          text: Binding(
            get: { contents.value.text }, set: { contents.set(TestNote($0)) }))
      }
    }
    contents.follow(FocusedEditing(tree: harness.tree))
    return harness
  }

  private func drag(_ harness: LayoutHarness) {
    harness.drag(CGPoint(x: 20, y: 20), CGPoint(x: 40, y: 20), CGPoint(x: 60, y: 20))
    record.endEvent()
  }

  @Test func `the changes during a press are undone at once, and those of the next one apart`() {
    let harness = harness
    drag(harness)
    let first = contents.value.text
    #expect(first.count > 1)
    drag(harness)
    #expect(contents.value.text.count > first.count)
    record.undo()
    #expect(contents.value.text == first)
    record.undo()
    #expect(contents.value.text.isEmpty && !record.canUndo)
    record.redo()
    #expect(contents.value.text == first)
  }

  @Test func `the changes of a text are in its own record, also after others`() {
    let harness = harness
    let field = harness.elements.first { $0.role == .textField }?.frame ?? .zero
    harness.click(CGPoint(x: field.midX, y: field.midY))
    harness.type("ab")
    #expect(contents.value.text == "ab")
    #expect(!record.canUndo)
    // The field keeps the focus.
    drag(harness)
    #expect(record.canUndo)
    record.undo()
    #expect(contents.value.text == "ab")
  }

  @Test func `a value that was undone has the version that it had`() {
    contents.follow(record) {}
    let start = contents.documentVersion
    contents.set(TestNote("a"))
    record.endEvent()
    let first = contents.documentVersion
    record.undo()
    #expect(contents.documentVersion == start)
    record.redo()
    #expect(contents.documentVersion == first && first != start)
    record.undo()
    contents.set(TestNote("a"))
    #expect(![start, first].contains(contents.documentVersion))
  }
}
