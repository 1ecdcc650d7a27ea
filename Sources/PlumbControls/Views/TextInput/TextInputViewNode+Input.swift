internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: TextInputTarget {
  func enter(_ text: String) {
    let time = tree.context.time
    edit(isComposed: true) { $0.insert(entered(text), at: time, isTyped: true) }
  }

  func compose(_ text: String, selection: Range<Int>) {
    let scalars = text.unicodeScalars
    func offset(_ count: Int) -> Int {
      let index = scalars.index(
        scalars.startIndex, offsetBy: min(max(count, 0), scalars.count))
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    edit(isComposed: true) {
      $0.compose(text, selection: offset(selection.lowerBound)..<offset(selection.upperBound))
    }
  }

  var caretArea: CGRect {
    let rect = layoutNode.caretRect
    return layoutNode.frameInRoot.isNull
      ? rect
      : rect.offsetBy(dx: layoutNode.frameInRoot.minX, dy: layoutNode.frameInRoot.minY)
  }

  /// Returns a text in the form in which it is entered. A field has one line: line breaks become
  /// spaces.
  func entered(_ text: String) -> String {
    guard input?.kind == .line, text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: Deleting

  /// Deletes the selection, or the character or the word beside the caret.
  func delete(forward: Bool, word: Bool) {
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
}
