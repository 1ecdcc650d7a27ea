/// The changes that can be undone in the views of a tree, and the keys that undo them.
final class UndoKeys: TreeService, EventRecipient {
  /// The recorder of the changes: the one of the tree's first environment, if that has one.
  let manager: UndoManager

  init(of tree: ViewTree) { manager = tree.environment.undoManager ?? UndoManager() }

  /// Undoes with Control Z, or redoes with Control Shift Z or Control Y.
  func handle(_ event: Event, in tree: ViewTree) -> EventResult {
    guard case .keyDown(let stroke) = event else { return .unused }
    let held = stroke.modifiers.held
    let main = held.subtracting(.shift)
    guard main == .control || main == .command else { return .unused }
    switch stroke.key {
    case .character("z") where !held.contains(.shift):
      guard manager.canUndo else { return .unused }
      manager.undo()
    case .character("z"),
      .character("y") where main == held:
      guard manager.canRedo else { return .unused }
      manager.redo()
    default: return .unused
    }
    return .used
  }

  /// Ends the group of the changes of an event.
  func eventDidEnd() { manager.endEvent() }
}

extension ViewTree {
  /// The changes that can be undone in the views; the manager of the first environment, if that has
  /// one.
  var undoManager: UndoManager { service(UndoKeys.self).manager }
}
