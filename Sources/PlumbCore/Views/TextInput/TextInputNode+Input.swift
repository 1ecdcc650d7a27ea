internal import Foundation

extension TextInputNode: TextInputTarget {
  func enter(_ text: String) {
    let time = tree.context.time
    edit { $0.insert(singleLine(text), at: time, isTyped: true) }
  }

  func compose(_ text: String, selection: Range<Int>) {
    let scalars = text.unicodeScalars
    func offset(_ count: Int) -> Int {
      let index = scalars.index(
        scalars.startIndex, offsetBy: min(max(count, 0), scalars.count))
      return text.utf8.distance(from: text.startIndex, to: index)
    }
    edit {
      $0.compose(text, selection: offset(selection.lowerBound)..<offset(selection.upperBound))
    }
  }

  var caretArea: CGRect {
    let rect = layoutNode.caretRect
    return layoutNode.frameInRoot.isNull
      ? rect
      : rect.offsetBy(dx: layoutNode.frameInRoot.minX, dy: layoutNode.frameInRoot.minY)
  }

  /// Returns a text with its line breaks replaced by spaces: a field has one line.
  private func singleLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return String(text.map { $0.isNewline ? " " : $0 })
  }

  // MARK: The clipboard

  /// Copies the selected text. Nothing of a secure field is copied.
  private func copy() -> Bool {
    guard !isSecure, !editor.selection.isEmpty else { return false }
    tree.clipboard.text = editor.selectedText
    return true
  }

  private func cut() {
    guard copy() else { return }
    let time = tree.context.time
    edit { $0.delete($0.selection, at: time) }
  }

  private func paste() {
    // A field is no place for more text than a person can read.
    guard let text = tree.clipboard.text?.prefix(Self.pasteLimit), !text.isEmpty else { return }
    let time = tree.context.time
    edit { $0.insert(singleLine(String(text)), at: time) }
  }

  /// The number of characters pasted at most.
  private static let pasteLimit = 1_000_000

  /// Performs the command of a key with Control. Returns whether there is one.
  fileprivate func perform(_ key: Key, isShifted: Bool) -> Bool {
    switch key {
    case .character("a"): edit { $0.selectAll() }
    case .character("c"), .insert: _ = copy()
    case .character("x"): cut()
    case .character("v"): paste()
    case .character("z"): edit { if isShifted { $0.redo() } else { $0.undo() } }
    case .character("y"): edit { $0.redo() }
    default: return false
    }
    return true
  }

  // MARK: Deleting and moving

  /// Deletes the selection, or the character or the word beside the caret.
  fileprivate func delete(forward: Bool, word: Bool) {
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

  /// Moves the caret to the left or right: by a character as it is shown, or by a word.
  fileprivate func move(toLeft isLeft: Bool, word: Bool, extending: Bool) {
    let geometry = layoutNode.geometry
    if word {
      // The words of a secure field are as secret as its characters.
      let isForward = isLeft == (geometry.isRightToLeft(at: shownPosition(of: editor.head)))
      let (text, caret) = (editor.string, editor.head.offset)
      let target =
        isSecure
        ? isForward ? text.utf8.count : 0
        : isForward
          ? TextBoundaries.wordEnd(after: caret, in: text)
          : TextBoundaries.wordStart(before: caret, in: text)
      return edit { $0.move(to: TextPosition(offset: target), extending: extending) }
    }
    if !extending, !editor.selection.isEmpty { return collapse(toLeft: isLeft, geometry) }
    let caret = shownPosition(of: editor.head)
    let next = isLeft ? geometry.position(leftOf: caret) : geometry.position(rightOf: caret)
    let target = position(ofShown: next ?? caret)
    edit { $0.move(to: target, extending: extending) }
  }

  /// Replaces a selection by a caret at its left or right end, as they are shown.
  private func collapse(toLeft isLeft: Bool, _ geometry: TextGeometry) {
    let ends = [editor.anchor, editor.head].map {
      (position: $0, x: geometry.caret(at: shownPosition(of: $0)).rect.minX)
    }
    let end = (ends[0].x < ends[1].x) == isLeft ? ends[0] : ends[1]
    edit { $0.move(to: end.position) }
  }

  fileprivate func move(toEnd isEnd: Bool, extending: Bool) {
    edit {
      $0.move(to: TextPosition(offset: isEnd ? $0.length : 0), extending: extending)
    }
  }
}

