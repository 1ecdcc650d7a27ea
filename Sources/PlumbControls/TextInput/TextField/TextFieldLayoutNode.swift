internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of the text of a field: one line, which moves so that the caret is visible.
///
/// As SwiftUI: it has the height of a line, and takes the proposed width, or else the width of its text or
/// prompt.
final class TextFieldLayoutNode: EditedTextLayoutNode {
  /// The distance by which the text is moved to the left, in points.
  private var scroll: CGFloat = 0
  private var textLayout: TextLayout?
  /// The layout of a text that does not fit, while it is not edited, and the width for which it was made.
  private var truncated: (width: CGFloat, layout: TextLayout)?
  private var promptLayout: TextLayout?
  /// The part that is shown of a long text; `nil` for one that is laid out as a whole.
  var longLine: LongLine?
  /// The layouts of the blocks of a long text.
  var blockLayouts = TextBlockLayouts()

  override func textDidChange(_ change: EditedTextChange) {
    if change.isText { longLine = LongLine.divides(string) ? longLine ?? LongLine() : nil }
    if change.isStyle { blockLayouts.removeAll() } else { blockLayouts.removeUnused() }
    if change.isText || change.isStyle { (textLayout, truncated) = (nil, nil) }
    if change.isPrompt || change.isStyle { promptLayout = nil }
    // The height and, for a proposed width, the width do not depend on the text.
    if change.isStyle || change.isPrompt { invalidate() } else { invalidateSizes() }
  }

  // MARK: The text in the field

  /// Returns the layout of the text, or of the first block of a long one.
  private func layout() -> TextLayout {
    if longLine != nil { return blockLayout(0) }
    if let textLayout { return textLayout }
    let layout = engine(style).layout(width: nil, height: nil)
    textLayout = layout
    return layout
  }

  /// The bytes that `layout()` contains.
  private var laidOut: Range<Int> {
    longLine == nil ? 0..<string.utf8.count : LongLine.range(of: 0, in: string)
  }

  private func engine(_ style: TextContent) -> TextLayoutEngine {
    var content = style
    content.spans[0].string = TextBoundaries.part(laidOut, of: string)
    return TextLayoutEngine(content: content, measurer: measurer)
  }

  /// Returns the text with an ellipsis in place of the part that does not fit; `nil` if everything fits, or
  /// the text is edited.
  private func truncatedText() -> TextLayout? {
    let width = textArea.width
    guard !appearance.isEditing, width > 0, layout().size.width > width else { return nil }
    if let truncated, truncated.width == width { return truncated.layout }
    var style = style
    style.lineLimit = 1
    let layout = engine(style).layout(width: width, height: nil)
    truncated = (width, layout)
    return layout
  }

  private func promptText() -> TextLayout? {
    if let promptLayout { return promptLayout }
    promptLayout = prompt.map {
      TextLayoutEngine(content: $0, measurer: measurer).layout(width: nil, height: nil)
    }
    return promptLayout
  }

  override func layoutOfPrompt() -> (layout: TextLayout, origin: CGPoint)? {
    promptText().map { ($0, CGPoint(x: left(of: $0.size.width), y: textArea.minY)) }
  }

  override var visibleBlocks: [TextBlock] { truncatedLine.map { [$0] } ?? longBlocks ?? [line] }

  override func block(at position: TextPosition) -> TextBlock {
    truncatedLine ?? longBlock(at: position) ?? line
  }

  override func block(_ isAfter: Bool, _ block: TextBlock) -> TextBlock? {
    longLine == nil ? nil : neighbour(isAfter, block)
  }

  override func position(closestTo point: CGPoint) -> TextPosition {
    guard let blocks = longBlocks, truncatedLine == nil else {
      return super.position(closestTo: point)
    }
    let block = blocks.last { $0.origin.x <= point.x } ?? blocks[0]
    return block.position(closestTo: point)
  }

  override var undividedLine: Range<Int>? { longLine.map { _ in 0..<string.utf8.count } }

  /// The line of a text that does not fit.
  private var truncatedLine: TextBlock? {
    truncatedText().map {
      block(laidOut, $0, at: CGPoint(x: left(of: $0.size.width), y: textArea.minY))
    }
  }

  /// The line of a text that is laid out as a whole.
  private var line: TextBlock {
    var line = block(0..<string.utf8.count, layout(), at: .zero)
    line.origin = CGPoint(x: left(of: textWidth(of: line)), y: textArea.minY)
    return line
  }

  private var contentHeight: CGFloat {
    max(layout().size.height, promptText()?.size.height ?? 0, lineHeight)
  }

  /// Returns the width of the text with room for a caret at its end.
  func textWidth(of line: TextBlock) -> CGFloat {
    max(
      line.layout.size.width,
      line.geometry.caret(at: line.local(TextPosition(offset: line.range.upperBound))).rect.maxX)
  }

  /// The left edge of a text of a width in the coordinates of the node.
  private func left(of width: CGFloat) -> CGFloat {
    let area = textArea
    guard width <= area.width else { return area.minX - scroll }
    let isTrailing = (style.alignment == .trailing) != isRightToLeft
    switch style.alignment {
    case .center: return area.midX - width / 2
    default: return isTrailing ? area.maxX - width : area.minX
    }
  }

  override func caretDidMove() { showCaret() }

  /// Moves the text so that the caret is visible, or the beginning of the text in a field without the focus.
  private func showCaret() {
    if longLine != nil { return showCaretOfLongLine() }
    let line = block(0..<string.utf8.count, layout(), at: .zero)
    let (width, area) = (textWidth(of: line), textArea.width)
    guard width > area, area > 0, appearance.isEditing else {
      let isRightToLeft = line.layout.lines.first?.isRightToLeft == true
      scroll = isRightToLeft ? max(width - area, 0) : 0
      return
    }
    let x = line.caret(at: caret).rect.minX
    let margin = caretMargin
    scroll = min(max(scroll, x + margin - area), x - margin)
    scroll = min(max(scroll, 0), width - area)
  }

  /// The width of the text that stays visible beside the caret, in points.
  var caretMargin: CGFloat { min(textArea.width / 4, 12) }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize {
    // The width of a long text is greater than any window's; it is estimated.
    let blocks = longLine == nil ? 1 : LongLine.count(in: string)
    let ideal =
      max(layout().size.width * CGFloat(blocks), promptText()?.size.width ?? 0) + 2 * padding.width
    return CGSize(
      width: proposal.width.resolved(or: ideal), height: contentHeight + 2 * padding.height)
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    switch key {
    case .firstTextBaseline, .lastTextBaseline: baseline
    default: nil
    }
  }

  private var baseline: CGFloat {
    let own = layout().lines.first?.baseline ?? promptText()?.firstBaseline
    return padding.height + (own ?? metrics.ascent)
  }

  override func placeChildren(in context: UpdateContext) { showCaret() }
}
