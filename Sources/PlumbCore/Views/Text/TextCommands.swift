/// A command for a text that is edited or selected.
package enum TextCommand {
  case undo, redo, cut, copy, paste, delete, selectAll
}

/// An object that performs the commands of a text.
@MainActor package protocol TextCommands: AnyObject {
  /// Returns whether a command has an effect.
  func canPerform(_ command: TextCommand) -> Bool

  /// Performs a command.
  func perform(_ command: TextCommand)
}
