/// The commands of the Edit menu, which are about the view with the keyboard focus.
struct FocusedEditing {
  weak var tree: ViewTree?

  /// Whether a command may have an effect. A view that is no text tells only when its key is pressed.
  @MainActor func canPerform(_ command: TextCommand) -> Bool {
    guard let target = tree?.focus.target else { return false }
    if let text = target as? any TextCommands { return text.canPerform(command) }
    return command != .undo && command != .redo
  }

  /// Performs a command: that of a text, or what the key of the command does elsewhere.
  @MainActor func perform(_ command: TextCommand, shortcut: KeyboardShortcut?) {
    guard let tree else { return }
    if let text = tree.focus.target as? any TextCommands { return text.perform(command) }
    guard let shortcut else { return }
    var modifiers: KeyModifiers = []
    if shortcut.modifiers.contains(.command) { modifiers.insert(.control) }
    if shortcut.modifiers.contains(.shift) { modifiers.insert(.shift) }
    let stroke = KeyStroke(shortcut.key.key, modifiers: modifiers)
    // With the next frame: the menu, which gets all keys, is closed by then.
    tree.clock.scheduler.scheduleWakeUp(at: tree.clock.time, for: tree.focus) { [weak tree] in
      MainActor.assumeIsolated {
        _ = tree?.send(.keyDown(stroke))
        _ = tree?.send(.keyUp(stroke))
      }
    }
  }
}

private enum FocusedEditingKey: EnvironmentKey {
  static var defaultValue: FocusedEditing { FocusedEditing() }
}

extension EnvironmentValues {
  /// The commands that are about the view with the keyboard focus.
  var focusedEditing: FocusedEditing {
    get { self[FocusedEditingKey.self] }
    set { self[FocusedEditingKey.self] = newValue }
  }
}
