internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension TextInputViewNode: EditedTextView {
  var editedTextState: EditedTextState {
    EditedTextState(
      string: shownText, anchor: shown(editor.anchor.offset), head: shown(editor.head.offset),
      isMultiLine: input?.kind != .line)
  }

  var accessibilityText: any AccessibilityEditableText { EditedTextAccess(to: self) }
}

/// The text of a field for assistive technologies, which read and edit it, until its next change.
///
/// Assistive technologies read what the field shows. Their edits have the same effects as keys on the binding, on the
/// actions of the app and on the changes that can be undone.
@MainActor struct EditedTextAccess {
  let node: TextInputViewNode
  let state: EditedTextState

  init(to node: TextInputViewNode) {
    self.node = node
    state = node.editedTextState
  }

  var string: String { state.string }

  /// Returns the bytes of a range of scalars, limited to the text.
  func bytes(of range: Range<Int>) -> Range<Int> {
    let start = TextBoundaries.offset(ofScalar: range.lowerBound, in: string)
    return start..<TextBoundaries.offset(ofScalar: range.count, after: start, in: string)
  }

  /// Returns the scalars of a range of bytes.
  func scalars(of range: Range<Int>) -> Range<Int> {
    let start = TextBoundaries.scalarCount(in: 0..<range.lowerBound, of: string)
    return start..<start + TextBoundaries.scalarCount(in: range, of: string)
  }
}

extension EditedTextAccess: AccessibilityEditableText {
  var count: Int { TextBoundaries.scalarCount(in: 0..<string.utf8.count, of: string) }

  var caret: Int { TextBoundaries.scalarCount(in: 0..<state.head, of: string) }

  var selection: Range<Int> { scalars(of: state.selection) }

  func string(in range: Range<Int>) -> String { TextBoundaries.part(bytes(of: range), of: string) }

  // MARK: Editing

  func select(_ range: Range<Int>) -> Bool {
    guard node.environment.isEnabled else { return false }
    let range = bytes(of: range)
    let start = node.position(ofShown: TextPosition(offset: range.lowerBound))
    let end = node.position(ofShown: TextPosition(offset: range.upperBound))
    let time = node.tree.context.time
    node.edit {
      // The composed text becomes a part of the text, which stays the same.
      $0.commitComposition(at: time)
      if range.isEmpty {
        $0.move(to: start)
      } else {
        $0.select(start.offset..<end.offset)
      }
    }
    return true
  }

  func replace(_ range: Range<Int>, with text: String) -> Bool {
    guard select(range) else { return false }
    node.enter(text)
    endEditing()
    return true
  }

  func copy(_ range: Range<Int>) -> Bool {
    guard !node.isSecure, node.environment.isEnabled else { return false }
    let part = string(in: range)
    guard !part.isEmpty else { return false }
    node.tree.clipboard.text = part
    return true
  }

  func paste(_ range: Range<Int>) -> Bool {
    guard node.tree.clipboard.hasText, select(range) else { return false }
    _ = node.perform(.character("v"), isShifted: false)
    endEditing()
    return true
  }

  /// Sets the value that the text represents. A field with the focus sets it when it loses the focus.
  private func endEditing() {
    if !node.isFocused { node.input?.endEditing() }
  }
}
