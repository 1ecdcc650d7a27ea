internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: FocusedKeyHandler {
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let modifiers = stroke.modifiers.held
    let isShifted = modifiers.contains(.shift)
    let isCommand = modifiers.contains(.control) || modifiers.contains(.command)
    guard isDown else { return false }
    if stroke.key == .return || stroke.key == .tab, let isUsed = handleControl(stroke) {
      return isUsed
    }
    // Keys with Alt belong to menus, and to characters that arrive as text.
    guard !modifiers.contains(.option) else { return false }
    if stroke.opensContextMenu {
      openMenu(at: nil)
      return true
    }
    let selection = editor.selection
    defer { if editor.selection != selection { offerSelection() } }
    switch stroke.key {
    case .left, .right:
      move(toLeft: stroke.key == .left, word: isCommand, extending: isShifted)
    case .up, .down:
      if isCommand {
        moveByParagraph(forward: stroke.key == .down, extending: isShifted)
      } else {
        moveVertically(isDown: stroke.key == .down, extending: isShifted)
      }
    case .home, .end: move(toEnd: stroke.key == .end, ofText: isCommand, extending: isShifted)
    case .delete: delete(forward: false, word: isCommand)
    case .deleteForward where isShifted: return perform(.character("x"), isShifted: false)
    case .deleteForward: delete(forward: true, word: isCommand)
    case .insert where isShifted: return perform(.character("v"), isShifted: false)
    case .pageUp, .pageDown:
      return moveByPage(isDown: stroke.key == .pageDown, extending: isShifted)
    case .return: return submit()
    case _ where isCommand: return perform(stroke.key, isShifted: isShifted)
    case .character, .space: return true
    default: return false
    }
    return true
  }

  /// Handles Return and Tab if they enter a character. Returns `true` if they do, and `nil` if the key has its other
  /// meaning.
  private func handleControl(_ stroke: KeyStroke) -> Bool? {
    let modifiers = stroke.modifiers.held
    let text: String
    switch (input?.kind, stroke.key) {
    case (.editor, .return) where modifiers.subtracting(.shift).isEmpty: text = "\n"
    // As SwiftUI on a Mac: Return submits, with Option it enters a line break. On Linux, chats use Shift.
    case (.growing, .return) where modifiers == .shift || modifiers == .option: text = "\n"
    // With Shift or Control, the tab key moves the focus.
    case (.editor, .tab) where modifiers.isEmpty: text = "\t"
    default: return nil
    }
    enter(text)
    return true
  }

  private func submit() -> Bool {
    input?.endEditing()
    let submit = environment.submitAction
    guard input?.onCommit != nil || submit != nil else { return false }
    input?.onCommit?()
    submit?()
    return true
  }

  // MARK: Deleting

  /// Deletes the selection, or the character or the word beside the caret.
  private func delete(forward: Bool, word: Bool) {
    let time = tree.context.time
    edit { editor in
      let (text, caret) = (editor.string, editor.head.offset)
      let end: Int
      switch (forward, word) {
      case (true, false): end = TextBoundaries.characterEnd(after: caret, in: text)
      case (false, false): end = TextBoundaries.characterStart(before: caret, in: text)
      case (true, true):
        end = isSecure ? text.utf8.count : TextBoundaries.wordEnd(after: caret, in: text)
      case (false, true): end = isSecure ? 0 : TextBoundaries.wordStart(before: caret, in: text)
      }
      editor.delete(min(caret, end)..<max(caret, end), at: time)
    }
  }

  // MARK: Moving the caret

  /// Moves the caret to the left or right: by a displayed character, or by a word.
  private func move(toLeft isLeft: Bool, word: Bool, extending: Bool) {
    if word {
      let isForward = isLeft == layoutNode.isRightToLeft(at: shownPosition(of: editor.head))
      let target = wordEdge(isForward)
      return edit { $0.move(to: TextPosition(offset: target), extending: extending) }
    }
    if !extending, !editor.selection.isEmpty { return collapse(toLeft: isLeft) }
    let caret = shownPosition(of: editor.head)
    let target = position(ofShown: layoutNode.position(toLeft: isLeft, of: caret) ?? caret)
    edit { $0.move(to: target, extending: extending) }
  }

  /// Returns the next edge of a word. The words of a secure field are as secret as its characters.
  private func wordEdge(_ isForward: Bool) -> Int {
    let (text, caret) = (editor.string, editor.head.offset)
    if isSecure { return isForward ? text.utf8.count : 0 }
    return isForward
      ? TextBoundaries.wordEnd(after: caret, in: text)
      : TextBoundaries.wordStart(before: caret, in: text)
  }

  /// Replaces a selection by a caret at its left or right end on the screen.
  private func collapse(toLeft isLeft: Bool) {
    let (anchor, head) = (shownPosition(of: editor.anchor), shownPosition(of: editor.head))
    let (anchorBlock, headBlock) = (layoutNode.block(at: anchor), layoutNode.block(at: head))
    let isAnchorFirst: Bool
    if anchorBlock.range == headBlock.range {
      let (first, second) = (anchorBlock.caret(at: anchor).rect, headBlock.caret(at: head).rect)
      isAnchorFirst =
        first.minY == second.minY ? first.minX < second.minX : first.minY < second.minY
    } else {
      isAnchorFirst = anchor.offset < head.offset
    }
    let target = isAnchorFirst == isLeft ? editor.anchor : editor.head
    edit { $0.move(to: target) }
  }

  /// Moves the caret to the line above or below; from the first line to the start of the text, from the last
  /// one to its end.
  private func moveVertically(isDown: Bool, extending: Bool) {
    moveVertically(extending: extending) { layoutNode, caret, x in
      layoutNode.position(isDown, caret, closestTo: x)
        ?? TextPosition(offset: isDown ? layoutNode.string.utf8.count : 0)
    }
  }

  /// Moves the caret to a position that depends on a horizontal one, which is kept by further such moves.
  private func moveVertically(
    extending: Bool, _ target: (EditedTextLayoutNode, TextPosition, CGFloat) -> TextPosition
  ) {
    let caret = shownPosition(of: editor.head)
    let goal = verticalGoal.flatMap { $0.caret == editor.head ? $0.x : nil }
    let x = goal ?? layoutNode.caretX(at: caret)
    let next = position(ofShown: target(layoutNode, caret, x))
    edit { $0.move(to: next, extending: extending) }
    verticalGoal = (x, editor.head)
  }

  /// Moves the caret by the height of the area. Returns whether there is one.
  private func moveByPage(isDown: Bool, extending: Bool) -> Bool {
    guard input?.kind != .line else { return false }
    let height = max(layoutNode.textArea.height - layoutNode.lineHeight, layoutNode.lineHeight)
    moveVertically(extending: extending) { layoutNode, caret, x in
      layoutNode.position(isDown ? height : -height, below: caret, closestTo: x)
    }
    return true
  }

  /// Moves the caret to the start or the end of its line or of the text.
  private func move(toEnd isEnd: Bool, ofText: Bool, extending: Bool) {
    let caret = shownPosition(of: editor.head)
    let target =
      ofText
      ? TextPosition(offset: isEnd ? editor.length : 0)
      : position(ofShown: layoutNode.position(atEnd: isEnd, ofLineAt: caret))
    edit { $0.move(to: target, extending: extending) }
  }

  /// Moves the caret to the start or the end of its paragraph, and from there to the start or the end of the next one.
  private func moveByParagraph(forward: Bool, extending: Bool) {
    let (text, caret) = (editor.string, editor.head.offset)
    func edge(_ offset: Int) -> Int {
      let paragraph = TextBoundaries.paragraph(at: offset, in: text)
      return forward ? paragraph.upperBound : paragraph.lowerBound
    }
    var target = edge(caret)
    if target == caret {
      target = edge(
        forward
          ? TextBoundaries.characterEnd(after: caret, in: text)
          : TextBoundaries.characterStart(before: caret, in: text))
    }
    edit { $0.move(to: TextPosition(offset: target), extending: extending) }
  }
}
