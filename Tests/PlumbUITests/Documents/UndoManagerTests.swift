import Foundation
import Testing

@testable import PlumbCore

/// The record of changes.
@MainActor @Suite struct UndoManagerTests {
  private final class Model {
    var values: [Int] = []

    func add(_ value: Int, _ record: UndoManager) {
      values.append(value)
      record.registerUndo(withTarget: self) { $0.removeLast(record) }
    }

    func removeLast(_ record: UndoManager) {
      let last = values.removeLast()
      record.registerUndo(withTarget: self) { $0.add(last, record) }
    }
  }

  @Test func `changes are undone in the opposite order and redone`() {
    let (model, record) = (Model(), UndoManager())
    #expect(!record.canUndo && !record.canRedo)
    for value in 1...3 {
      model.add(value, record)
      record.endEvent()
    }
    record.undo()
    record.undo()
    #expect(model.values == [1])
    #expect(record.canUndo && record.canRedo)
    record.redo()
    #expect(model.values == [1, 2])
    model.add(9, record)
    #expect(!record.canRedo)
    record.undo()
    record.undo()
    record.undo()
    #expect(model.values.isEmpty && !record.canUndo)
  }

  @Test func `the changes of an event are undone at once`() async {
    let (model, record) = (Model(), UndoManager())
    model.add(1, record)
    model.add(2, record)
    #expect(record.groupingLevel == 1)
    for _ in 0..<10 { await Task.yield() }
    #expect(record.groupingLevel == 0)
    model.add(3, record)
    record.undo()
    #expect(model.values == [1, 2])
    record.undo()
    #expect(model.values.isEmpty)
  }

  @Test func `groups may be within groups`() {
    let (model, record) = (Model(), UndoManager())
    record.groupsByEvent = false
    record.beginUndoGrouping()
    model.add(1, record)
    record.beginUndoGrouping()
    model.add(2, record)
    record.setActionName("Adding")
    record.endUndoGrouping()
    record.endUndoGrouping()
    model.add(3, record)
    record.undo()
    #expect(model.values == [1, 2])
    #expect(record.undoMenuItemTitle == "Undo Adding")
    record.undo()
    #expect(model.values.isEmpty)
    #expect(record.undoMenuItemTitle == "Undo" && record.redoMenuItemTitle == "Redo Adding")
  }

  @Test func `the state is the same again after undoing and redoing`() {
    let (model, record) = (Model(), UndoManager())
    let start = record.state
    model.add(1, record)
    let first = record.state
    record.endEvent()
    model.add(2, record)
    let second = record.state
    #expect(Set([start, first, second]).count == 3)
    record.undo()
    #expect(record.state == first)
    record.undo()
    #expect(record.state == start)
    record.redo()
    #expect(record.state == first)
    model.add(3, record)
    #expect(![start, first, second].contains(record.state))
    record.removeAllActions()
    #expect(![start, first, second].contains(record.state))
  }

  @Test func `the number of groups is limited, and neither targets nor ignored changes count`() {
    let (model, record) = (Model(), UndoManager())
    record.levelsOfUndo = 2
    for value in 1...4 {
      model.add(value, record)
      record.endEvent()
    }
    record.disableUndoRegistration()
    model.add(5, record)
    record.enableUndoRegistration()
    for _ in 0..<4 { record.undo() }
    #expect(model.values == [1, 2, 3])
    var other: Model? = Model()
    other?.add(1, record)
    other = nil
    record.undo()
    #expect(model.values == [1, 2, 3])
    model.add(6, record)
    record.removeAllActions(withTarget: model)
    #expect(!record.canUndo)
  }
}
