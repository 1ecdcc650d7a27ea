internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: Responder {
  var pointerShape: PointerShape { environment.isEnabled ? .text : .arrow }

  func hoverChanged(isInside: Bool) {}

  /// Takes the focus on the first call of a press.
  func pressChanged(isInside: Bool) {
    guard environment.isEnabled, !clicks.isPressed else { return }
    clicks.isPressed = true
    textDrag = TextDrag(mayBegin: isFocused)
    if !isFocused { tree.focus.move(to: self) }
    // The caret leaves the composed text.
    if editor.composition != nil { edit { $0.commitComposition(at: tree.context.time) } }
  }

  func pressMoved(to point: CGPoint) {
    select(to: point)
    pressDidMove(to: point)
  }

  /// Places the caret when the press begins, or extends the selection with Shift; later extends the selection by
  /// characters, by words after a double click, or by paragraphs after a triple click.
  ///
  /// A press on the selected text drags the text once the pointer has moved, and places the caret otherwise.
  ///
  /// - Parameter point: the location in the window.
  func select(to point: CGPoint) {
    guard clicks.isPressed, environment.isEnabled, let local = layoutNode.localPoint(of: point)
    else { return }
    let position = position(ofShown: layoutNode.position(closestTo: local))
    guard clicks.begin(at: point, time: tree.context.time, offset: position.offset) else {
      if let start = textDrag.start { return dragText(from: start, to: point) }
      return extend(to: position)
    }
    switch clicks.count {
    case 1 where tree.pointer.modifiers.contains(.shift):
      edit { $0.move(to: position, extending: true) }
    case 1 where textDrag.mayBegin && isSelected(at: local): textDrag.start = point
    case 1: edit { $0.move(to: position) }
    case 2:
      let word = word(at: position)
      edit { $0.select(word) }
    default:
      let range = paragraph(at: position)
      edit { $0.select(range) }
    }
  }

  private func extend(to position: TextPosition) {
    switch clicks.count {
    case 1: edit { $0.move(to: position, extending: true) }
    default:
      let first = unit(at: TextPosition(offset: clicks.offset))
      let other = unit(at: position)
      let isBackwards = other.lowerBound < first.lowerBound
      let (anchor, head) =
        isBackwards
        ? (first.upperBound, other.lowerBound)
        : (first.lowerBound, max(first.upperBound, other.upperBound))
      edit {
        $0.move(to: TextPosition(offset: anchor))
        $0.move(to: TextPosition(offset: head), extending: true)
      }
    }
  }

  /// Returns the part that is selected as a whole: a word after two clicks, a paragraph after three.
  private func unit(at position: TextPosition) -> Range<Int> {
    clicks.count == 2 ? word(at: position) : paragraph(at: position)
  }

  private func paragraph(at position: TextPosition) -> Range<Int> {
    input?.kind == .line
      ? 0..<editor.length : TextBoundaries.paragraph(at: position.offset, in: editor.string)
  }

  private func word(at position: TextPosition) -> Range<Int> {
    isSecure
      ? 0..<editor.length : TextBoundaries.wordRange(at: position.offset, in: editor.string)
  }

  func pressEnded(isInside: Bool) {
    if let start = textDrag.start, let local = layoutNode.localPoint(of: start) {
      let position = position(ofShown: layoutNode.position(closestTo: local))
      edit { $0.move(to: position) }
    }
    textDrag = TextDrag()
    clicks.end()
    pressDidMove(to: nil)
    offerSelection()
  }
}
