/// A part of a text in one style, direction, script and face.
struct TextItem {
  /// The range in UTF-8 bytes of the text.
  var range: Range<Int>
  /// The index of the span in the text.
  var span: Int
  /// The bidirectional level; odd levels are right to left.
  var level: UInt8
  /// The span's style with the face, script and direction of this item.
  var style: SpanStyle
  var metrics: FontMetrics
  /// Whether the item is one tab, which extends to the next tab stop.
  var isTab = false

  /// Whether a string of the item is measured as one run.
  var isMeasuredAsRun: Bool {
    !isTab && style.tracking == 0 && style.attachment == nil && !style.hasMonospacedDigits
  }
}

/// A part of the text between two of its own line breaks.
struct TextParagraph {
  /// The range in UTF-8 bytes, without the line break.
  var range: Range<Int>
  /// The indices of the paragraph's items; an empty paragraph has one empty item, which determines
  /// its style.
  var items: Range<Int>
  /// The bidirectional level of characters without a direction of their own.
  var baseLevel: UInt8
}
