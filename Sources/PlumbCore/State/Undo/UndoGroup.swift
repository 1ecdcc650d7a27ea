/// An action that undoes a change.
struct UndoAction {
  /// The identity of the target, for as long as it exists.
  weak var changedObject: AnyObject?
  let perform: () -> Void

  init(of changedObject: AnyObject, perform: @escaping () -> Void) {
    self.changedObject = changedObject
    self.perform = perform
  }
}

/// Actions that are performed together, from the last one to the first.
struct UndoGroup {
  private enum Entry {
    case action(UndoAction)
    case group(UndoGroup)
  }

  /// The number of the state after the changes.
  let id: Int
  /// The name of the group in the menu; empty for none.
  var name = ""
  /// Whether the change can be lost without asking.
  var isDiscardable = false
  var values: [UndoManager.UserInfoKey: Any] = [:]
  private var entries: [Entry] = []

  init(id: Int) {
    self.id = id
  }

  /// Creates an empty group for the changes that undo or redo the changes of another group.
  init(oppositeOf other: UndoGroup) {
    id = other.id
    (name, isDiscardable, values) = (other.name, other.isDiscardable, other.values)
  }

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ action: UndoAction) { entries.append(.action(action)) }

  /// Adds a group, unless it is empty.
  mutating func add(_ group: UndoGroup) {
    if group.isEmpty { return }
    entries.append(.group(group))
    if name.isEmpty { name = group.name }
  }

  func perform() {
    for entry in entries.reversed() {
      switch entry {
      case .action(let action): action.perform()
      case .group(let group): group.perform()
      }
    }
  }

  mutating func removeAllActions() { entries = [] }

  mutating func removeActions(of changedObject: AnyObject) {
    entries = entries.compactMap { entry in
      switch entry {
      case .action(let action): return action.changedObject === changedObject ? nil : entry
      case .group(var group):
        group.removeActions(of: changedObject)
        return group.isEmpty ? nil : .group(group)
      }
    }
  }
}
