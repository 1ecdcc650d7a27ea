internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a text of several lines, of which only the visible part is laid out.
///
/// The heights above and below the visible part are unknown: the position is given by the first visible block,
/// and the indicator follows the number of bytes. So opening a text and every edit cost as much as the visible
/// part, however long the text is.
final class TextAreaLayoutNode: EditedTextLayoutNode {
  /// The way in which the height follows the text.
  enum Height: Equatable {
    /// The proposed height.
    case proposed
    /// The height of the text, limited to numbers of lines.
    case lines(minimum: Int, maximum: Int)
  }

  /// The position of the visible part of the text.
  struct Position: Equatable {
    /// The start of the first visible block, in bytes.
    var start = 0
    /// The height of the part of that block which is above the area, in points.
    var distance: CGFloat = 0
  }

  private var height = Height.proposed
  private var layouts = TextBlockLayouts()
  private var shown: (area: CGRect, blocks: [TextBlock])?
  /// Whether the caret has moved since it was made visible.
  private var hasNewCaret = false
  /// The position of the first visible block, which is adjusted to the text when the blocks are arranged.
  private(set) var position = Position()
  /// The colour of the scroll indicator; `nil` for none.
  private var indicatorColor: ResolvedColor?

  /// The number of layouts of blocks that were computed, for tests.
  var computedLayoutCount: Int { layouts.computedCount }
  /// The number of layouts that are kept, for tests.
  var keptLayoutCount: Int { layouts.count }

  func update(height: Height, indicatorColor: ResolvedColor?) {
    self.indicatorColor = indicatorColor
    guard height != self.height else { return }
    self.height = height
    invalidate()
  }

  override func textDidChange(_ change: EditedTextChange) {
    shown = nil
    if change.isStyle { layouts.removeAll() }
    if height != .proposed { layouts.removeUnused() }
    if change.isStyle || change.isPrompt { invalidate() } else { invalidateSizes() }
  }

  // MARK: Blocks

  private func layout(of range: Range<Int>, width: CGFloat) -> TextLayout {
    // A text without space is not wrapped after every character.
    layouts.layout(
      of: TextBoundaries.part(range, of: string), spans: spans(of: range).spans, in: style,
      width: width > 0 ? width : .infinity, measurer: measurer)
  }

  private func block(_ range: Range<Int>, below top: CGFloat) -> TextBlock {
    let layout = layout(of: range, width: textArea.width)
    return block(range, layout, at: CGPoint(x: left(of: layout), y: top))
  }

  private func block(_ range: Range<Int>, above bottom: CGFloat) -> TextBlock {
    var block = block(range, below: 0)
    block.origin.y = bottom - block.layout.size.height
    return block
  }

  /// Returns the left edge of a layout in the area.
  private func left(of layout: TextLayout) -> CGFloat {
    let (area, width) = (textArea, layout.size.width)
    let followsScript =
      style.alignmentStrategy == .writingDirectionBased
      && layout.lines.contains { !$0.range.isEmpty }
    let isReversed = followsScript ? layout.lines[0].isRightToLeft : isRightToLeft
    switch style.alignment {
    case .center: return area.midX - width / 2
    case .leading: return isReversed ? area.maxX - width : area.minX
    case .trailing: return isReversed ? area.minX : area.maxX - width
    }
  }

  override var visibleBlocks: [TextBlock] {
    let area = textArea
    if let shown, shown.area == area { return shown.blocks }
    var blocks = arrange(in: area)
    // At the end of the text, no space is left below it.
    let gap = area.maxY - (blocks.last?.bottomEdge ?? area.maxY)
    if gap > 0.01, position != Position() {
      position.distance -= gap
      blocks = arrange(in: area)
    }
    if height == .proposed { layouts.removeUnused() }
    shown = (area, blocks)
    return blocks
  }

  /// Returns the blocks in an area from the position on.
  private func arrange(in area: CGRect) -> [TextBlock] {
    var first = firstBlock(in: area)
    first.origin.y = area.minY - position.distance
    var blocks = [first]
    while let last = blocks.last, last.bottomEdge + style.lineSpacing < area.maxY,
      let next = block(true, last)
    {
      blocks.append(next)
    }
    return blocks
  }

