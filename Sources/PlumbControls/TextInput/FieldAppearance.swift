internal import Foundation

/// The appearance of the area around the text of a field.
struct FieldBorder: Equatable {
  /// The distance of the text from the edges, in points.
  var padding = CGSize.zero
  var cornerRadius: CGFloat = 0
  /// The colours of the area and of the line around it; `nil` for a field without border.
  var colors: Colors?

  struct Colors: Equatable {
    var background: ResolvedColor
    /// The colour of the line; `nil` for no line.
    var line: ResolvedColor?
  }
}

/// The appearance of a field, besides the text itself.
struct FieldAppearance: Equatable {
  var border = FieldBorder()
  /// The colour of the focus ring; `nil` for none.
  var ring: ResolvedColor?
  /// The colour behind the selected text; `nil` if nothing is selected or the selection is hidden.
  var selection: ResolvedColor?
  /// Whether the field has the focus.
  var isEditing = false
  /// The colour of the caret; `nil` while it is hidden.
  var caret: ResolvedColor?
  /// The matches that a search has found; `nil` without one.
  var highlights: TextHighlights?

  /// Whether the place of the caret or of the selection is to be visible.
  var followsCaret: Bool { isEditing || highlights?.current != nil }
}
