/// The changes of an edited text and of its caret.
///
/// Texts are compared only if they are not copies of each other. Then they are read once, up to the change and
/// from its end; a caret that has moved costs as much as the text that it has passed.
struct EditedTextComparison {
  /// The new offset of the caret in scalars.
  let caret: Int
  let changes: [AccessibilityChange]

  /// Compares the text of an object with its former text.
  ///
  /// - Parameter oldCaret: the old offset of the caret in scalars.
  init(
    of id: AccessibilityID, _ old: EditedTextState, caret oldCaret: Int, _ new: EditedTextState
  ) {
    var changes: [AccessibilityChange] = []
    if let difference = TextDifference(from: old.string, to: new.string, caret: new.head) {
      let start = TextBoundaries.scalarCount(in: 0..<difference.start, of: new.string)
      changes.append(
        .text(
          id,
          AccessibilityTextChange(
            at: start,
            oldText: TextBoundaries.part(difference.start..<difference.oldEnd, of: old.string),
            newText: TextBoundaries.part(difference.start..<difference.newEnd, of: new.string))))
      caret = start + Self.distance(from: difference.start, to: new.head, in: new.string)
    } else {
      caret = oldCaret + Self.distance(from: old.head, to: new.head, in: new.string)
    }
    if caret != oldCaret { changes.append(.caret(id, caret)) }
    let isSelected = !old.selection.isEmpty || !new.selection.isEmpty
    if isSelected, old.selection != new.selection { changes.append(.textSelection(id)) }
    self.changes = changes
  }

  /// Returns the number of scalars from one offset to another, negative if `end` is before `start`.
  private static func distance(from start: Int, to end: Int, in text: String) -> Int {
    start <= end
      ? TextBoundaries.scalarCount(in: start..<end, of: text)
      : -TextBoundaries.scalarCount(in: end..<start, of: text)
  }
}
