internal import Foundation

/// The spans of a text as one string, so that line breaking is independent of spans.
///
/// Offsets are in UTF-8 bytes from the start.
struct StyledText {
  let string: String
  let styles: [SpanStyle]
  /// The end offset of each span.
  private let ends: [Int]

  init(_ spans: [TextSpan], scaledBy factor: CGFloat) {
    var string = ""
    var ends: [Int] = []
    for span in spans {
      string += span.string
      ends.append(string.utf8.count)
    }
    // Offsets are resolved in constant time in a native UTF-8 string, not in a bridged one.
    string.makeContiguousUTF8()
    self.string = string
    self.ends = ends
    styles = spans.map { $0.style.scaled(by: factor) }
  }

  /// Returns the index of the span that contains an offset; the end of the text is in the last
  /// span.
  func span(at offset: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if offset < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the end offset of a span.
  func end(ofSpan span: Int) -> Int { ends[span] }

  subscript(range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// Returns the offset of an index.
  func offset(of index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Returns the offsets of the character boundaries in a range, including its ends.
  func characterOffsets(in range: Range<Int>) -> [Int] {
    var offset = range.lowerBound
    return [offset]
      + self[range].map {
        offset += $0.utf8.count
        return offset
      }
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }
}
