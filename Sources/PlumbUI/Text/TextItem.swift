/// A stretch of text in one style, direction, script and face.
struct TextItem {
  /// Where it stands in the text, in UTF-8 bytes.
  var range: Range<Int>
  /// Which of the text's spans it comes from.
  var span: Int
  /// The bidirectional level, odd from right to left.
  var level: UInt8
  /// The span's style, with the face, script and direction of this stretch.
  var style: SpanStyle
  var metrics: FontMetrics
  /// Whether it is one tab, which reaches to the next stop.
  var isTab = false
}

/// What stands between two line breaks that the text itself has.
struct TextParagraph {
  /// In UTF-8 bytes, without the break.
  var range: Range<Int>
  /// Which of the text's items it has; an empty paragraph has an empty one, which tells its style.
  var items: Range<Int>
  /// The bidirectional level of what has none of its own.
  var baseLevel: UInt8
}
