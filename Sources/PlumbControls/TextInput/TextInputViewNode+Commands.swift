internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: TextCommands {
  func canPerform(_ command: TextCommand) -> Bool {
    guard environment.isEnabled else { return false }
    return switch command {
    case .undo: editor.canUndo
    case .redo: editor.canRedo
    case .cut, .copy: !isSecure && !editor.selection.isEmpty
    case .paste: tree.clipboard.hasText
    case .delete: !editor.selection.isEmpty
    case .selectAll: editor.selection != 0..<editor.length
    }
  }

  func perform(_ command: TextCommand) {
    let time = tree.context.time
    switch command {
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .cut:
      guard copy() else { return }
      edit { $0.delete($0.selection, at: time) }
    case .copy: _ = copy()
    case .paste: paste(tree.clipboard.text)
    case .delete: edit { $0.delete($0.selection, at: time) }
    case .selectAll: edit { $0.selectAll() }
    }
  }

  /// Performs the command of a key with Control. Returns whether there is one.
  func perform(_ key: Key, isShifted: Bool) -> Bool {
    switch key {
    case .character("a"): perform(.selectAll)
    case .character("c"), .insert: perform(.copy)
    case .character("x"): perform(.cut)
    case .character("v"): perform(.paste)
    case .character("z"): return performIfPossible(isShifted ? .redo : .undo)
    case .character("y"): return performIfPossible(.redo)
    default: return false
    }
    return true
  }

  /// Undoes or redoes. Returns whether there is a change to undo or redo; if not, the key is left to the program.
  private func performIfPossible(_ command: TextCommand) -> Bool {
    guard canPerform(command) else { return false }
    perform(command)
    return true
  }

  /// Opens the menu of the text.
  ///
  /// - Parameter point: the location in the window; `nil` for the location of the caret.
  func openMenu(at point: CGPoint?) {
    let caret = caretArea
    input?.openMenu(
      TextMenu(
        point: point ?? CGPoint(x: caret.minX, y: caret.maxY), commands: self, isEditable: true))
  }

  /// Copies the selected text. Returns `false` for a secure field and for a text that is too long for the clipboard, so
  /// that it is not cut either.
  private func copy() -> Bool {
    guard canPerform(.copy) else { return false }
    let limit = tree.clipboard.limit
    guard editor.selection.count <= limit else {
      RuntimeWarning.showOnce(
        "The clipboard takes texts of up to \(limit) bytes; a longer one is not copied.")
      return false
    }
    tree.clipboard.text = editor.selectedText
    return true
  }

  /// Replaces the selection with a text of the clipboard.
  private func paste(_ text: String?) {
    guard let text, !text.isEmpty else { return }
    let time = tree.context.time
    edit { $0.insert(pasted(text), at: time) }
  }

  /// Returns the part of a text that is pasted or dropped.
  func pasted(_ text: String) -> String {
    let limit = input?.kind == .line ? Self.lineLimit : Self.limit
    if text.utf8.count > limit {
      RuntimeWarning.showOnce(
        "A text of \(text.utf8.count) bytes is pasted up to byte \(limit), "
          + "the most that a field of its kind takes at once.")
    }
    return entered(TextBoundaries.prefix(limit, of: text))
  }

  /// The maximum number of bytes that are pasted, in a field of one line and in others. A person cannot read a longer
  /// text in one line.
  private static let (lineLimit, limit) = (1_000_000, 100_000_000)

  // MARK: The selection of the desktop

  /// Offers the selected text to the desktop, so that the middle button pastes it in any program.
  func offerSelection() {
    guard !isSecure, !editor.selection.isEmpty, editor.selection.count <= Self.selectionLimit
    else { return }
    tree.clipboard.selection = editor.selectedText
  }

  /// The number of selected bytes above which a selection is not offered: the text is copied for the desktop with
  /// every change of the selection.
  private static let selectionLimit = 1_000_000

  /// Pastes the selection of the desktop at a location in the window.
  func pasteSelection(at point: CGPoint) {
    guard let local = layoutNode.localPoint(of: point), let text = tree.clipboard.selection else {
      return
    }
    let position = position(ofShown: layoutNode.position(closestTo: local))
    edit { $0.move(to: position) }
    paste(text)
  }
}
