internal import Foundation

/// The blocks of a text that is too long to be laid out as a whole.
extension TextFieldLayoutNode {
  /// Whether the first block is on the right.
  private var isReversed: Bool { blockLayout(0).lines.first?.isRightToLeft == true }

  /// Returns the layout of a block.
  func blockLayout(_ number: Int) -> TextLayout {
    blockLayouts.layout(
      of: TextBoundaries.part(LongLine.range(of: number, in: string), of: string), in: style,
      width: .infinity, measurer: measurer)
  }

  /// Returns a block, and its width, at a distance from the edge of the area at which the line begins.
  private func block(_ number: Int, from start: CGFloat) -> (block: TextBlock, width: CGFloat) {
    let range = LongLine.range(of: number, in: string)
    var block = block(range, blockLayout(number), at: .zero)
    let (area, width) = (textArea, textWidth(of: block))
    block.origin = CGPoint(
      x: isReversed ? area.maxX - start - width : area.minX + start, y: area.minY)
    return (block, width)
  }

  /// The blocks in the area from left to right; `nil` for a text that is laid out as a whole.
  var longBlocks: [TextBlock]? {
    guard let longLine else { return nil }
    let last = LongLine.count(in: string) - 1
    var (number, start) = (min(longLine.block, last), longLine.start)
    while start > 0, number > 0 {
      number -= 1
      start -= block(number, from: 0).width
    }
    var blocks: [TextBlock] = []
    while number <= last, start < textArea.width || blocks.isEmpty {
      let (block, width) = block(number, from: start)
      blocks.append(block)
      (number, start) = (number + 1, start + width)
    }
    return isReversed ? blocks.reversed() : blocks
  }

  /// Returns the block of a position, beside the area if it is not visible; `nil` for a text that is laid out as a
  /// whole.
  func longBlock(at position: TextPosition) -> TextBlock? {
    guard let blocks = longBlocks, let longLine else { return nil }
    let number = LongLine.block(at: position.offset, in: string)
    let start = LongLine.range(of: number, in: string).lowerBound
    if let block = blocks.first(where: { $0.range.lowerBound == start }) { return block }
    let isBefore = number < longLine.block
    return block(number, from: isBefore ? -block(number, from: 0).width : textArea.width).block
  }

  /// Returns the block beside another one; `nil` at an end of the text.
  func neighbour(_ isAfter: Bool, _ other: TextBlock) -> TextBlock? {
    let number = LongLine.block(at: other.range.lowerBound, in: string) + (isAfter ? 1 : -1)
    guard (0..<LongLine.count(in: string)).contains(number) else { return nil }
    return longBlock(
      at: TextPosition(offset: LongLine.range(of: number, in: string).lowerBound))
  }

  /// Moves the text so that the caret is visible, or the beginning of the text in a field without the focus.
  func showCaretOfLongLine() {
    let area = textArea.width
    guard var line = longLine, area > 0, appearance.isEditing else {
      longLine = LongLine()
      return
    }
    let number = LongLine.block(at: caret.offset, in: string)
    let (block, width) = block(number, from: 0)
    let start =
      switch number - line.block {
      case 0: line.start
      case 1: line.start + self.block(line.block, from: 0).width
      case -1: line.start - width
      case let distance: distance > 0 ? CGFloat.infinity : -.infinity
      }
    let x = block.geometry.caret(at: block.local(caret)).rect.minX
    let distance = isReversed ? width - x : x
    line.start = min(max(start, caretMargin - distance), area - caretMargin - distance)
    line.block = number
    longLine = line
    fillArea()
  }

  /// Moves the text so that no space is left after its end, nor before its beginning.
  private func fillArea() {
    guard let blocks = longBlocks, let first = blocks.first, let last = blocks.last else { return }
    let area = textArea
    let (left, right) = (
      first.origin.x - area.minX, area.maxX - last.origin.x - textWidth(of: last)
    )
    let after = isReversed ? left : right
    var before = isReversed ? right : left
    if after > 0 {
      longLine?.start += after
      before += after
    }
    let isBeginning = (isReversed ? last : first).range.lowerBound == 0
    if isBeginning, before > 0 { longLine?.start -= before }
  }
}
