internal import Foundation

/// The spans of a text as one string, so that line breaking is independent of spans.
///
/// Offsets are in UTF-8 bytes from the start.
struct StyledText {
  let string: String
  let styles: [SpanStyle]
  /// The end offset of each span.
  private let ends: [Int]
  /// Whether all characters are printable characters of ASCII, of one byte each.
  let isPrintableASCII: Bool

  init(_ spans: [TextSpan], scaledBy factor: CGFloat) {
    var string = ""
    var ends: [Int] = []
    for span in spans {
      string += span.string
      ends.append(string.utf8.count)
    }
    // Offsets are resolved in constant time in a native UTF-8 string, not in a bridged one.
    string.makeContiguousUTF8()
    isPrintableASCII = Self.isPrintableASCII(string.utf8.span)
    self.string = string
    self.ends = ends
    styles = spans.map { $0.style.scaled(by: factor) }
  }

  private static func isPrintableASCII(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !(0x20...0x7E).contains(bytes[index]) { return false }
    return true
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
    if isPrintableASCII { return Array(range.lowerBound...range.upperBound) }
    var offset = range.lowerBound
    return [offset]
      + self[range].map {
        offset += $0.utf8.count
        return offset
      }
  }

  /// Returns the offset at which the spaces at the end of a range start.
  func shownEnd(of range: Range<Int>) -> Int {
    guard isPrintableASCII else {
      return range.lowerBound + TextSpaces.trimmed(self[range]).utf8.count
    }
    let bytes = string.utf8.span
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  /// Returns a part of the text as a string.
  func string(in range: Range<Int>) -> String {
    if isPrintableASCII, let part = try? UTF8Span(validating: string.utf8.span.extracting(range)) {
      return String(copying: part)
    }
    return String(self[range])
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }
}
