internal import Foundation

/// The most recently used layouts of the blocks of a text.
///
/// They are found by the text of a block, not by its position: an edit leaves the layouts of other blocks
/// valid.
struct TextBlockLayouts {
  private struct Key: Hashable {
    let string: String
    /// The parts of the string in their styles; empty for one in the style of the text.
    let spans: [TextSpan]
    /// The width for which the layout was made; infinite for a block that is not wrapped.
    let width: CGFloat
  }

  private var recent: [Key: TextLayout] = [:]
  private var older: [Key: TextLayout] = [:]
  /// The number of layouts that have been computed.
  private(set) var computedCount = 0

  /// The number of layouts that are kept.
  var count: Int { recent.count + older.count }

  /// The number of layouts above which layouts that were not used lately are removed at once.
  private static let limit = 10_000

  /// Returns the layout of a block.
  ///
  /// - Parameter spans: the parts of the block in their styles; empty for one in the style of the text.
  mutating func layout(
    of string: String, spans: [TextSpan] = [], in style: TextContent, width: CGFloat,
    measurer: any TextMeasurer
  ) -> TextLayout {
    let key = Key(string: string, spans: spans, width: width)
    if let layout = recent[key] { return layout }
    if recent.count >= Self.limit { removeUnused() }
    let layout = older.removeValue(forKey: key) ?? compute(key, in: style, measurer)
    recent[key] = layout
    return layout
  }

  private mutating func compute(
    _ key: Key, in style: TextContent, _ measurer: any TextMeasurer
  ) -> TextLayout {
    computedCount += 1
    var content = style
    if key.spans.isEmpty {
      content.spans[0].string = key.string
    } else {
      content.spans = key.spans
    }
    return TextLayoutEngine(content: content, measurer: measurer)
      .layout(width: key.width.isFinite ? key.width : nil, height: nil)
  }

  /// Removes the layouts that have not been used since the previous call.
  mutating func removeUnused() {
    older = recent
    recent = [:]
  }

  /// Removes all layouts, as after a change of the font.
  mutating func removeAll() { (recent, older) = ([:], [:]) }
}

/// A block of a text that is edited, where it is shown.
struct TextBlock {
  /// The bytes of the text, without the line break at the end.
  let range: Range<Int>
  /// The lines of the block, in coordinates from its corner.
  let layout: TextLayout
  /// The corner of the layout in the coordinates of the node.
  var origin: CGPoint
  /// The carets and selections in the layout.
  let geometry: TextGeometry
  /// The number of the first span of the text that is in the block.
  var firstSpan = 0

  /// The top and the bottom in the coordinates of the node.
  var topEdge: CGFloat { origin.y }
  /// The bottom in the coordinates of the node.
  var bottomEdge: CGFloat { origin.y + layout.size.height }

  /// Returns a position in the block for one in the text.
  func local(_ position: TextPosition) -> TextPosition {
    let offset = min(max(position.offset, range.lowerBound), range.upperBound)
    return TextPosition(offset: offset - range.lowerBound, affinity: position.affinity)
  }

  /// Returns a position in the text for one in the block.
  func global(_ position: TextPosition) -> TextPosition {
    TextPosition(offset: position.offset + range.lowerBound, affinity: position.affinity)
  }

  /// Returns the rectangles of the carets of a position of the text in the coordinates of the node.
  func caret(at position: TextPosition) -> TextCaret {
    var caret = geometry.caret(at: local(position))
    caret.rect = caret.rect.offsetBy(dx: origin.x, dy: origin.y)
    caret.secondary = caret.secondary?.offsetBy(dx: origin.x, dy: origin.y)
    return caret
  }

  /// Returns the position in the text that is nearest to a point in the coordinates of the node.
  func position(closestTo point: CGPoint) -> TextPosition {
    global(geometry.position(closestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  /// Returns the rectangles of the part of a range that is in the block, in the coordinates of the node.
  func selectionRects(for selection: Range<Int>) -> [CGRect] {
    let start = min(max(selection.lowerBound, range.lowerBound), range.upperBound)
    let end = min(max(selection.upperBound, range.lowerBound), range.upperBound)
    return geometry.selectionRects(for: start - range.lowerBound..<end - range.lowerBound)
      .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}
