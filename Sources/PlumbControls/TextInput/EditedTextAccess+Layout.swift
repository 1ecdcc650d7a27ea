internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The parts of a text that depend on its layout.
extension EditedTextAccess {
  private var layoutNode: EditedTextLayoutNode { node.layoutNode }

  /// Whether the layout belongs to the current text. After an edit it belongs to the old text until the next frame.
  private var isLaidOut: Bool {
    layoutNode.isPlacedAndShown && TextDifference.hasSameBytes(layoutNode.string, string)
  }

  // MARK: Units

  func range(of unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
    guard offset >= 0 else { return 0..<0 }
    let exact = TextBoundaries.offset(ofScalar: offset, in: string)
    return scalars(of: part(unit, at: TextBoundaries.characterStart(at: exact, in: string)))
  }

  /// Returns the bytes of the part at a byte.
  private func part(_ unit: AccessibilityTextUnit, at offset: Int) -> Range<Int> {
    if unit == .character {
      return offset..<TextBoundaries.characterEnd(after: offset, in: string)
    }
    // The words of a secure field are as secret as its characters.
    if node.isSecure || (unit != .word && !state.isMultiLine) { return 0..<string.utf8.count }
    switch unit {
    case .word: return word(at: offset)
    case .line: return line(at: offset)
    default: return TextBoundaries.paragraphWithBreak(at: offset, in: string)
    }
  }

  /// Returns the word at a byte; at the end of the text, the last one in its paragraph.
  private func word(at offset: Int) -> Range<Int> {
    let isInside =
      offset < string.utf8.count
      || TextBoundaries.paragraph(at: offset, in: string).isEmpty
    return TextBoundaries.spokenWord(
      at: isInside ? offset : TextBoundaries.characterStart(before: offset, in: string), in: string)
  }

  /// Returns the line at a byte as it is wrapped, with the line break at its end.
  private func line(at offset: Int) -> Range<Int> {
    let paragraph = TextBoundaries.paragraphWithBreak(at: offset, in: string)
    guard isLaidOut else { return paragraph }
    let position = TextPosition(offset: offset)
    let block = layoutNode.block(at: position)
    let line = block.geometry.lineRange(at: block.local(position))
    let start = block.range.lowerBound
    let end = start + line.upperBound
    let isLast = end == TextBoundaries.paragraph(at: offset, in: string).upperBound
    return start + line.lowerBound..<(isLast ? paragraph.upperBound : end)
  }

  // MARK: Places

  func frame(of range: Range<Int>) -> CGRect? {
    guard isLaidOut else { return nil }
    let characters = wholeCharacters(bytes(of: range))
    let blocks = layoutNode.visibleBlocks
    // The characters that an ellipsis replaces are not shown.
    if blocks.contains(where: { $0.hides(characters) }) { return nil }
    var rects = blocks.flatMap { $0.selectionRects(for: characters) }
    if rects.isEmpty {
      // For the end of the text and for a line break, the place of the caret before them is used.
      let position = TextPosition(offset: characters.lowerBound)
      let block = layoutNode.block(at: position)
      guard blocks.contains(where: { $0.range == block.range }) else { return nil }
      rects = [block.caret(at: position).rect]
    }
    let visible = rects.compactMap(visiblePart)
    return visible.dropFirst().reduce(visible.first) { $0?.union($1) }.map(layoutNode.rectInRoot)
  }

  /// Returns the range extended to whole characters.
  private func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let start = TextBoundaries.characterStart(at: range.lowerBound, in: string)
    if range.isEmpty { return start..<start }
    let last = TextBoundaries.characterStart(at: range.upperBound, in: string)
    if last == range.upperBound { return start..<last }
    return start..<TextBoundaries.characterEnd(after: last, in: string)
  }

  /// Returns the part of a rectangle that is drawn; `nil` if there is none.
  private func visiblePart(of rect: CGRect) -> CGRect? {
    let area = layoutNode.textArea
    let (left, right) = (max(rect.minX, area.minX), min(rect.maxX, area.maxX))
    let (top, bottom) = (max(rect.minY, area.minY), min(rect.maxY, area.maxY))
    guard left < right || (left == right && rect.width == 0), top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func offset(at point: CGPoint) -> Int? {
    guard isLaidOut, let local = layoutNode.localPoint(of: point), layoutNode.containsPoint(local)
    else { return nil }
    let nearest = layoutNode.position(closestTo: local).offset
    // The nearest caret is before or after the character at the point.
    let starts = [TextBoundaries.characterStart(before: nearest, in: string), nearest]
    let hit = starts.first { start in
      let character = start..<TextBoundaries.characterEnd(after: start, in: string)
      return layoutNode.visibleBlocks.contains { block in
        block.selectionRects(for: character).contains { $0.contains(local) }
      }
    }
    return TextBoundaries.scalarCount(in: 0..<(hit ?? nearest), of: string)
  }
}

extension TextBlock {
  /// Returns whether an ellipsis replaces a part of the text.
  fileprivate func hides(_ part: Range<Int>) -> Bool {
    guard let hidden = layout.hidden, !part.isEmpty else { return false }
    return range.lowerBound + hidden.lowerBound <= part.lowerBound
      && part.upperBound <= range.lowerBound + hidden.upperBound
  }
}
