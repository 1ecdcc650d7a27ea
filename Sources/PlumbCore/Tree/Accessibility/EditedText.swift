/// A view node of a text that is edited.
@MainActor package protocol EditedTextView: ViewNode {
  /// The text and its selection, to be compared with earlier ones.
  var editedTextState: EditedTextState { get }

  /// The text as assistive technologies read and edit it; to be used until the next change.
  var accessibilityText: any AccessibilityEditableText { get }
}

/// The text of a field with its selection, for assistive technologies.
///
/// Offsets count UTF-8 bytes.
package struct EditedTextState {
  /// The shown text: dots for a secret one.
  package let string: String
  /// The end of the selection that stays when the selection is extended.
  let anchor: Int
  /// The position of the caret.
  package let head: Int
  /// Whether the text may have several lines.
  package let isMultiLine: Bool

  package init(string: String, anchor: Int, head: Int, isMultiLine: Bool) {
    self.string = string
    self.anchor = anchor
    self.head = head
    self.isMultiLine = isMultiLine
  }

  /// The selected range; empty for a caret.
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

extension ViewNode {
  /// The text that is edited in the view, which is the text of a field; `nil` if there is none.
  final var editedText: (any EditedTextView)? { firstShown { $0 as? any EditedTextView } }
}
