internal import Foundation

extension LineSegments {
  /// A horizontal direction of movement on the screen.
  enum Side { case left, right }

  /// Returns the offset whose caret is next to the caret of another offset; `nil` beyond the line's
  /// edge.
  func caretOffset(_ side: Side, of offset: Int) -> Int? {
    if let boundary = stops(of: offset).primary.boundary {
      return caretOffset(side, of: offset, from: boundary)
    }
    guard
      let index = segments.firstIndex(where: {
        $0.range.lowerBound < offset && offset < $0.range.upperBound
      })
    else { return nil }
    let offsets = segments[index].caretOffsets(in: text)
    guard let current = offsets.firstIndex(of: offset) else { return nil }
    let next = current + (segments[index].isRightToLeft == (side == .left) ? 1 : -1)
    if offsets.indices.dropFirst().dropLast().contains(next) { return offsets[next] }
    let boundary = side == .right ? index + 1 : index
    return caretOffset(at: boundary) ?? caretOffset(side, of: offset, from: boundary)
  }

  /// Returns the offset of the first caret next to the caret of another offset, starting the search
  /// at a boundary between segments; `nil` beyond the line's edge.
  private func caretOffset(_ side: Side, of offset: Int, from start: Int) -> Int? {
    var boundary = start
    while true {
      let index = side == .right ? boundary : boundary - 1
      guard segments.indices.contains(index) else { return nil }
      let offsets = segments[index].caretOffsets(in: text)
      if offsets.count > 2 {
        let isFirst = segments[index].isRightToLeft == (side == .left)
        return offsets[isFirst ? 1 : offsets.count - 2]
      }
      boundary += side == .right ? 1 : -1
      if let next = caretOffset(at: boundary), next != offset { return next }
    }
  }

  /// Returns the offset whose primary caret is at a boundary between segments; `nil` at one side of
  /// a segment with an empty range, as both of its sides have the same offset.
  ///
  /// - Parameter boundary: The number of segments to the left of the boundary.
  private func caretOffset(at boundary: Int) -> Int? {
    let range = line.range
    if boundary == 0 { return line.isRightToLeft ? range.upperBound : range.lowerBound }
    if boundary == segments.count {
      return line.isRightToLeft ? range.lowerBound : range.upperBound
    }
    let (left, right) = (segments[boundary - 1], segments[boundary])
    let candidates = [
      left.isRightToLeft ? left.range.lowerBound : left.range.upperBound,
      right.isRightToLeft ? right.range.upperBound : right.range.lowerBound,
    ]
    return candidates.first { stops(of: $0).primary.boundary == boundary }
  }
}
