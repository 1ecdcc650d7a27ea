internal import Foundation

/// The positions to which keys move the caret.
extension EditedTextLayoutNode {
  /// Returns whether the line of a position is read from the right.
  func isRightToLeft(at position: TextPosition) -> Bool {
    let block = block(at: position)
    return block.geometry.isRightToLeft(at: block.local(position))
  }

  /// Returns the position of the next caret on the left or on the right; `nil` at an end of the text.
  func position(toLeft isLeft: Bool, of position: TextPosition) -> TextPosition? {
    let block = block(at: position)
    let (local, geometry) = (block.local(position), block.geometry)
    let next = isLeft ? geometry.position(leftOf: local) : geometry.position(rightOf: local)
    if let next { return block.global(next) }
    let isForward = geometry.isRightToLeft(at: local) == isLeft
    guard let other = self.block(isForward, block) else { return nil }
    if isForward {
      let start = other.range.lowerBound
      // Between the parts of a long paragraph there is no line break: the end of one is the start of the next.
      return TextPosition(
        offset: start > position.offset
          ? start : TextBoundaries.characterEnd(after: start, in: string))
    }
    let end = other.range.upperBound
    return TextPosition(
      offset: end < position.offset
        ? end : TextBoundaries.characterStart(before: end, in: string))
  }

  /// Returns the horizontal position of the caret in the coordinates of the node.
  func caretX(at position: TextPosition) -> CGFloat {
    block(at: position).caret(at: position).rect.minX
  }

  /// Returns the position in the line above or below that is nearest to a horizontal position in the
  /// coordinates of the node; `nil` beyond the first and the last line.
  func position(
    _ isBelow: Bool, _ position: TextPosition, closestTo x: CGFloat
  ) -> TextPosition? {
    let block = block(at: position)
    guard let line = block.geometry.lineIndex(of: block.local(position)) else { return nil }
    let next = isBelow ? line + 1 : line - 1
    if block.layout.lines.indices.contains(next) {
      return self.position(inLine: next, of: block, closestTo: x)
    }
    guard let other = self.block(isBelow, block) else { return nil }
    return self.position(
      inLine: isBelow ? 0 : other.layout.lines.count - 1, of: other, closestTo: x)
  }

  private func position(
    inLine line: Int, of block: TextBlock, closestTo x: CGFloat
  ) -> TextPosition? {
    guard block.layout.lines.indices.contains(line) else { return nil }
    let line = block.layout.lines[line]
    let middle = block.origin.y + line.baseline - line.ascent + line.height / 2
    return block.position(closestTo: CGPoint(x: x, y: middle))
  }

  /// Returns the position at a distance below another one, or above it if the distance is negative, that is
  /// nearest to a horizontal position; limited to the text. All lengths are in points.
  func position(
    _ distance: CGFloat, below position: TextPosition, closestTo x: CGFloat
  ) -> TextPosition {
    var block = block(at: position)
    let caret = block.caret(at: position).rect
    let y = caret.midY + distance
    while distance > 0, block.bottomEdge < y, let next = self.block(true, block) { block = next }
    while distance < 0, block.topEdge > y, let next = self.block(false, block) { block = next }
    if distance > 0, block.bottomEdge < y { return TextPosition(offset: string.utf8.count) }
    if distance < 0, block.topEdge > y { return TextPosition(offset: 0) }
    return block.position(closestTo: CGPoint(x: x, y: y))
  }

  /// Returns the start or the end of the line of a position.
  func position(atEnd isEnd: Bool, ofLineAt position: TextPosition) -> TextPosition {
    if let undividedLine {
      return TextPosition(offset: isEnd ? undividedLine.upperBound : undividedLine.lowerBound)
    }
    let block = block(at: position)
    let range = block.geometry.lineRange(at: block.local(position))
    return block.global(
      isEnd
        ? TextPosition(offset: range.upperBound, affinity: .upstream)
        : TextPosition(offset: range.lowerBound))
  }
}