extension TextInputNode: FocusedKeyHandler {
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let modifiers = stroke.modifiers.held
    let isShifted = modifiers.contains(.shift)
    let isCommand = modifiers.contains(.control) || modifiers.contains(.command)
    // Keys with Alt belong to menus, and to characters that arrive as text.
    guard isDown, !modifiers.contains(.option) else { return false }
    switch stroke.key {
    case .left, .right:
      move(toLeft: stroke.key == .left, word: isCommand, extending: isShifted)
    case .home, .up: move(toEnd: false, extending: isShifted)
    case .end, .down: move(toEnd: true, extending: isShifted)
    case .delete: delete(forward: false, word: isCommand)
    case .deleteForward where isShifted: return perform(.character("x"), isShifted: false)
    case .deleteForward: delete(forward: true, word: isCommand)
    case .insert where isShifted: return perform(.character("v"), isShifted: false)
    case .return: return submit()
    case _ where isCommand: return perform(stroke.key, isShifted: isShifted)
    case .character, .space: return true
    default: return false
    }
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
}

extension TextInputNode: Responder {
  var pointerShape: PointerShape { environment.isEnabled ? .text : .arrow }

  func hoverChanged(isInside: Bool) {}

  /// Takes the focus on the first call of a press.
  func pressChanged(isInside: Bool) {
    guard environment.isEnabled, !clicks.isPressed else { return }
    clicks.isPressed = true
    if !isFocused { tree.focus.move(to: self) }
  }

  /// Places the caret when the press begins; later extends the selection by characters, or by words after a
  /// double click.
  func pressMoved(to point: CGPoint) {
    guard clicks.isPressed, environment.isEnabled, let local = layoutNode.localPoint(of: point)
    else { return }
    let position = position(ofShown: layoutNode.position(closestTo: local))
    guard clicks.begin(at: point, time: tree.context.time, offset: position.offset) else {
      return extend(to: position)
    }
    switch clicks.count {
    case 1: edit { $0.move(to: position) }
    case 2:
      let word = word(at: position)
      edit { $0.select(word) }
    default: edit { $0.selectAll() }
    }
  }

  private func extend(to position: TextPosition) {
    switch clicks.count {
    case 1: edit { $0.move(to: position, extending: true) }
    case 2:
      let (first, other) = (word(at: TextPosition(offset: clicks.offset)), word(at: position))
      let isBackwards = other.lowerBound < first.lowerBound
      let (anchor, head) =
        isBackwards
        ? (first.upperBound, other.lowerBound)
        : (first.lowerBound, max(first.upperBound, other.upperBound))
      edit {
        $0.move(to: TextPosition(offset: anchor))
        $0.move(to: TextPosition(offset: head), extending: true)
      }
    default: break
    }
  }

  private func word(at position: TextPosition) -> Range<Int> {
    isSecure
      ? 0..<editor.length : TextBoundaries.wordRange(at: position.offset, in: editor.string)
  }

  func pressEnded(isInside: Bool) { clicks.end() }
}

/// The number of presses that follow each other at a place.
struct ClickCounter {
  var isPressed = false
  /// The number of presses, from 1.
  private(set) var count = 0
  /// The offset in the text at which the first press was.
  private(set) var offset = 0
  private var latest: (point: CGPoint, time: Double)?
  private var hasBegun = false

  /// The time between two presses, in seconds, and their distance in points, within which they belong
  /// together.
  private static let limits = (time: 0.4, distance: CGFloat(5))

  /// Counts a press when it begins. Returns `false` for its later movements.
  mutating func begin(at point: CGPoint, time: Double, offset: Int) -> Bool {
    guard !hasBegun else { return false }
    hasBegun = true
    if let latest, time - latest.time <= Self.limits.time,
      abs(point.x - latest.point.x) + abs(point.y - latest.point.y) <= Self.limits.distance
    {
      count += 1
    } else {
      count = 1
    }
    latest = (point, time)
    self.offset = offset
    return true
  }

  mutating func end() { (isPressed, hasBegun) = (false, false) }
}
