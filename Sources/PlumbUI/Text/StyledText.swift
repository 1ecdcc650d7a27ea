internal import Foundation

/// The spans of a text as one string, so that it breaks into lines as a whole.
///
/// Places in it are UTF-8 bytes from its start.
struct StyledText {
  let string: String
  let styles: [SpanStyle]
  /// Where each span ends.
  private let ends: [Int]

  init(_ spans: [TextSpan], scaledBy factor: CGFloat) {
    var string = ""
    var ends: [Int] = []
    for span in spans {
      string += span.string
      ends.append(string.utf8.count)
    }
    // Places are found at once in a string of the language's own, not in one of another's.
    string.makeContiguousUTF8()
    self.string = string
    self.ends = ends
    styles = spans.map { $0.style.scaled(by: factor) }
  }

  /// The span a place lies in; the end of the text lies in the last one.
  func span(at place: Int) -> Int {
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if place < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where a span ends.
  func end(ofSpan span: Int) -> Int { ends[span] }

  subscript(range: Range<Int>) -> Substring {
    string[index(range.lowerBound)..<index(range.upperBound)]
  }

  /// The place of an index.
  func place(of index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  /// The places between the characters of a range, its ends included.
  func characterPlaces(in range: Range<Int>) -> [Int] {
    var place = range.lowerBound
    return [place]
      + self[range].map {
        place += $0.utf8.count
        return place
      }
  }

  private func index(_ place: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: place)
  }
}
