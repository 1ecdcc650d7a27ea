/// The commands of the Edit menu, which are for the view with the keyboard focus.
package struct FocusedEditing {
  let reference: TreeReference?

  @MainActor private var tree: ViewTree? { reference?.tree }

  package init(tree: ViewTree? = nil) {
    reference = tree?.reference
  }

  /// Whether a command may have an effect. For a view that is no text, this is known only once it receives the key of
  /// the command.
  @MainActor package func canPerform(_ command: TextCommand) -> Bool {
    if let text, text.canPerform(command) { return true }
    return switch command {
    case .undo: tree?.undoManager.canUndo == true
    case .redo: tree?.undoManager.canRedo == true
    default: text == nil && tree?.focus.target != nil
    }
  }

  /// The text with the keyboard focus; `nil` if another view has it, or none.
  @MainActor private var text: (any TextCommands)? { tree?.focus.target as? any TextCommands }

  /// The name of the change that a command undoes or redoes; empty if it has none.
  @MainActor package func actionName(of command: TextCommand) -> String {
    if let text, text.canPerform(command) { return "" }
    let name =
      command == .undo ? tree?.undoManager.undoActionName : tree?.undoManager.redoActionName
    return name ?? ""
  }

  /// Whether a text is writing its change, which it undoes itself.
  @MainActor package var isWritingText: Bool { tree?.focus.isWritingText == true }

  /// The number of the press of the pointer that has not ended; `nil` for none.
  @MainActor package var press: Int? { tree?.pointer.primaryPress }

  /// Performs a command on the text with the keyboard focus, or sends the key of the command to another view.
  @MainActor package func perform(_ command: TextCommand, shortcut: KeyboardShortcut?) {
    guard let tree else { return }
    if let text, text.canPerform(command) { return text.perform(command) }
    switch command {
    case .undo: return tree.undoManager.undo()
    case .redo: return tree.undoManager.redo()
    default: break
    }
    guard text == nil, let shortcut else { return }
    var modifiers: KeyModifiers = []
    if shortcut.modifiers.contains(.command) { modifiers.insert(.control) }
    if shortcut.modifiers.contains(.shift) { modifiers.insert(.shift) }
    let stroke = KeyStroke(shortcut.key.key, modifiers: modifiers)
    // The key is sent with the next frame: the menu, which gets all keys, is closed by then.
    tree.clock.scheduler.scheduleWakeUp(at: tree.clock.time, for: tree.focus) {
      [reference = tree.reference] in
      MainActor.assumeIsolated {
        _ = reference.tree?.send(.keyDown(stroke))
        _ = reference.tree?.send(.keyUp(stroke))
      }
    }
  }
}

extension EnvironmentValues {
  /// The commands for the view with the keyboard focus.
  @EnvironmentEntry package var focusedEditing: FocusedEditing = FocusedEditing()
}
