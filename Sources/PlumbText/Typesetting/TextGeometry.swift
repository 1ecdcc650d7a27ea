internal import Foundation

/// The geometry of a text in lines: carets, the positions nearest to points, selections and
/// movement.
///
/// Points and rectangles are in the coordinates of the text, in points, as they are drawn: measured
/// from the left in either direction. Every function except `selectionRects(for:)` processes a
/// single line, found by binary search; edges inside a run are measured on demand, and cached by
/// the measurer.
///
/// The initializer joins the strings of the content's spans; for a single span it copies no text.
package struct TextGeometry {
  let layout: TextLayout
  let text: StyledText
  let measurer: any TextMeasurer
  /// Whether the leading edge is on the right.
  let isMirrored: Bool

  /// Creates the geometry of a layout.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text.
  ///   - content: The content from which the layout was computed.
  ///   - measurer: The measurer with which the layout was computed.
  package init(_ layout: TextLayout, of content: TextContent, measurer: any TextMeasurer) {
    self.layout = layout
    self.measurer = measurer
    text = StyledText(
      layout.isTightened ? content.tightened.spans : content.spans, scaledBy: layout.fontScale)
    isMirrored = content.direction.isRightToLeft
  }

  // MARK: Lines

  /// Returns the index of the line that contains the caret of a position; `nil` if the layout has
  /// no lines.
  package func lineIndex(of position: TextPosition) -> Int? {
    let lines = layout.lines
    if lines.isEmpty { return nil }
    let offset = caretOffset(nearest: position.offset)
    let index = lastLine { $0.range.lowerBound <= offset }
    let isAtWrap = isWrap(before: index) && lines[index].range.lowerBound == offset
    return isAtWrap && position.affinity == .upstream ? index - 1 : index
  }

  /// Returns the index of the last line that satisfies a condition, by binary search; 0 if there is
  /// none. The lines that satisfy the condition must precede all others.
  private func lastLine(where holds: (TextLayout.Line) -> Bool) -> Int {
    var (low, high) = (0, layout.lines.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if holds(layout.lines[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the range of the line that contains the caret of a position, in UTF-8 bytes and
  /// without a line break.
  package func lineRange(at position: TextPosition) -> Range<Int> {
    lineIndex(of: position).map { layout.lines[$0].range } ?? 0..<0
  }

  /// Returns whether a line starts at the end of the previous one, without a line break in the
  /// text.
  func isWrap(before line: Int) -> Bool {
    line > 0 && layout.lines[line - 1].range.upperBound == layout.lines[line].range.lowerBound
  }

  /// Returns whether the line that contains the caret of a position is read from the right.
  package func isRightToLeft(at position: TextPosition) -> Bool {
    lineIndex(of: position).map { layout.lines[$0].isRightToLeft } ?? isMirrored
  }

  func segments(ofLine index: Int) -> LineSegments {
    LineSegments(layout.lines[index], in: self)
  }

  // MARK: Carets

  /// Returns the nearest offset that a caret can have: the start of the character that contains an
  /// offset, the start of the text replaced by an ellipsis, or the end of the visible text.
  ///
  /// A character that is divided by the end of a line, such as a space followed by an accent,
  /// counts as two.
  package func caretOffset(nearest offset: Int) -> Int {
    guard let last = layout.lines.last else { return 0 }
    let offset = min(max(offset, 0), last.range.upperBound)
    let line = layout.lines[lastLine { $0.range.lowerBound <= offset }]
    let start = max(text.characterStart(at: offset), line.range.lowerBound)
    guard let hidden = layout.hidden, start > hidden.lowerBound, start < hidden.upperBound else {
      return start
    }
    return hidden.lowerBound
  }

  /// Returns the caret of a position; without lines a caret of zero height at the origin.
  package func caret(at position: TextPosition) -> TextCaret {
    guard let index = lineIndex(of: position) else { return TextCaret(rect: .zero) }
    let line = layout.lines[index]
    let stops = segments(ofLine: index).stops(of: caretOffset(nearest: position.offset))
    func rect(_ x: CGFloat) -> CGRect {
      CGRect(x: x, y: line.top, width: 0, height: line.height)
    }
    return TextCaret(rect: rect(stops.primary.x), secondary: stops.secondary.map { rect($0.x) })
  }

  /// Returns the position whose caret is nearest to a point.
  ///
  /// A point above or below the text counts as a point on its first or last line, a point beside a
  /// line as the line's nearer end, as in text editors on Linux. Inside a line the position is
  /// before or after the character under the point, depending on the half that contains the point.
  package func position(closestTo point: CGPoint) -> TextPosition {
    guard let index = lineIndex(closestTo: point.y) else { return TextPosition(offset: 0) }
    var position = segments(ofLine: index).position(at: point.x)
    position.offset = caretOffset(nearest: position.offset)
    return position
  }

  /// Returns the index of the line nearest to a vertical position; `nil` if the layout has no
  /// lines.
  package func lineIndex(closestTo y: CGFloat) -> Int? {
    let lines = layout.lines
    if lines.isEmpty { return nil }
    let index = lastLine { $0.top <= y }
    let next = index + 1
    let bottom = lines[index].top + lines[index].height
    return next < lines.count && lines[next].top - y < y - bottom ? next : index
  }

  // MARK: Selections

  /// Returns the rectangles that cover a range of the text, line by line and from left to right.
  ///
  /// A line has one rectangle for each contiguous part of the range; an empty line in the range has
  /// one of zero width. Bounds inside a character count as its start.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    let start = caretOffset(nearest: range.lowerBound)
    let end = caretOffset(nearest: range.upperBound)
    guard start < end, let first = lineIndex(of: TextPosition(offset: start)) else { return [] }
    var rects: [CGRect] = []
    for index in first..<layout.lines.count {
      let line = layout.lines[index]
      if line.range.lowerBound >= end { break }
      let part = (start..<end).clamped(to: line.range)
      if part.isEmpty && !line.range.isEmpty { continue }
      let segments = segments(ofLine: index)
      let intervals =
        line.range.isEmpty
        ? [(left: segments.left, right: segments.right)] : segments.intervals(of: part)
      rects += intervals.map {
        CGRect(x: $0.left, y: line.top, width: $0.right - $0.left, height: line.height)
      }
    }
    return rects
  }

  // MARK: Movement

  /// Returns the position of the next caret on the left; `nil` at an end of the text.
  ///
  /// Beyond the edge of a line this is the end of the previous line or the start of the next one,
  /// depending on the direction of the line.
  package func position(leftOf position: TextPosition) -> TextPosition? {
    self.position(.left, of: position)
  }

  /// Returns the position of the next caret on the right; `nil` at an end of the text.
  package func position(rightOf position: TextPosition) -> TextPosition? {
    self.position(.right, of: position)
  }

  private func position(_ side: LineSegments.Side, of position: TextPosition) -> TextPosition? {
    let offset = caretOffset(nearest: position.offset)
    let caretPosition = TextPosition(offset: offset, affinity: position.affinity)
    guard var index = lineIndex(of: caretPosition) else { return nil }
    let isForward = layout.lines[index].isRightToLeft == (side == .left)
    // At a wrap two carets have the same offset, and the next offset is beyond both.
    if isForward, index + 1 < layout.lines.count, isWrap(before: index + 1),
      layout.lines[index + 1].range.lowerBound == offset
    {
      index += 1
    } else if !isForward, isWrap(before: index), layout.lines[index].range.lowerBound == offset {
      index -= 1
    }
    if let next = segments(ofLine: index).caretOffset(side, of: offset) {
      return TextPosition(offset: next)
    }
    let other = isForward ? index + 1 : index - 1
    guard layout.lines.indices.contains(other) else { return nil }
    let range = layout.lines[other].range
    return TextPosition(offset: isForward ? range.lowerBound : range.upperBound)
  }
}

extension TextLayout.Line {
  /// The distance of the line's top from the top of the text, in points.
  var top: CGFloat { baseline - ascent }
}

extension StyledText {
  /// Returns the start of the character that contains an offset, or the offset itself at the end of
  /// the text.
  func characterStart(at offset: Int) -> Int {
    if isPrintableASCII { return offset }
    let index = string.utf8.index(string.startIndex, offsetBy: offset)
    if index == string.startIndex || index == string.endIndex { return offset }
    return self.offset(of: string.index(before: string.index(after: index)))
  }
}