  /// Returns the block at the top of the area; adjusts the position to it.
  private func firstBlock(in area: CGRect) -> TextBlock {
    let range = TextBoundaries.block(at: position.start, in: string)
    var first = block(range, below: area.minY - position.distance)
    if range.lowerBound < position.start {
      // The line break before the block was removed.
      let caret = first.caret(at: TextPosition(offset: position.start)).rect
      first.origin.y -= caret.minY - first.topEdge
    }
    while first.topEdge > area.minY, let previous = block(false, first) { first = previous }
    while first.bottomEdge + style.lineSpacing <= area.minY, let next = block(true, first) {
      first = next
    }
    position = Position(
      start: first.range.lowerBound, distance: max(area.minY - first.topEdge, 0))
    return first
  }

  override func block(_ isAfter: Bool, _ block: TextBlock) -> TextBlock? {
    isAfter
      ? TextBoundaries.block(after: block.range, in: string)
        .map { self.block($0, below: block.bottomEdge + style.lineSpacing) }
      : TextBoundaries.block(before: block.range, in: string)
        .map { self.block($0, above: block.topEdge - style.lineSpacing) }
  }

  override func block(at position: TextPosition) -> TextBlock {
    let blocks = visibleBlocks
    let offset = position.offset
    if let block = blocks.last(where: { $0.range.lowerBound <= offset }),
      offset <= block.range.upperBound,
      // If a long paragraph is divided, the position belongs to the next part.
      block.range == TextBoundaries.block(at: offset, in: string)
    {
      return block
    }
    let range = TextBoundaries.block(at: offset, in: string)
    return range.lowerBound < self.position.start
      ? block(range, above: textArea.minY - style.lineSpacing)
      : block(range, below: textArea.maxY + style.lineSpacing)
  }

  override func selectionRects(in block: TextBlock) -> [CGRect] {
    var rects = super.selectionRects(in: block)
    guard selection.lowerBound <= block.range.upperBound,
      selection.upperBound > block.range.upperBound
    else { return rects }
    // A line break that is selected shows as the rest of the line.
    let end = TextPosition(offset: block.range.upperBound, affinity: .upstream)
    let caret = block.caret(at: end).rect
    let isReversed = block.geometry.isRightToLeft(at: block.local(end))
    let (left, right) =
      isReversed ? (textArea.minX, caret.minX) : (caret.minX, textArea.maxX)
    rects.append(
      CGRect(x: left, y: caret.minY, width: max(right - left, 0), height: caret.height))
    return rects
  }

  // MARK: Scrolling

  override func caretDidMove() {
    hasNewCaret = true
    if isPlaced { showCaret() }
  }

  /// Scrolls as little as is necessary to make a new caret visible.
  private func showCaret() {
    guard hasNewCaret, appearance.followsCaret, size.height > 0 else { return }
    hasNewCaret = false
    let (area, block) = (textArea, block(at: caret))
    let rect = block.caret(at: caret).rect
    if visibleBlocks.contains(where: { $0.range == block.range }) {
      if rect.minY < area.minY {
        scroll(by: rect.minY - area.minY)
      } else if rect.maxY > area.maxY {
        scroll(by: min(rect.maxY - area.maxY, rect.minY - area.minY))
      }
    } else {
      let isAbove = block.range.lowerBound < position.start
      let top = rect.minY - block.topEdge
      scroll(
        to: Position(
          start: block.range.lowerBound,
          distance: isAbove ? top : top + rect.height - area.height))
    }
  }

  /// Scrolls by a distance in points, downwards if it is positive. Returns whether the text moved.
  @discardableResult func scroll(by distance: CGFloat) -> Bool {
    var next = position
    next.distance += distance
    return scroll(to: next)
  }

  @discardableResult func scroll(to position: Position) -> Bool {
    let before = visibleBlocks.first.map { ($0.range, $0.topEdge) }
    self.position = position
    shown = nil
    let after = visibleBlocks.first.map { ($0.range, $0.topEdge) }
    drawingDidChange()
    return before?.0 != after?.0 || before?.1 != after?.1
  }

  /// The indicator of the visible part; `nil` if the whole text is visible.
  ///
  /// It shows the visible share of the bytes, because the height of the rest is not known.
  var indicator: ScrollIndicator? {
    let (area, blocks) = (textArea, visibleBlocks)
    guard indicatorColor != nil, let first = blocks.first, let last = blocks.last else {
      return nil
    }
    let (top, bottom) = (byte(at: area.minY, in: first), byte(at: area.maxY, in: last))
    let total = CGFloat(string.utf8.count + 1)
    guard bottom > top, bottom - top < total - 0.5, area.height > 0 else { return nil }
    let viewport = presentedFrame.size
    let length = viewport.height * total / (bottom - top)
    return ScrollIndicator(
      axis: .vertical, viewport: viewport, contentLength: length, offset: length * top / total,
      isRightToLeft: isRightToLeft)
  }

