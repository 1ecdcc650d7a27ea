import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The changes that an undo manager records, by the rules of the class of Foundation.
@MainActor @Suite struct UndoManagerTests {
  /// A count that is changed, with a manager.
  @MainActor private final class Counter {
    let manager: UndoManager
    private(set) var count = 0

    init(_ manager: UndoManager = UndoManager()) {
      self.manager = manager
    }

    func set(_ count: Int, name: String = "") {
      let old = self.count
      self.count = count
      manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
      if !name.isEmpty { manager.setActionName(name) }
    }

    /// Changes the count in a group of its own.
    func change(to count: Int, name: String = "") {
      manager.beginUndoGrouping()
      set(count, name: name)
      manager.endUndoGrouping()
    }
  }

  /// A counter whose changes are separate steps.
  private func counter() -> Counter {
    let counter = Counter()
    counter.manager.groupsByEvent = false
    return counter
  }

  @Test func `steps are undone and redone in turn`() {
    let counter = counter()
    let manager = counter.manager
    #expect(!manager.canUndo && !manager.canRedo)
    counter.change(to: 1)
    counter.change(to: 2)
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(counter.count == 1 && manager.canUndo && manager.canRedo)
    manager.undo()
    #expect(counter.count == 0 && !manager.canUndo && manager.redoCount == 2)
    manager.undo()
    #expect(counter.count == 0)
    manager.redo()
    manager.redo()
    #expect(counter.count == 2 && !manager.canRedo && manager.undoCount == 2)
    manager.undo()
    #expect(counter.count == 1)
  }

  @Test func `a new change ends what can be redone`() {
    let counter = counter()
    counter.change(to: 1)
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    counter.change(to: 5)
    #expect(!counter.manager.canRedo)
    counter.manager.redo()
    #expect(counter.count == 5)
  }

  @Test func `what happens in one event is one step, from the last change to the first`() {
    let counter = Counter()
    for count in 1...3 { counter.set(count) }
    #expect(counter.manager.groupingLevel == 1 && counter.manager.undoCount == 1)
    counter.manager.undo()
    #expect(counter.count == 0 && counter.manager.groupingLevel == 0)
    counter.manager.redo()
    #expect(counter.count == 3)
  }

  @Test func `the main queue ends the group of an event`() async {
    let counter = Counter()
    counter.set(1)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    #expect(counter.manager.groupingLevel == 0)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.count == 1)
  }

  @Test func `groups in groups are one step`() {
    let counter = counter()
    let manager = counter.manager
    manager.beginUndoGrouping()
    counter.change(to: 1)
    counter.change(to: 2)
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    // A group without actions is no step.
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(counter.count == 0)
    manager.redo()
    #expect(counter.count == 2)
  }

  @Test func `names belong to steps, and go with them`() {
    let counter = counter()
    let manager = counter.manager
    counter.change(to: 1, name: "Add")
    counter.change(to: 2)
    #expect(manager.undoActionName.isEmpty && manager.undoMenuItemTitle == "Undo")
    manager.setActionName("Double")
    #expect(manager.undoMenuItemTitle == "Undo Double" && manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.undoActionName == "Add" && manager.redoActionName == "Double")
    manager.redo()
    #expect(manager.undoActionName == "Double" && manager.redoActionName.isEmpty)
  }

  @Test func `nothing is recorded while registration is disabled`() {
    let counter = Counter()
    counter.manager.disableUndoRegistration()
    counter.manager.disableUndoRegistration()
    counter.manager.enableUndoRegistration()
    counter.set(1)
    #expect(!counter.manager.isUndoRegistrationEnabled && !counter.manager.canUndo)
    counter.manager.enableUndoRegistration()
    counter.set(2)
    counter.manager.undo()
    #expect(counter.count == 1)
  }

  @Test func `the oldest steps above the limit are dropped`() {
    let counter = counter()
    counter.manager.levelsOfUndo = 2
    for count in 1...4 { counter.change(to: count) }
    #expect(counter.manager.undoCount == 2)
    counter.manager.levelsOfUndo = 1
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.count == 3)
  }

  @Test func `a target is not kept, and its actions can be removed`() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var gone: Counter?
    do {
      let counter = Counter(manager)
      counter.change(to: 1)
      gone = counter
    }
    #expect(gone == nil)
    manager.undo()
    #expect(!manager.canRedo)
    let (first, second) = (Counter(manager), Counter(manager))
    first.change(to: 1)
    second.change(to: 1)
    manager.removeAllActions(withTarget: second)
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(first.count == 0 && second.count == 1)
    manager.removeAllActions()
    #expect(!manager.canRedo)
  }

  @Test func `the state is the same again when all changes since then were undone`() {
    let counter = counter()
    let manager = counter.manager
    let told = Kept(0)
    manager.stateDidChange = { told.value += 1 }
    let first = manager.state
    counter.change(to: 1)
    let second = manager.state
    #expect(second != first && told.value > 0)
    counter.change(to: 2)
    #expect(![first, second].contains(manager.state))
    manager.undo()
    #expect(manager.state == second)
    manager.undo()
    #expect(manager.state == first)
    manager.redo()
    #expect(manager.state == second)
    // Another way to the same count is another state.
    manager.undo()
    counter.change(to: 1)
    #expect(![first, second].contains(manager.state))
    // Steps that are forgotten change nothing.
    let third = manager.state
    manager.removeAllActions()
    #expect(manager.state == third)
    manager.levelsOfUndo = 1
    for count in 5...7 { counter.change(to: count) }
    let states = manager.state
    manager.undo()
    #expect(manager.state != states && manager.state != third)
  }

  @Test func `notifications tell of undoing and redoing`() {
    let counter = counter()
    let names: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange, .NSUndoManagerDidCloseUndoGroup,
    ]
    let told = Kept<[(Notification.Name, Int)]>([])
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) {
        _ in MainActor.assumeIsolated { told.value.append((name, counter.count)) }
      }
    }
    counter.change(to: 1)
    counter.manager.undo()
    counter.manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(told.value.map(\.0) == [names[4], names[0], names[1], names[2], names[3]])
    #expect(told.value.map(\.1) == [1, 1, 0, 0, 1])
  }
}
