/// A text that is edited, with its caret or selection and the changes that can be undone.
///
/// Offsets count UTF-8 bytes. Both ends of the selection are always between two characters, so that no edit
/// divides one. A text that is composed by an input method is a part of the string; it is not recorded for
/// undo before it is committed.
package struct EditableText: Equatable {
  /// The text, including the text that is being composed.
  package private(set) var string: String
  /// The end of the selection that stays when the selection is extended.
  package private(set) var anchor: TextPosition
  /// The end of the selection that moves; the position of the caret.
  package private(set) var head: TextPosition
  /// The range of the text that is being composed; `nil` while none is.
  package private(set) var composition: Range<Int>?
  /// The text that is being composed; `nil` while none is.
  package var composedText: String? { composition.map { String(string[stringRange($0)]) } }
  private var history = EditHistory()
  /// The part that the composition has replaced.
  private var composed = ComposedPart()

  private struct ComposedPart: Equatable {
    var removed = ""
    var selection = 0..<0
  }

  /// Creates a text with the caret at its end.
  package init(_ string: String = "") {
    self.string = string
    // A bridged string, or a string in another encoding, would take time for every offset.
    self.string.makeContiguousUTF8()
    anchor = TextPosition(offset: string.utf8.count)
    head = anchor
  }

  /// The selected range; empty for a caret.
  package var selection: Range<Int> {
    min(anchor.offset, head.offset)..<max(anchor.offset, head.offset)
  }

  /// The selected text.
  package var selectedText: String { String(string[stringRange(selection)]) }

  /// The number of UTF-8 bytes.
  package var length: Int { string.utf8.count }

  private func stringRange(_ range: Range<Int>) -> Range<String.Index> {
    TextBoundaries.index(
      at: range.lowerBound, in: string)..<TextBoundaries.index(at: range.upperBound, in: string)
  }

  // MARK: Selecting

  /// Moves the caret to a position, or extends the selection to it.
  package mutating func move(to position: TextPosition, extending: Bool = false) {
    head = TextPosition(
      offset: TextBoundaries.characterStart(at: position.offset, in: string),
      affinity: position.affinity)
    if !extending { anchor = head }
    history.endGroup()
  }

  /// Selects a range; the caret is at its end.
  package mutating func select(_ range: Range<Int>) {
    move(to: TextPosition(offset: range.lowerBound))
    move(to: TextPosition(offset: range.upperBound, affinity: .upstream), extending: true)
  }

  /// Selects the whole text.
  package mutating func selectAll() { select(0..<length) }

  // MARK: Editing

  /// Replaces the selection with a text; the caret is after it.
  ///
  /// - Parameter time: in seconds; characters typed without a pause are undone together, word by word.
  package mutating func insert(_ text: String, at time: Double = 0, isTyped: Bool = false) {
    endComposition()
    guard !text.isEmpty || !selection.isEmpty else { return }
    replace(selection, with: text, at: time, isTyped: isTyped)
  }

  /// Removes the selection, or a range if nothing is selected.
  package mutating func delete(_ range: Range<Int>, at time: Double = 0) {
    endComposition()
    let removed = selection.isEmpty ? range : selection
    guard !removed.isEmpty else { return }
    replace(removed, with: "", at: time, isTyped: false)
  }

  /// Inserts a text at a position and selects it.
  package mutating func drop(_ text: String, at position: TextPosition, time: Double = 0) {
    endComposition()
    guard !text.isEmpty else { return }
    move(to: position)
    let start = head.offset
    replace(start..<start, with: text, at: time, isTyped: false)
    select(start..<head.offset)
  }

  /// Moves a part of the text to an offset outside of it and selects it there, as one change.
  package mutating func move(_ range: Range<Int>, to offset: Int, at time: Double = 0) {
    endComposition()
    let range = characters(range)
    let target = TextBoundaries.characterStart(at: offset, in: string)
    guard !range.isEmpty, target <= range.lowerBound || target >= range.upperBound else { return }
    let text = String(string[stringRange(range)])
    // The text between the part and its new place moves to the other side of the part.
    let between = target < range.lowerBound ? target..<range.lowerBound : range.upperBound..<target
    let other = String(string[stringRange(between)])
    let whole =
      min(between.lowerBound, range.lowerBound)..<max(between.upperBound, range.upperBound)
    let isForward = target > range.lowerBound
    select(range)
    replace(whole, with: isForward ? other + text : text + other, at: time, isTyped: false)
    let start = isForward ? whole.lowerBound + other.utf8.count : whole.lowerBound
    select(start..<start + text.utf8.count)
  }

  /// Returns a range widened to whole characters.
  private func characters(_ range: Range<Int>) -> Range<Int> {
    let start = TextBoundaries.characterStart(at: range.lowerBound, in: string)
    let end = TextBoundaries.characterStart(at: range.upperBound, in: string)
    return
      start..<max(
        start,
        end < range.upperBound ? TextBoundaries.characterEnd(after: end, in: string) : end)
  }

  private mutating func replace(
    _ range: Range<Int>, with text: String, at time: Double, isTyped: Bool
  ) {
    let edit = EditHistory.Edit(
      start: range.lowerBound, oldText: String(string[stringRange(range)]), newText: text,
      selectionBefore: selection)
    string.replaceSubrange(stringRange(range), with: text)
    history.add(edit, at: time, isTyped: isTyped)
    placeCaret(at: range.lowerBound + text.utf8.count)
  }

  /// Places the caret at an offset, or at the end of the character that contains it.
  private mutating func placeCaret(at offset: Int) {
    let start = TextBoundaries.characterStart(at: offset, in: string)
    head = TextPosition(
      offset: start == offset ? offset : TextBoundaries.characterEnd(after: start, in: string))
    anchor = head
  }

  /// Takes over a text that was changed elsewhere. Earlier changes cannot be undone.
  ///
  /// The caret stays between the same characters: if a program rejects typed text, the caret is where it was
  /// before.
  package mutating func reset(to string: String) {
    guard !TextDifference.isNone(from: self.string, to: string) else { return }
    let (oldAnchor, oldHead) = (anchor.offset, head.offset)
    let isCaret = oldAnchor == oldHead
    let difference = TextDifference(
      from: self.string, to: string,
      caret: isCaret ? oldHead + string.utf8.count - length : string.utf8.count)
    self = EditableText(string)
    guard let difference else { return }
    func moved(_ offset: Int) -> Int {
      // Text that is added at an end of a selection does not belong to it.
      let isEndOfSelection = !isCaret && offset == max(oldAnchor, oldHead)
      if offset <= difference.start, isEndOfSelection || offset < difference.oldEnd {
        return offset
      }
      return difference.newEnd + max(offset - difference.oldEnd, 0)
    }
    anchor.offset = TextBoundaries.characterStart(at: moved(oldAnchor), in: self.string)
    head.offset = TextBoundaries.characterStart(at: moved(oldHead), in: self.string)
  }

  // MARK: Undoing

  package var canUndo: Bool { history.canUndo }
  package var canRedo: Bool { history.canRedo }

  /// Restores the text and the selection before the latest changes that belong together. Returns whether
  /// there were any.
  @discardableResult package mutating func undo() -> Bool {
    endComposition()
    guard let group = history.takeUndo() else { return false }
    for edit in group.reversed() {
      let end = edit.start + edit.newText.utf8.count
      string.replaceSubrange(stringRange(edit.start..<end), with: edit.oldText)
    }
    if let first = group.first { select(first.selectionBefore) }
    return true
  }

  /// Repeats the changes that were undone last. Returns whether there were any.
  @discardableResult package mutating func redo() -> Bool {
    endComposition()
    guard let group = history.takeRedo() else { return false }
    for edit in group {
      let end = edit.start + edit.oldText.utf8.count
      string.replaceSubrange(stringRange(edit.start..<end), with: edit.newText)
    }
    if let last = group.last { placeCaret(at: last.start + last.newText.utf8.count) }
    return true
  }

  // MARK: Composing

  /// Shows a text that is being composed, in place of the one before or of the selection; an empty text ends
  /// the composition and restores the text that it has replaced.
  ///
  /// - Parameter selection: the selected part of the composed text, in its UTF-8 bytes.
  package mutating func compose(_ text: String, selection: Range<Int>) {
    if text.isEmpty { return endComposition() }
    if composition == nil {
      composed = ComposedPart(removed: selectedText, selection: self.selection)
    }
    let old = composition ?? self.selection
    string.replaceSubrange(stringRange(old), with: text)
    let range = old.lowerBound..<old.lowerBound + text.utf8.count
    let inner = selection.clamped(to: 0..<text.utf8.count)
    anchor = TextPosition(
      offset: TextBoundaries.characterStart(at: range.lowerBound + inner.lowerBound, in: string))
    head = TextPosition(
      offset: TextBoundaries.characterStart(at: range.lowerBound + inner.upperBound, in: string))
    composition = range
  }

  /// Removes the text that is being composed, and restores the text that it has replaced.
  package mutating func endComposition() {
    guard let composition else { return }
    string.replaceSubrange(stringRange(composition), with: composed.removed)
    self.composition = nil
    let selection = composed.selection
    composed = ComposedPart()
    select(selection)
  }

  /// Makes the text that is being composed a part of the text, as when the focus is lost.
  package mutating func commitComposition(at time: Double = 0) {
    guard let text = composedText else { return }
    endComposition()
    insert(text, at: time)
  }
}