  /// Returns the number of bytes above a vertical position; every block counts with its line break.
  private func byte(at y: CGFloat, in block: TextBlock) -> CGFloat {
    let height = block.layout.size.height + style.lineSpacing
    let share = height > 0 ? min(max((y - block.topEdge) / height, 0), 1) : 0
    return CGFloat(block.range.lowerBound) + share * CGFloat(block.range.count + 1)
  }

  /// Scrolls to the offset of an indicator.
  func scroll(to offset: CGFloat, of indicator: ScrollIndicator) {
    let total = CGFloat(string.utf8.count + 1)
    let byte = max(offset / indicator.contentLength * total, 0)
    let range = TextBoundaries.block(at: Int(min(byte, total - 1)), in: string)
    let share = (byte - CGFloat(range.lowerBound)) / CGFloat(range.count + 1)
    let height = layout(of: range, width: textArea.width).size.height
    scroll(to: Position(start: range.lowerBound, distance: min(max(share, 0), 1) * height))
  }

  // MARK: Layout

  override func computeSize(_ proposal: Proposal) -> CGSize {
    let (minimum, maximum) =
      switch height {
      case .proposed: (1, Self.idealLineCount)
      case .lines(let minimum, let maximum): (minimum, maximum)
      }
    let width = proposal.width.value ?? idealWidth(of: maximum)
    if height == .proposed, let height = proposal.height.value {
      return CGSize(width: width, height: height)
    }
    let content = contentHeight(
      width: max(width - 2 * padding.width, 0), minimum: minimum, maximum: maximum)
    return CGSize(width: width, height: content + 2 * padding.height)
  }

  /// The number of lines that determine the ideal size of an area that has any.
  private static let idealLineCount = 100

  /// Returns the width of the first lines of the text or the prompt without wrapping.
  private func idealWidth(of lineCount: Int) -> CGFloat {
    let text = firstBlocks(lineCount).map { layout(of: $0, width: .infinity).size.width }.max() ?? 0
    return max(text, promptText(width: .infinity)?.size.width ?? 0) + 2 * padding.width
  }

  private func firstBlocks(_ count: Int) -> some Sequence<Range<Int>> {
    sequence(first: TextBoundaries.block(at: 0, in: string)) { [string] in
      TextBoundaries.block(after: $0, in: string)
    }.prefix(count)
  }

  /// Returns the height of the first lines of the text.
  private func contentHeight(width: CGFloat, minimum: Int, maximum: Int) -> CGFloat {
    var (height, count) = (CGFloat(0), 0)
    for range in firstBlocks(maximum) where count < maximum {
      let layout = layout(of: range, width: width)
      if count > 0 { height += style.lineSpacing }
      let lines = layout.lines.prefix(maximum - count)
      height += lines.last.map { $0.baseline - $0.ascent + $0.height } ?? lineHeight
      count += max(lines.count, 1)
    }
    if count < minimum { height += CGFloat(minimum - count) * (lineHeight + style.lineSpacing) }
    let prompt = string.isEmpty ? promptText(width: width)?.size.height ?? 0 : 0
    return max(height, prompt, lineHeight)
  }

  private func promptText(width: CGFloat) -> TextLayout? {
    prompt.map {
      TextLayoutEngine(content: $0, measurer: measurer)
        .layout(width: width.isFinite ? width : nil, height: nil)
    }
  }

  override func layoutOfPrompt() -> (layout: TextLayout, origin: CGPoint)? {
    promptText(width: textArea.width).map { ($0, CGPoint(x: left(of: $0), y: textArea.minY)) }
  }

  override func computeExplicitAlignment(_ key: AlignmentKey, at proposal: Proposal) -> CGFloat? {
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    let size = sizeThatFits(proposal)
    let width = max(size.width - 2 * padding.width, 0)
    guard key == .lastTextBaseline, height != .proposed else {
      let first = layout(of: TextBoundaries.block(at: 0, in: string), width: width)
      return padding.height + (first.lines.first?.baseline ?? metrics.ascent)
    }
    return size.height - padding.height - metrics.descent
  }

  override func placeChildren(in context: UpdateContext) {
    shown = nil
    showCaret()
  }

  override func draw(in context: inout DrawContext) {
    super.draw(in: &context)
    guard let indicator, let indicatorColor else { return }
    context.add(indicator.command(at: context.origin, color: indicatorColor))
  }
}
