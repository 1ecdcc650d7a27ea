internal import Foundation

/// The matches of a search in a text that is edited.
struct TextHighlights: Equatable {
  /// The ranges in UTF-8 bytes, in order and without overlap.
  var ranges: [Range<Int>] = []
  /// The index of the current match of the search; `nil` for none.
  var current: Int?
  /// The colour behind the matches, and the colour behind the current one.
  var color = ResolvedColor.clear
  var currentColor = ResolvedColor.clear

  /// Returns the indices of the ranges that have a part of a range.
  func indices(in range: Range<Int>) -> Range<Int> {
    let start = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    let end = ranges.partitioningIndex { $0.lowerBound >= range.upperBound }
    return start..<max(start, end)
  }
}

extension [Range<Int>] {
  /// Returns the index of the first element with a property that all elements after it have; the number of elements if
  /// none has.
  func partitioningIndex(where hasProperty: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension EditedTextLayoutNode {
  /// Returns the part of a block that is in the area of the text, by whole lines.
  func visibleRange(of block: TextBlock) -> Range<Int> {
    let area = textArea
    func lines(at y: CGFloat) -> Range<Int> {
      let position = block.position(closestTo: CGPoint(x: area.midX, y: y))
      let range = block.geometry.lineRange(at: block.local(position))
      return range.lowerBound + block.range.lowerBound..<range.upperBound + block.range.lowerBound
    }
    let (first, last) = (lines(at: area.minY), lines(at: area.maxY))
    return first.lowerBound..<Swift.max(first.upperBound, last.upperBound)
  }
}
