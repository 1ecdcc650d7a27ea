extension UndoManager {
  /// Undoes with Control Z, or redoes with Control Shift Z or Control Y. Returns whether there was something to undo or
  /// redo.
  func handle(_ stroke: KeyStroke) -> Bool {
    let held = stroke.modifiers.held
    let main = held.subtracting(.shift)
    guard main == .control || main == .command else { return false }
    switch stroke.key {
    case .character("z") where !held.contains(.shift):
      guard canUndo else { return false }
      undo()
    case .character("z"),
      .character("y") where main == held:
      guard canRedo else { return false }
      redo()
    default: return false
    }
    return true
  }
}
