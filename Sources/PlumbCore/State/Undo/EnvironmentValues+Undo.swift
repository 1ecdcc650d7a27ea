extension EnvironmentValues {
  /// The manager of the changes that can be undone in the window of the views; `nil` for views without a tree.
  ///
  /// Control Z undoes and Control Shift Z redoes the changes that it has recorded, unless a text with the
  /// keyboard focus has changes to undo.
  @EnvironmentEntry public internal(set) var undoManager: UndoManager?

  /// Sets the manager of the changes in a window.
  package mutating func setUndoManager(_ manager: UndoManager?) { undoManager = manager }
}
